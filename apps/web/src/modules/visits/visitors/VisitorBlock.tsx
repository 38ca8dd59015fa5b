import { useFormats } from '@portaria/i18n/react/use-formats'
import { Banner } from '@portaria/ui/feedback/Banner'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { visitorTexts } from './texts/visitor-texts.ts'
import { blockIn } from './visitor-block.ts'

/**
 * Shows who blocked a visitor, when, and until when; the reason is only for roles that may read it.
 */
export function VisitorBlock({ record }: RecordSlotProps) {
  const text = visitorTexts.useTexts()
  const { when } = useFormats()
  const block = blockIn(record)
  if (!block) return null
  const by = block.by ?? text('block.system')
  const reason = record['blocked_reason']
  return (
    <Banner tone="danger" title={text('block.by', { by, at: when(block.at) })}>
      {typeof reason === 'string' && <p>{reason}</p>}
      <p>
        {block.until === null
          ? text('block.holds')
          : text('block.ends', { until: when(block.until) })}
      </p>
    </Banner>
  )
}
