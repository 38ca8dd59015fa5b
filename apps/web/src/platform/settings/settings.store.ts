import {
  changeOfSettings,
  defaultSettings,
  keepUnchanged,
  readSettings,
  type Settings,
  type SettingsChange,
} from '@portaria/contract/settings/settings'
import { directionOf } from '@portaria/i18n/languages'
import { currentLanguage, onLanguageChange } from '@portaria/i18n/react/texts'
import { afterPaint } from '../after-paint.ts'
import { currentSession, onSessionChange } from '../session/session.store.ts'
import { saveSettings } from './save-settings.ts'
import { darkDevice, showOnPage } from './show-on-page.ts'
import { settingsWithStoredLook, storeLook } from './stored-look.ts'

/** Milliseconds without changes before they are saved. */
const SAVE_AFTER = 600

const listeners = new Set<() => void>()
/** Changes that have not been saved to the server yet. */
let unsaved: Settings | null = null
let confirming = false
let timer: ReturnType<typeof setTimeout> | undefined
let person = currentSession().user?.id ?? null
let settings = person === null ? settingsWithStoredLook() : settingsOfPerson()

/** The settings shown: a signed-in person's own, or this browser's. */
export function currentSettings(): Settings {
  return settings
}

/** Calls back after every change; returns a function that ends it. */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Changes some settings: they show at once, are kept by this browser, and after a pause are saved
 * to the signed-in person. `confirm` shows a message when that is done.
 */
export function changeSettings(change: SettingsChange, { confirm = false } = {}): void {
  replaceSettings(changeOfSettings(settings, change), confirm)
}

/** Resets the look, keeping the direction of the language; choices about notifications stay. */
export function resetSettings(): void {
  const direction = directionOf(currentLanguage())
  const { notifications, quietHours } = settings
  const kept = { direction, notifications, quietHours }
  replaceSettings(changeOfSettings(defaultSettings(), kept), true)
}

function replaceSettings(next: Settings, confirm: boolean): void {
  if (currentSession().user !== null) {
    unsaved = next
    confirming ||= confirm
    clearTimeout(timer)
    timer = setTimeout(() => void save(), SAVE_AFTER)
  }
  show(next)
}

function show(newer: Settings): void {
  const next = keepUnchanged(settings, newer)
  settings = next
  showOnPage(next)
  for (const listener of listeners) listener()
  afterPaint(() => storeLook(settings))
}

async function save(): Promise<void> {
  const sent = unsaved
  if (sent === null) return
  const confirm = confirming
  confirming = false
  clearTimeout(timer)
  await saveSettings(sent, confirm)
  if (unsaved !== sent) return
  unsaved = null
  follow()
}

/** The person's saved settings, or else the defaults with the look chosen before signing in. */
function settingsOfPerson(): Settings {
  const saved = currentSession().user?.settings ?? {}
  const { theme, fontSize, direction } = settingsWithStoredLook()
  return readSettings({ theme: { main: theme.main }, fontSize, direction, ...saved })
}

/** Applies a change of the session: signed in, saved elsewhere, or signed out. */
function follow(): void {
  const id = currentSession().user?.id ?? null
  const samePerson = id === person
  person = id
  if (!samePerson) unsaved = null
  if (id !== null) {
    const next = unsaved ?? settingsOfPerson()
    if (keepUnchanged(settings, next) !== settings) show(next)
  } else if (!samePerson) {
    // The next person starts with the defaults.
    storeLook(null)
    show(settingsWithStoredLook())
  }
}

onSessionChange(follow)
onLanguageChange((language) => {
  const direction = directionOf(language)
  if (direction !== settings.direction) changeSettings({ direction })
})
darkDevice()?.addEventListener('change', () => showOnPage(settings))
if (typeof window !== 'undefined') {
  showOnPage(settings)
  // Saves pending changes when the page is closed.
  window.addEventListener('pagehide', () => {
    storeLook(settings)
    void save()
  })
}
