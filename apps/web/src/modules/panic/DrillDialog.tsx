import { mayUse } from '@portaria/contract/define-register/permissions'
import type { PanicMotive } from '@portaria/contract/modules/panic/panic-words'
import { PANIC_MESSAGE_MAX } from '@portaria/contract/schemas/constants'
import { Button } from '@portaria/ui/actions/Button'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { useState } from 'react'
import { useAction } from '../../platform/actions/use-action.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { ActionDialog } from '../../register-pages/actions/ActionDialog.tsx'
import { MotiveChoice } from './MotiveChoice.tsx'
import { raiseDrill } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** Starts an exercise from its own form, since the red button is always real. */
export function BeginDrill() {
  const t = panicTexts.useTexts()
  const role = useRole()
  const [open, setOpen] = useState(false)
  if (role === null || !mayUse(role, 'panic.drill')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('drill.open')}</Button>
      {open && <DrillForm onClose={() => setOpen(false)} />}
    </>
  )
}

function DrillForm({ onClose }: { onClose: () => void }) {
  const t = panicTexts.useTexts()
  const refresh = useRefreshAlerts()
  const [message, setMessage] = useState('')
  const [motive, setMotive] = useState<PanicMotive | null>(null)
  const action = useAction({
    send: () => raiseDrill({ message, motive }).finally(refresh),
    done: () => ({ title: t('drill.begun') }),
    onDone: onClose,
  })
  return (
    <ActionDialog
      action={action}
      size="md"
      title={t('drill.title')}
      description={t('said.drillText')}
      button={t('drill.confirm')}
      cancel={t('raise.cancel')}
      fields={['message']}
      onClose={onClose}
    >
      <MotiveChoice value={motive} onChange={setMotive} />
      <TextArea
        label={t('drill.message')}
        description={t('drill.messageHint')}
        rows={4}
        maxLength={PANIC_MESSAGE_MAX}
        value={message}
        error={action.errors['message']}
        onChange={setMessage}
      />
    </ActionDialog>
  )
}
