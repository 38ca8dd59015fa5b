import { Button } from '@portaria/ui/actions/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'

export interface BeginDraftProps extends RecordSlotProps {
  /** The action of the register that creates a draft from the record and answers its id. */
  action: string
}

/** Creates a draft from a record, and opens it for editing. */
export function BeginDraft({ record, action }: BeginDraftProps) {
  const { register, mayAct, actionWords, paths } = useRegister()
  const client = useQueryClient()
  const router = useRouter()
  const [busy, attempt] = useAttempt()
  if (!mayAct(action)) return null
  const begin = () =>
    attempt(async () => {
      const { id } = await actOn<{ id: string }>(register, record.id, action, {})
      await refreshRegister(client, register)
      await router.navigate({ href: paths.edit(id) ?? '' })
    })
  return (
    <Button icon={FilePlus2} loading={busy} onClick={() => void begin()}>
      {actionWords(action)}
    </Button>
  )
}
