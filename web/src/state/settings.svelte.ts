/* How this reader wants it: language, theme, speed of motion, sound, being called. */
import { keep, recall } from './keep'

export type Language = 'en' | 'fr'
export type Theme = 'dark' | 'light'
export const SPEEDS = [1, 2, 0] as const // 0: everything at once
export type Speed = (typeof SPEEDS)[number]

function firstLanguage(): Language {
  const kept = recall('language') ?? navigator.languages.find((one) => /^(en|fr)/.test(one))
  return kept?.startsWith('fr') ? 'fr' : 'en'
}

function firstTheme(): Theme {
  const kept = recall('theme')
  if (kept === 'light' || kept === 'dark') return kept
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

function firstSpeed(): Speed {
  const kept = Number(recall('speed') ?? 1)
  return SPEEDS.find((one) => one === kept) ?? 1
}

class Settings {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>(firstTheme())
  speed = $state<Speed>(firstSpeed())
  /** Whether one hears what happens; nobody does unless they asked for it. */
  sound = $state(recall('sound') === 'on')
  /** Whether the coach has notes for the first games. */
  notes = $state(recall('notes') !== 'off')
  /** Whether the system shall say when it is one's turn. */
  notify = $state(recall('notify') === 'on')

  /** Put them where style sheets and screen readers look. */
  show(): void {
    document.documentElement.dataset.theme = this.theme
    document.documentElement.lang = this.language
  }

  setLanguage(language: Language): void {
    this.language = language
    keep('language', language)
    this.show()
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    keep('theme', this.theme)
    this.show()
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] as Speed
    keep('speed', String(this.speed))
  }

  toggleSound(): void {
    this.sound = !this.sound
    keep('sound', this.sound ? 'on' : null)
  }

  setNotes(notes: boolean): void {
    this.notes = notes
    keep('notes', notes ? null : 'off')
  }

  setNotify(notify: boolean): void {
    this.notify = notify
    keep('notify', notify ? 'on' : null)
  }
}

export const settings = new Settings()
