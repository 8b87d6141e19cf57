/** Starts the page. */
import '@fontsource-variable/alegreya/wght.css'
import '@fontsource-variable/golos-text/wght.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'

const target = document.getElementById('page')
if (target) mount(App, { target })
