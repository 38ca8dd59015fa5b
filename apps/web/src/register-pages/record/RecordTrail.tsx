import { useFormats } from '@portaria/i18n/react/use-formats'
import type { RegisterRecord } from '../record.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

/** When a record was made and last changed; nothing where the reader may not know. */
export function RecordTrail({ record }: { record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const { dateTime } = useFormats()
  const { created_at: made, updated_at: changed } = record
  if (!made) return null
  return (
    <p className="tabular px-1 text-xs text-muted">
      {text('record.made', { at: dateTime(made) })}
      {changed && changed !== made && ` ${text('record.changed', { at: dateTime(changed) })}`}
    </p>
  )
}
