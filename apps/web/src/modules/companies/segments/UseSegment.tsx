import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Check, Undo2 } from 'lucide-react'
import { useChosenSegment } from '../../../platform/segment.store.ts'
import { recordTitle } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { segmentsTexts } from './texts/segments-texts.ts'
import { useChangeSegment } from './use-change-segment.ts'

/** A button on a segment's page that chooses it for this browser, or restores the company's own. */
export function UseSegment({ record }: RecordSlotProps) {
  const { register } = useRegister()
  const t = segmentsTexts.useTexts()
  const chosen = useChosenSegment()
  const change = useChangeSegment()
  if (chosen?.id === record.id) {
    return (
      <>
        <Badge tone="success" icon={Check}>
          {t('inUse')}
        </Badge>
        <Button icon={Undo2} onClick={() => change(null)}>
          {t('leave')}
        </Button>
      </>
    )
  }
  if (record.status !== 'ATIVO') return null
  const segment = { id: record.id, name_segment: recordTitle(register, record) }
  return (
    <Button icon={Check} onClick={() => change(segment)}>
      {t('use')}
    </Button>
  )
}
