import { readSettings, type Settings } from '@portaria/contract/settings/settings'
import { directionOf } from '@portaria/i18n/languages'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { readStored, writeStored } from '../session/session-storage.ts'

/** Storage key of the look before the person is known; `public/theme.js` reads it too. */
const LOOK_KEY = 'look'

/** Stores the look of the page, or clears it. */
export function storeLook(settings: Settings | null): void {
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

/** The default settings with the stored look. */
export function settingsWithStoredLook(): Settings {
  const look = new URLSearchParams(readStored(LOOK_KEY) ?? '')
  return readSettings({
    theme: { main: look.get('scheme') },
    fontSize: Number(look.get('size') ?? Number.NaN),
    direction: look.get('direction') ?? directionOf(currentLanguage()),
    customScrollbars: look.get('scrollbars') !== 'native',
  })
}
