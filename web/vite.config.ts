import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: { outDir: '../src/roadstead/server/page', emptyOutDir: true, manifest: true },
})
