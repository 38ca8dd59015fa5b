import { createContext, use } from 'react'
import type { RecordForm } from './use-record-form.ts'

/** The `shared` part of a form, for its fields; it stays the same object while somebody types. */
export const RecordFormContext = createContext<RecordForm['shared'] | null>(null)

/** Returns the shared part of the surrounding form; throws outside one. */
export function useFormParts(): RecordForm['shared'] {
  const parts = use(RecordFormContext)
  if (parts === null) throw new Error('a field of a form needs a RecordFormContext above it')
  return parts
}
