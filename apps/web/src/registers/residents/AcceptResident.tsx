import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { UserCheck } from 'lucide-react'
import { recordTitle } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { FormSlotProps } from '../../register-pages/register-slots.ts'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { registersTexts } from '../texts/registers-texts.ts'

/** Accepts somebody whom a resident proposed for the own household. */
export function AcceptResident({ record }: FormSlotProps) {
  const text = registersTexts.useTexts()
  const { register, mayAct, actionWords } = useRegister()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  if (record['approval'] !== 'pending' || !mayAct('accept')) return null
  const accept = () =>
    attempt(async () => {
      await actOn(register, record.id, 'accept')
      showToast({
        title: text('accept.done', { one: recordTitle(register, record) }),
        tone: 'success',
      })
      await refreshRegister(client, register)
    })
  return (
    <Button icon={UserCheck} loading={busy} onClick={() => void accept()}>
      {actionWords('accept')}
    </Button>
  )
}
