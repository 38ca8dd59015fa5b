import {
  type DeviceSecretState,
  deviceSecretState,
} from '@portaria/contract/modules/devices/device-addresses'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { recordTitle } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { deviceTexts } from './texts/device-texts.ts'

/** Sets or removes the password that a device asks for; nobody reads it again. */
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
  const language = useLanguage()
  const { dateTime } = useFormats()
  const { register, actionWords } = useRegister()
  const client = useQueryClient()
  const [secret, setSecret] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { data: kept } = deviceSecretState.safeParse(record['secret'])
  const one = recordTitle(register, record)
  const send = async (value: string | null) => {
    if (value === '') return setError(fieldText(language, 'required'))
    setBusy(true)
    try {
      await actOn<DeviceSecretState>(register, record.id, 'set-secret', { secret: value })
      showToast({
        title: text(value === null ? 'secret.removed' : 'secret.done', { one }),
        tone: 'success',
      })
      onClose()
      await refreshRegister(client, register)
    } catch (failure) {
      setError(problemTextOf(failure).detail)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => !busy && onClose()}
      title={actionWords('set-secret')}
      description={
        kept?.set && kept.at !== null
          ? text('secret.kept', { at: dateTime(kept.at), by: kept.by ?? '' })
          : text('secret.none')
      }
      footer={
        <>
          {kept?.set && (
            <Button variant="danger" disabled={busy} onClick={() => void send(null)}>
              {text('secret.remove')}
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void send(secret)}>
            {text('secret.save')}
          </Button>
        </>
      }
    >
      <FormLayout label={actionWords('set-secret')} onSubmit={() => void send(secret)}>
        <PasswordField
          label={text('secret.label')}
          required
          autoComplete="new-password"
          value={secret}
          error={error}
          onChange={(value) => {
            setSecret(value)
            setError(undefined)
          }}
        />
      </FormLayout>
    </Dialog>
  )
}
