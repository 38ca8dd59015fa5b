import type { NewRuleVersion } from '@portaria/contract/modules/common-life/rules/rule-answers'
import { Button } from '@portaria/ui/actions/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { versionsIn } from './rule-record.ts'

/** Begins the version that is to replace the newest one, and opens it to be written. */
export function NewVersion({ record }: RecordSlotProps) {
  const { register, mayAct, actionWords, paths } = useRegister()
  const client = useQueryClient()
  const router = useRouter()
  const [busy, attempt] = useAttempt()
  const published = versionsIn(record).find(({ validity }) => validity !== 'draft')
  if (!mayAct('new-version') || published?.id !== record.id) return null
  const begin = () =>
    attempt(async () => {
      const { id } = await actOn<NewRuleVersion>(register, record.id, 'new-version', {})
      await refreshRegister(client, register)
      await router.navigate({ href: paths.edit(id) ?? '' })
    })
  return (
    <Button icon={FilePlus2} loading={busy} onClick={() => void begin()}>
      {actionWords('new-version')}
    </Button>
  )
}
