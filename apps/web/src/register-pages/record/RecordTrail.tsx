import { useFormats } from '@portaria/i18n/react/use-formats'
import { asReference, type RegisterRecord } from '../record.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

/** When and by whom a record was created and last changed, as far as the reader may know. */
export function RecordTrail({ record }: { record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const { when } = useFormats()
  const { created_at: made, updated_at: changed } = record
  if (!made) return null
  const by = asReference(record['creator'])?.title
  const at = when(made)
  return (
    <p className="tabular col-span-full text-xs text-muted">
      {by ? text('record.madeBy', { by, at }) : text('record.made', { at })}
      {changed && changed !== made && ` ${text('record.changed', { at: when(changed) })}`}
    </p>
  )
}
