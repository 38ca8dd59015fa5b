import { Button } from '@portaria/ui/actions/Button'
import { Layers } from 'lucide-react'
import { showSegmentDialog } from './segment-dialog.ts'
import { segmentsTexts } from './texts/segments-texts.ts'

/**
 * A button beside the list of segments that opens the chooser of the segment shown in this browser.
 */
export function ChooseSegment() {
  const t = segmentsTexts.useTexts()
  return (
    <Button icon={Layers} onClick={() => showSegmentDialog(true)}>
      {t('choose')}
    </Button>
  )
}
