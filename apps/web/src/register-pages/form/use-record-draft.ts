import { useMemo } from 'react'
import { type OfferedDraft, useDraft } from '../../platform/drafts/use-draft.ts'
import { useRegister } from '../register-context.tsx'
import { draftPaths } from './form-values.ts'
import type { RecordForm } from './use-record-form.ts'

/** The draft of a record's form. */
export function useRecordDraft({ form, base, fields, nested }: RecordForm): OfferedDraft {
  const { name } = useRegister().register
  const paths = useMemo(() => draftPaths(fields, nested), [fields, nested])
  return useDraft({ form, name, record: base?.id ?? 'new', version: base?.version ?? null, paths })
}
