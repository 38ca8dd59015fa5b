import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { closeToastsOf, showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { isErased, type RegisterRecord } from '../record.ts'
import { restoreRecord } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { keepWritten, refreshRegister } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

/** The key of the toast that tells of a record's removal. */
export const removalOf = (id: string): string => `removed ${id}`

/** Returns whether a record is being restored, and a function that restores one by its id. */
export function useRestore(): [boolean, (id: string) => Promise<boolean>] {
  const text = pageTexts.useTexts()
  const { register, words } = useRegister()
  const { gender, one } = words
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const restore = (id: string) =>
    attempt(async () => {
      keepWritten(client, register, await restoreRecord(register, id))
      closeToastsOf(removalOf(id))
      showToast({ title: text(`restored.${gender}`, { one }), tone: 'success' })
      await refreshRegister(client, register)
    })
  return [busy, restore]
}

/** Says that the record is removed, with a button to restore it unless it was erased. */
export function RemovedBanner({ record }: { record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const { gender, inOne: one } = useRegister().words
  const [busy, restore] = useRestore()
  const title = text(`removedBanner.title.${gender}`, { one })
  if (isErased(record))
    return (
      <Banner tone="neutral" className="mb-6" title={title}>
        {text('removedBanner.erased')}
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      className="mb-6"
      title={title}
      actions={
        <Button size="sm" loading={busy} onClick={() => void restore(record.id)}>
          {text('removedBanner.restore', { one })}
        </Button>
      }
    >
      {text('removedBanner.text')}
    </Banner>
  )
}
