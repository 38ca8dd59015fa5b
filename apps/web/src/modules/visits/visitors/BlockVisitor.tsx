import { GATE_BLOCK_HOURS } from '@portaria/contract/schemas/constants'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Ban, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { recordTitle } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { visitorTexts } from './texts/visitor-texts.ts'
import { blockIn } from './visitor-block.ts'

/** Blocks a visitor with a reason; the síndico confirms a block of the gatehouse, or lifts it. */
export function BlockVisitor({ record }: RecordSlotProps) {
  const text = visitorTexts.useTexts()
  const { register, mayAct, actionWords } = useRegister()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, attempt] = useAttempt()
  const one = recordTitle(register, record)
  const act = async (action: string, done: string, body: object = {}) => {
    await actOn(register, record.id, action, { ...body })
    showToast({ title: done, tone: 'success' })
    await refreshRegister(client, register)
  }
  const block = blockIn(record)
  if (!block)
    return (
      mayAct('block') && (
        <>
          <Button icon={Ban} onClick={() => setAsking(true)}>
            {actionWords('block')}
          </Button>
          {asking && (
            <ReasonDialog
              title={actionWords('block')}
              description={
                mayAct('confirm-block')
                  ? text('block.ownText')
                  : text('block.text', { hours: GATE_BLOCK_HOURS })
              }
              label={text('block.reason')}
              save={actionWords('block')}
              send={(reason) => act('block', text('block.done', { one }), { reason })}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      )
    )
  return (
    <>
      {block.until !== null && mayAct('confirm-block') && (
        <Button
          icon={ShieldCheck}
          disabled={busy}
          onClick={() => void attempt(() => act('confirm-block', text('block.confirmed', { one })))}
        >
          {actionWords('confirm-block')}
        </Button>
      )}
      {mayAct('unblock') && (
        <Button
          icon={ShieldOff}
          disabled={busy}
          onClick={() => void attempt(() => act('unblock', text('block.lifted', { one })))}
        >
          {actionWords('unblock')}
        </Button>
      )}
    </>
  )
}
