import { mayAct } from '@portaria/contract/permissions'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useRole } from '../../platform/session/use-session.ts'
import { isObject } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import type { FormSlotProps } from '../../register-pages/register-slots.tsx'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { registersTexts } from '../texts/registers-texts.ts'

/** The way back for who lost app, passkeys and codes: a letter to them, which they have to confirm. */
export function ResetSecondFactor({ register, record }: FormSlotProps) {
  const text = registersTexts.useTexts()
  const language = useLanguage()
  const role = useRole()
  const [open, setOpen] = useState(false)
  const [, attempt] = useAttempt()
  const isPerson = !isObject(record['invited'])
  if (!role || !isPerson || !mayAct(role, register, 'reset-second-factor')) return null
  const title = registerText(language, register.name).actions?.['reset-second-factor'] ?? ''
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
