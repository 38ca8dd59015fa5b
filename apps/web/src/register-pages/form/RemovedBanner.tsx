import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import type { RegisterRecord } from '../record.ts'
import { restoreRecord } from '../register-calls.ts'
import { keepWritten, refreshRegister } from '../register-queries.ts'
import { useRegisterWords } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { useAttempt } from '../use-attempt.ts'

/** Brings a removed record back; answers what to press and whether it is under way. */
export function useRestore(register: AnyRegister): [boolean, (id: string) => Promise<boolean>] {
  const text = pageTexts.useTexts()
  const { gender, one } = useRegisterWords(register)
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const restore = (id: string) =>
    attempt(async () => {
      keepWritten(client, register, await restoreRecord(register, id))
      showToast({ title: text(`restored.${gender}`, { one }), tone: 'success' })
      await refreshRegister(client, register)
    })
  return [busy, restore]
}

/** Stands over a removed record: its data can be read, and it can be brought back. */
export function RemovedBanner(props: { register: AnyRegister; record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const { gender, inOne: one } = useRegisterWords(props.register)
  const [busy, restore] = useRestore(props.register)
  return (
    <Banner
      tone="warning"
      className="mb-6"
      title={text(`removedBanner.title.${gender}`, { one })}
      actions={
        <Button size="sm" loading={busy} onClick={() => void restore(props.record.id)}>
          {text('removedBanner.restore', { one })}
        </Button>
      }
    >
      {text('removedBanner.text')}
    </Banner>
  )
}
