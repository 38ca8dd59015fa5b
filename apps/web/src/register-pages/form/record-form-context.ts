import { createContext, use } from 'react'
import type { RecordForm } from './use-record-form.ts'

/** What the fields of a form share: its `shared` part, which stays the same while somebody types. */
export const RecordFormContext = createContext<RecordForm['shared'] | null>(null)

/** The surrounding form; throws outside one. */
export function useFormParts(): RecordForm['shared'] {
  const parts = use(RecordFormContext)
  if (parts === null) throw new Error('a field of a form needs a RecordFormContext above it')
  return parts
}
