import { useFormats } from '@portaria/i18n/react/use-formats'
import { asReference, type RegisterRecord } from './record.ts'
import { pageTexts } from './texts/register-page-texts.ts'

/** Shows who created a record, and when. */
export function MadeBy({ record }: { record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const { when } = useFormats()
  const { title: name } = asReference(record['creator']) ?? { title: text('system') }
  return (
    <>
      {name} <span className="tabular text-muted">{when(record.created_at)}</span>
    </>
  )
}
