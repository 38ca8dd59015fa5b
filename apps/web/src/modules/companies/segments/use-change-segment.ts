import { useLanguage } from '@portaria/i18n/react/texts'
import { showToast } from '@portaria/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { type ChosenSegment, chooseSegment } from '../../../platform/segment.store.ts'
import { segmentName } from './segment-name.ts'
import { segmentsTexts } from './texts/segments-texts.ts'

/** Returns a function that chooses a segment, or the company's own for null, and confirms it. */
export function useChangeSegment(): (segment: ChosenSegment | null) => void {
  const t = segmentsTexts.useTexts()
  const language = useLanguage()
  const router = useRouter()
  return (segment) => {
    chooseSegment(segment)
    // A title in the address belongs to the previous segment.
    const { pathname, searchStr } = router.latestLocation
    const search = new URLSearchParams(searchStr)
    if (search.has('title')) {
      search.delete('title')
      const href = search.size > 0 ? `${pathname}?${search}` : pathname
      void router.navigate({ href, replace: true, resetScroll: false })
    }
    const name = segment === null ? '' : segmentName(language, segment.name_segment)
    const title = segment === null ? t('left') : t('used', { name })
    showToast({ title, tone: 'success' })
  }
}
