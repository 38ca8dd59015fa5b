import { applyTheme, clampFontScale } from '@portaria/ui/theme'
import { readStored, writeStored } from '../session/session-storage.ts'

export type SchemeChoice = 'light' | 'dark' | 'system'

/** How this browser shows the app; `public/theme.js` reads the same before first paint. */
export type Look = {
  readonly scheme: SchemeChoice
  /** Root font size in percent: 70 to 130. */
  readonly fontScale: number
}

const SCHEME_KEY = 'theme'
const FONT_KEY = 'font_scale'

export const schemeChoices = ['light', 'dark', 'system'] as const satisfies readonly SchemeChoice[]

const listeners = new Set<() => void>()
let look: Look = {
  scheme: asScheme(readStored(SCHEME_KEY)),
  fontScale: clampFontScale(Number(readStored(FONT_KEY) ?? Number.NaN)),
}

/** What was saved, or `system` for anything else. */
export function asScheme(value: unknown): SchemeChoice {
  return schemeChoices.find((choice) => choice === value) ?? 'system'
}

export function currentLook(): Look {
  return look
}

/** Calls back after every change; returns what ends it. */
export function onLookChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the look of the page and of the next visit. */
export function changeLook(changes: Partial<Look>): void {
  look = { ...look, ...changes }
  writeStored(SCHEME_KEY, look.scheme)
  writeStored(FONT_KEY, String(look.fontScale))
  showLook()
}

/** Puts the look on the page and follows the system's scheme where it was left to it. */
export function startLook(): void {
  showLook()
  darkSystem().addEventListener('change', showLook)
}

/** The scheme that is on the page, whoever chose it. */
export function shownScheme(): 'light' | 'dark' {
  const dark = look.scheme === 'system' ? darkSystem().matches : look.scheme === 'dark'
  return dark ? 'dark' : 'light'
}

function darkSystem(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function showLook(): void {
  const root = document.documentElement
  applyTheme(root, { scheme: shownScheme(), fontScale: look.fontScale })
  const ground = getComputedStyle(root).getPropertyValue('--ui-ground')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  for (const listener of listeners) listener()
}
