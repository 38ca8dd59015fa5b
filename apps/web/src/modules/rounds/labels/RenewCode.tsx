import type { RenewedCode } from '@portaria/contract/modules/rounds/patrol-points/point-answers'
import { Button } from '@portaria/ui/actions/Button'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useRefresh } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { pointTexts } from '../texts/point-texts.ts'

/** Gives a point a new code after a confirmation; labels with the old one are then outdated. */
export function RenewCode({ record }: RecordSlotProps) {
  const { mayAct, actionWords } = useRegister()
  const [open, setOpen] = useState(false)
  if (!mayAct('renew-code')) return null
  return (
    <>
      <Button icon={RefreshCw} onClick={() => setOpen(true)}>
        {actionWords('renew-code')}
      </Button>
      {open && <RenewDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

function RenewDialog({ record, onClose }: RecordSlotProps & { onClose: () => void }) {
  const text = pointTexts.useTexts()
  const { register, actionWords } = useRegister()
  const action = useAction({
    send: () => actOn<RenewedCode>(register, record.id, 'renew-code'),
    done: () => ({ title: text('renewed'), text: text('renewedText') }),
    settled: useRefresh(register),
    onDone: onClose,
  })
  return (
    <ActionDialog
      action={action}
      title={actionWords('renew-code')}
      description={text('renewText')}
      button={actionWords('renew-code')}
      tone="danger"
      fields={[]}
      onClose={onClose}
    />
  )
}
