import { announcements } from '@portaria/contract/modules/common-life/announcements/announcements'
import { Button } from '@portaria/ui/actions/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { beginCorrection } from './announcement-calls.ts'

/** Begins the announcement that corrects one that was sent, and opens it to be written. */
export function CorrectAnnouncement({ record }: RecordSlotProps) {
  const { mayAct, actionWords, paths } = useRegister()
  const client = useQueryClient()
  const router = useRouter()
  const [busy, attempt] = useAttempt()
  if (!mayAct('correct') || record['sent_at'] == null) return null
  const begin = () =>
    attempt(async () => {
      const { id } = await beginCorrection(record.id)
      await refreshRegister(client, announcements)
      await router.navigate({ href: paths.edit(id) ?? '' })
    })
  return (
    <Button icon={FilePlus2} loading={busy} onClick={() => void begin()}>
      {actionWords('correct')}
    </Button>
  )
}
