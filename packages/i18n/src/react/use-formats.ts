import { useSyncExternalStore } from 'react'
import { type Formats, formatsOf } from '../formats.ts'
import { onShownZone, shownZone } from '../time-zone.ts'
import { useLanguage } from './texts.ts'

/** The formats of the page's language and zone; the component follows a change of either. */
export function useFormats(): Formats {
  const zone = useSyncExternalStore(onShownZone, shownZone, shownZone)
  return formatsOf(useLanguage(), zone)
}
