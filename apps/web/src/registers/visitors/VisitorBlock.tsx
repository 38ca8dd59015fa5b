import { useLanguage } from '@portaria/i18n/react/texts'
import { Banner } from '@portaria/ui/feedback/Banner'
import { momentWords } from '../../register-pages/field-values/moment.ts'
import type { FormSlotProps } from '../../register-pages/register-slots.ts'
import { registersTexts } from '../texts/registers-texts.ts'
import { blockIn } from './visitor-block.ts'

/** Who blocked a visitor, when, and until when; the reason is for whoever may read it. */
export function VisitorBlock({ record }: FormSlotProps) {
  const text = registersTexts.useTexts()
  const language = useLanguage()
  const block = blockIn(record)
  if (!block) return null
  const by = block.by ?? text('block.system')
  const reason = record['blocked_reason']
  return (
    <Banner tone="danger" title={text('block.by', { by, at: momentWords(block.at, language) })}>
      {typeof reason === 'string' && <p>{reason}</p>}
      <p>
        {block.until === null
          ? text('block.holds')
          : text('block.ends', { until: momentWords(block.until, language) })}
      </p>
    </Banner>
  )
}
