import { useSegment } from '../../../../platform/segment.store.ts'
import { liveTexts } from './texts/live-texts.ts'

/** The name of the live view in the words of the shown segment: "Condomínio ao vivo". */
export function useLiveTitle(): string {
  const t = liveTexts.useTexts()
  return t(`place.${useSegment().base}`)
}
