import type { SchemeName, Settings } from '@portaria/contract/settings'
import { applyTheme } from '@portaria/ui/theme'
import { afterPaint } from '../after-paint.ts'

/** The schemes of `system`: what the device asks for by day and by night. */
const systemSchemes = { light: 'light1', dark: 'dark1' } as const satisfies Record<
  string,
  SchemeName
>

/** Whether the device asks for dark; null where there is no device. */
export function darkDevice(): MediaQueryList | null {
  return typeof window === 'undefined' ? null : window.matchMedia('(prefers-color-scheme: dark)')
}

/** The scheme of the page, whoever chose it. */
export function shownScheme({ theme }: Pick<Settings, 'theme'>): SchemeName {
  if (theme.main !== 'system') return theme.main
  return darkDevice()?.matches === true ? systemSchemes.dark : systemSchemes.light
}

/** Puts on the page what belongs to it as a whole; `public/theme.js` does the same before first paint. */
export function showOnPage(settings: Settings): void {
  const root = document.documentElement
  applyTheme(root, {
    scheme: shownScheme(settings),
    direction: settings.direction,
    fontScale: settings.fontSize,
    scrollbars: settings.customScrollbars ? 'thin' : 'native',
  })
  afterPaint(colourBrowser)
}

/** The bars of the browser around the page take its ground. */
function colourBrowser(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ui-ground')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
}
