import { readSettings, type Settings } from '@portaria/contract/settings'
import { directionOf } from '@portaria/i18n/languages'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { readStored, writeStored } from '../session/session-storage.ts'

/** What this browser shows before it knows who is there; `public/theme.js` reads the same. */
const LOOK_KEY = 'look'

/** Keeps what a page shows as a whole, or forgets it. */
export function keepLook(settings: Settings | null): void {
  if (settings === null) {
    writeStored(LOOK_KEY, null)
    return
  }
  const { theme, fontSize, direction, customScrollbars } = settings
  const look = new URLSearchParams({
    scheme: theme.main,
    size: String(fontSize),
    direction,
    scrollbars: customScrollbars ? 'thin' : 'native',
  })
  writeStored(LOOK_KEY, look.toString())
}

/** Settings in the look that was kept, and otherwise as they come. */
export function settingsInKeptLook(): Settings {
  const look = new URLSearchParams(readStored(LOOK_KEY) ?? '')
  return readSettings({
    theme: { main: look.get('scheme') },
    fontSize: Number(look.get('size') ?? Number.NaN),
    direction: look.get('direction') ?? directionOf(currentLanguage()),
    customScrollbars: look.get('scrollbars') !== 'native',
  })
}
