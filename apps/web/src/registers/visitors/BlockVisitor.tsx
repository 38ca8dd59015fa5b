import { mayAct } from '@portaria/contract/permissions'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Ban, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useRole } from '../../platform/session/use-session.ts'
import { recordTitle } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { FormSlotProps } from '../../register-pages/register-slots.tsx'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { registersTexts } from '../texts/registers-texts.ts'
import { blockIn } from './visitor-block.ts'

/** Blocks a visitor with a reason; the síndico confirms what the gate did, or lifts it. */
export function BlockVisitor({ register, record }: FormSlotProps) {
  const text = registersTexts.useTexts()
  const language = useLanguage()
  const role = useRole()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, attempt] = useAttempt()
  if (!role) return null
  const label = (action: string) => registerText(language, register.name).actions?.[action] ?? ''
  const one = recordTitle(register, record)
  const act = async (action: string, done: string, body: object = {}) => {
    await actOn(register, record.id, action, { ...body })
    showToast({ title: done, tone: 'success' })
    await refreshRegister(client, register)
  }
  const block = blockIn(record)
  if (!block)
    return (
      mayAct(role, register, 'block') && (
        <>
          <Button icon={Ban} onClick={() => setAsking(true)}>
            {label('block')}
          </Button>
          {asking && (
            <ReasonDialog
              title={label('block')}
              description={text('block.text')}
              label={text('block.reason')}
              save={label('block')}
              send={(reason) => act('block', text('block.done', { one }), { reason })}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      )
    )
  return (
    <>
      {block.until !== null && mayAct(role, register, 'confirm-block') && (
        <Button
          icon={ShieldCheck}
          disabled={busy}
          onClick={() => void attempt(() => act('confirm-block', text('block.confirmed', { one })))}
        >
          {label('confirm-block')}
        </Button>
      )}
      {mayAct(role, register, 'unblock') && (
        <Button
          icon={ShieldOff}
          disabled={busy}
          onClick={() => void attempt(() => act('unblock', text('block.lifted', { one })))}
        >
          {label('unblock')}
        </Button>
      )}
    </>
  )
}
