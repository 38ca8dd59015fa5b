import { mayAct } from '@portaria/contract/permissions'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { useRole } from '../../platform/session/use-session.ts'
import { recordTitle } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { FormSlotProps } from '../../register-pages/register-slots.tsx'
import { useFilledTerms } from '../../register-pages/register-words.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { registersTexts } from '../texts/registers-texts.ts'

/** The síndico's no, with its reason, to somebody whom a resident proposed for the own household. */
export function RefuseResident({ register, record }: FormSlotProps) {
  const text = registersTexts.useTexts()
  const language = useLanguage()
  const fill = useFilledTerms()
  const role = useRole()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  if (!role || record['approval'] !== 'pending' || !mayAct(role, register, 'refuse')) return null
  const title = fill(registerText(language, register.name).actions?.['refuse'] ?? '')
  const send = async (reason: string) => {
    await actOn(register, record.id, 'refuse', { reason })
    const one = recordTitle(register, record)
    showToast({ title: text('refuse.done', { one }), tone: 'success' })
    await refreshRegister(client, register)
  }
  return (
    <>
      <Button icon={UserX} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <ReasonDialog
          title={title}
          description={text('refuse.text')}
          label={text('refuse.reason')}
          save={text('refuse.save')}
          send={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
