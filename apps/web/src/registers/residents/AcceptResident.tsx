import { mayAct } from '@portaria/contract/permissions'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { UserCheck } from 'lucide-react'
import { useRole } from '../../platform/session/use-session.ts'
import { recordTitle } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { FormSlotProps } from '../../register-pages/register-slots.tsx'
import { useFilledTerms } from '../../register-pages/register-words.ts'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { registersTexts } from '../texts/registers-texts.ts'

/** The síndico's word on somebody whom a resident proposed for the own household. */
export function AcceptResident({ register, record }: FormSlotProps) {
  const text = registersTexts.useTexts()
  const language = useLanguage()
  const fill = useFilledTerms()
  const role = useRole()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  if (!role || record['approval'] !== 'pending' || !mayAct(role, register, 'accept')) return null
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
      {fill(registerText(language, register.name).actions?.['accept'] ?? '')}
    </Button>
  )
}
