import {
  type DeviceSecretState,
  deviceSecretState,
} from '@portaria/contract/modules/devices/device-addresses'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { missing, useAction } from '../../platform/actions/use-action.ts'
import { ActionDialog } from '../../register-pages/actions/ActionDialog.tsx'
import { recordTitle } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { useRefresh } from '../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { deviceTexts } from './texts/device-texts.ts'

/** Sets or removes the password that a device requires; it can never be read again. */
export function SetSecret({ record }: RecordSlotProps) {
  const { mayAct, actionWords } = useRegister()
  const [open, setOpen] = useState(false)
  if (!mayAct('set-secret')) return null
  return (
    <>
      <Button icon={KeyRound} onClick={() => setOpen(true)}>
        {actionWords('set-secret')}
      </Button>
      {open && <SecretDialog {...{ record }} onClose={() => setOpen(false)} />}
    </>
  )
}

interface SecretDialogProps extends RecordSlotProps {
  onClose: () => void
}

function SecretDialog({ record, onClose }: SecretDialogProps) {
  const text = deviceTexts.useTexts()
  const { when } = useFormats()
  const { register, actionWords } = useRegister()
  const [secret, setSecret] = useState('')
  const { data: kept } = deviceSecretState.safeParse(record['secret'])
  const one = recordTitle(register, record)
  const set = (value: string | null) =>
    actOn<DeviceSecretState>(register, record.id, 'set-secret', { secret: value })
  const ends = { settled: useRefresh(register), onDone: onClose }
  const action = useAction({
    ...ends,
    check: () => missing({ secret }),
    send: () => set(secret),
    done: () => ({ title: text('secret.done', { one }) }),
  })
  const removing = useAction({
    ...ends,
    send: () => set(null),
    done: () => ({ title: text('secret.removed', { one }) }),
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      title={actionWords('set-secret')}
      description={
        kept?.set && kept.at !== null
          ? text('secret.kept', { at: when(kept.at), by: kept.by ?? '' })
          : text('secret.none')
      }
      button={text('secret.save')}
      fields={['secret']}
      others={
        kept?.set ? [{ action: removing, button: text('secret.remove'), tone: 'danger' }] : []
      }
    >
      <PasswordField
        label={text('secret.label')}
        required
        autoComplete="new-password"
        value={secret}
        error={action.errors['secret']}
        onChange={(value) => {
          setSecret(value)
          action.clear()
        }}
      />
    </ActionDialog>
  )
}
