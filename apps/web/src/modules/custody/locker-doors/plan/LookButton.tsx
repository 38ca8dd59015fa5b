import type { DoorPlan } from '@portaria/contract/modules/custody/locker-doors'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { lookAt, planQuery } from '../door-calls.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'

/**
 * The number of reads of the plan after which the board counts as silent, and the milliseconds
 * before each read.
 */
const WAITS = { most: 12, restMs: 1_000 } as const

const lastRead = ({ doors }: DoorPlan): string =>
  doors.reduce((last, { read_at: at }) => (at !== null && at > last ? at : last), '')

/** Makes the board read the doors now, and says whether it answered. */
export function LookButton({ plan }: { plan: DoorPlan }) {
  const t = lockerDoorsTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const look = () =>
    attempt(async () => {
      const before = lastRead(await lookAt(plan.id))
      for (let reads = 0; reads < WAITS.most; reads += 1) {
        await new Promise((resolve) => setTimeout(resolve, WAITS.restMs))
        const next = await client.fetchQuery({ ...planQuery(plan.id), staleTime: 0 })
        if (lastRead(next) > before) {
          showToast({ title: t('look.done'), tone: 'success' })
          return
        }
      }
      showToast({ title: t('look.silent'), text: t('look.silentText'), tone: 'warning' })
    })
  return (
    <Button
      icon={RefreshCw}
      loading={busy}
      disabled={plan.trouble !== null}
      onClick={() => void look()}
    >
      {t('look.start')}
    </Button>
  )
}
