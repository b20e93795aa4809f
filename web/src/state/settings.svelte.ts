/* The settings of this browser: language, theme, animation speed, sound, notifications. */
import { store, load } from './storage'

export type Language = 'en' | 'fr'
export type Theme = 'dark' | 'light'
export const SPEEDS = [0.5, 1, 2, 0] as const // 0: no animation
/** When moves are suggested: at the first tables of a game, always or never. */
export const SUGGESTIONS = ['first', 'on', 'off'] as const
export type Suggestions = (typeof SUGGESTIONS)[number]
export type Speed = (typeof SPEEDS)[number]

function firstLanguage(): Language {
  const stored =
    load('language') ?? navigator.languages.find((language) => /^(en|fr)/.test(language))
  return stored?.startsWith('fr') ? 'fr' : 'en'
}

function firstTheme(): Theme {
  const stored = load('theme')
  if (stored === 'light' || stored === 'dark') return stored
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

function firstSpeed(): Speed {
  const stored = Number(load('speed') ?? 1)
  return SPEEDS.find((speed) => speed === stored) ?? 1
}

function firstSuggestions(): Suggestions {
  const stored = load('suggestions')
  return SUGGESTIONS.find((setting) => setting === stored) ?? 'first'
}

class Settings {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>(firstTheme())
  speed = $state<Speed>(firstSpeed())
  /** Whether the table pauses after each action of others. */
  isStepping = $state(load('stepping') === 'on')
  /** Whether sounds are on; off by default. */
  sound = $state(load('sound') === 'on')
  /** When the recommended move is gold. */
  suggestions = $state<Suggestions>(firstSuggestions())
  /** Whether the coach has notes for the first games. */
  notes = $state(load('notes') !== 'off')
  /** Whether bots may talk at great moments. */
  banter = $state(load('banter') !== 'off')
  /** Whether single letters and digits are shortcuts; Tab, Enter, arrows and Esc always work. */
  shortcuts = $state(load('shortcuts') !== 'off')
  /** Whether a system notification announces your turn. */
  notify = $state(load('notify') === 'on')

  /** Sets the attributes that style sheets and screen readers use. */
  show(): void {
    document.documentElement.dataset.theme = this.theme
    document.documentElement.lang = this.language
  }

  setLanguage(language: Language): void {
    this.language = language
    store('language', language)
    this.show()
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    store('theme', this.theme)
    this.show()
  }

  /** The suffix of the text keys of the speed. */
  get speedName(): string {
    return this.speed === 0.5 ? 'half' : String(this.speed)
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] as Speed
    store('speed', String(this.speed))
  }

  nextSuggestions(): void {
    const next = (SUGGESTIONS.indexOf(this.suggestions) + 1) % SUGGESTIONS.length
    this.suggestions = SUGGESTIONS[next] as Suggestions
    store('suggestions', this.suggestions === 'first' ? null : this.suggestions)
  }

  toggleStepping(): void {
    this.isStepping = !this.isStepping
    store('stepping', this.isStepping ? 'on' : null)
  }

  toggleSound(): void {
    this.sound = !this.sound
    store('sound', this.sound ? 'on' : null)
  }

  setNotes(notes: boolean): void {
    this.notes = notes
    store('notes', notes ? null : 'off')
  }

  toggleBanter(): void {
    this.banter = !this.banter
    store('banter', this.banter ? null : 'off')
  }

  toggleShortcuts(): void {
    this.shortcuts = !this.shortcuts
    store('shortcuts', this.shortcuts ? null : 'off')
  }

  setNotify(notify: boolean): void {
    this.notify = notify
    store('notify', notify ? 'on' : null)
  }
}

export const settings = new Settings()
