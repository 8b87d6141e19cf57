/** Light or dark, sound or silence: what a reader sets once. */
type Theme = 'dark' | 'light'
const THEME = 'roadstead-theme'
const SOUND = 'roadstead-sound'

class Settings {
  theme = $state<Theme>(wanted())
  sound = $state(localStorage.getItem(SOUND) !== 'off')

  constructor() {
    document.documentElement.dataset.theme = this.theme
  }

  turnTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    localStorage.setItem(THEME, this.theme)
    document.documentElement.dataset.theme = this.theme
  }

  turnSound(): void {
    this.sound = !this.sound
    localStorage.setItem(SOUND, this.sound ? 'on' : 'off')
  }
}

function wanted(): Theme {
  const kept = localStorage.getItem(THEME)
  if (kept === 'dark' || kept === 'light') return kept
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

export const settings = new Settings()
