import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type RegisterRecord, recordTitle } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { refreshRegister } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { removalOf, useRestore } from './RemovedBanner.tsx'

/** Returns a function that reports a removal, offers to undo it, and reads the register again. */
export function useTellRemoved(record: RegisterRecord): () => void {
  const text = pageTexts.useTexts()
  const { register, words } = useRegister()
  const { gender, one } = words
  const client = useQueryClient()
  const [, restore] = useRestore()
  return () => {
    showToast({
      title: text(`removed.${gender}`, { one }),
      text: recordTitle(register, record),
      of: removalOf(record.id),
      action: { label: text('undo'), onPress: () => void restore(record.id) },
    })
    void refreshRegister(client, register)
  }
}
