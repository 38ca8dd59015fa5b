import { useSyncExternalStore } from 'react'
import { type Formats, formatsOf } from '../formats.ts'
import { onShownZone, shownZone } from '../time-zone.ts'
import { useLanguage } from './texts.ts'

/** Returns the formats of the page's language and zone; renders again when either changes. */
export function useFormats(): Formats {
  const zone = useSyncExternalStore(onShownZone, shownZone, shownZone)
  return formatsOf(useLanguage(), zone)
}
