import { useSyncExternalStore } from 'react'
import { type Formats, formatsOf } from '../formats.ts'
import { isOnPaper, onPaperChange } from '../paper.ts'
import { onShownZone, shownZone } from '../time-zone.ts'
import { useLanguage } from './texts.ts'

/**
 * Returns the formats of the page's language and a zone, the shown one if none is given; renders
 * again when either changes and when the page goes to paper.
 */
export function useFormats(zone?: string): Formats {
  const shown = useSyncExternalStore(onShownZone, shownZone, shownZone)
  const onPaper = useSyncExternalStore(onPaperChange, isOnPaper, isOnPaper)
  return formatsOf(useLanguage(), zone ?? shown, onPaper)
}
