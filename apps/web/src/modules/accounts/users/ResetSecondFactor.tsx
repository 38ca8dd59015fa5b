import { Button } from '@portaria/ui/actions/Button'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { isObject } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { userTexts } from './texts/user-texts.ts'

/**
 * Resets the second factor of a person who lost app, passkeys and codes, once they confirm it by a
 * letter.
 */
export function ResetSecondFactor({ record }: RecordSlotProps) {
  const text = userTexts.useTexts()
  const { register, mayAct, actionWords } = useRegister()
  const [open, setOpen] = useState(false)
  const [, attempt] = useAttempt()
  const isPerson = !isObject(record['invited'])
  if (!isPerson || !mayAct('reset-second-factor')) return null
  const title = actionWords('reset-second-factor')
  const email = String(record['email'])
  const ask = async () => {
    await attempt(async () => {
      await actOn(register, record.id, 'reset-second-factor')
      showToast({ title: text('resetSecondFactor.sent', { email }), tone: 'success' })
    })
  }
  return (
    <>
      <Button icon={ShieldOff} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        text={text('resetSecondFactor.text', { email })}
        confirmLabel={text('resetSecondFactor.send')}
        onConfirm={ask}
      />
    </>
  )
}
