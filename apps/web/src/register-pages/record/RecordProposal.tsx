import { useFormats } from '@portaria/i18n/react/use-formats'
import { asReference, type RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'

/** Shows who proposed a record that waits for a decision, and when. */
export function RecordProposal({ record }: { record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const { when } = useFormats()
  const { states } = useRegister().register
  const by = asReference(record['creator'])?.title
  const waits = Object.hasOwn(states?.needs ?? {}, String(record[states?.field ?? '']))
  if (!waits || !by) return null
  return (
    <span className="block pt-1">
      {text('record.proposed', { by, at: when(record.created_at) })}
    </span>
  )
}
