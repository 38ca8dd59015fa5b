import { useMemo } from 'react'
import { type OfferedDraft, useDraft } from '../../platform/drafts/use-draft.ts'
import { useRegister } from '../register-context.tsx'
import { draftPaths } from './form-values.ts'
import type { RecordForm } from './use-record-form.ts'

/**
 * The draft of a record's form. `about` names what a new record belongs to, so that two new records
 * have different drafts.
 */
export function useRecordDraft(
  { form, base, fields, nested }: RecordForm,
  about = '',
): OfferedDraft {
  const { name } = useRegister().register
  const paths = useMemo(() => draftPaths(fields, nested), [fields, nested])
  const record = base?.id ?? `new${about}`
  return useDraft({ form, name, record, version: base?.version ?? null, paths })
}
