import { PaperSheet } from '../../../platform/letterhead/PaperSheet.tsx'
import { PrintButton } from '../../../platform/letterhead/PrintButton.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { HandoverSheet } from './HandoverSheet.tsx'
import { figuresIn } from './handover-figures.ts'
import { handoverTexts } from './texts/handover-texts.ts'

/** Prints a handover as a page of the gate's log book. */
export function PrintHandover({ record }: RecordSlotProps) {
  const t = handoverTexts.useTexts()
  const figures = figuresIn(record)
  if (!figures) return null
  return (
    <PrintButton
      sheet={
        <PaperSheet>
          <HandoverSheet {...{ record, figures }} />
        </PaperSheet>
      }
    >
      {t('print')}
    </PrintButton>
  )
}
