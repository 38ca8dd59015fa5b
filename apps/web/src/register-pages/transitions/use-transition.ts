import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import type { FormValues } from '../form/form-values.ts'
import type { RegisterRecord } from '../record.ts'
import { recordTitle } from '../record.ts'
import { actOn } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { refreshRegister } from '../register-queries.ts'

/**
 * Returns a function that performs a transition of a record, confirms it, and reads the record
 * again.
 */
export function useTransition(
  record: RegisterRecord,
): (name: string, values: FormValues) => Promise<void> {
  const { register, transitionWords } = useRegister()
  const client = useQueryClient()
  return async (name, values) => {
    try {
      await actOn(register, record.id, name, values)
      const text = recordTitle(register, record)
      showToast({ title: transitionWords(name).done, text, tone: 'success' })
    } finally {
      // The record is read again after a failure too: if somebody else was first, the page then
      // shows the current state.
      await refreshRegister(client, register)
    }
  }
}
