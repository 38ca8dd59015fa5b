import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { recordTitle } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { FormSlotProps } from '../../register-pages/register-slots.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { registersTexts } from '../texts/registers-texts.ts'

/** Refuses, with a reason, somebody whom a resident proposed for the own household. */
export function RefuseResident({ record }: FormSlotProps) {
  const text = registersTexts.useTexts()
  const { register, mayAct, actionWords } = useRegister()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  if (record['approval'] !== 'pending' || !mayAct('refuse')) return null
  const title = actionWords('refuse')
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
