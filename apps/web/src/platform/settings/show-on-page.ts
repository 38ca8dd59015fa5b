import type { SchemeName, Settings } from '@portaria/contract/settings/settings'
import { applyTheme } from '@portaria/ui/theme'
import { afterPaint } from '../after-paint.ts'
import { isDark } from './scheme-kind.ts'

/** The light and the dark scheme used by `system`. */
const systemSchemes = { light: 'light1', dark: 'dark1' } as const satisfies Record<
  string,
  SchemeName
>

/** The size of text of the night look, in per cent. */
const NIGHT_SIZE = 120

/** Whether the page is shown dark and larger, whatever the person's settings say. */
let isNight = false

/** Shows the page dark and larger until it is called again; the settings stay as they are. */
export function showByNight(night: boolean, settings: Settings): void {
  isNight = night
  showOnPage(settings)
}

/** The device's preference for dark schemes; null outside a browser. */
export function darkDevice(): MediaQueryList | null {
  return typeof window === 'undefined' ? null : window.matchMedia('(prefers-color-scheme: dark)')
}

/** The scheme of the page: the chosen one, or for `system` that of the device. */
export function shownScheme({ theme }: Pick<Settings, 'theme'>): SchemeName {
  if (theme.main !== 'system') return theme.main
  return darkDevice()?.matches === true ? systemSchemes.dark : systemSchemes.light
}

/** Applies the look to the page; `public/theme.js` does the same before the first paint. */
export function showOnPage(settings: Settings): void {
  const root = document.documentElement
  const scheme = shownScheme(settings)
  applyTheme(root, {
    scheme: isNight && !isDark(scheme) ? systemSchemes.dark : scheme,
    direction: settings.direction,
    fontScale: isNight ? Math.max(settings.fontSize, NIGHT_SIZE) : settings.fontSize,
    scrollbars: settings.customScrollbars ? 'thin' : 'native',
  })
  afterPaint(colourBrowser)
}

/** Colours the browser's bars like the page. */
function colourBrowser(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ui-ground')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
}
