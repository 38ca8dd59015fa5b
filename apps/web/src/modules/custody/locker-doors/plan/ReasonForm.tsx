import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import type { IconType } from '@portaria/ui/icon'
import { useState } from 'react'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'

export interface ReasonFormProps {
  /** The word on the button that asks for the reason. */
  start: string
  text: string
  /** The word on the button that performs the action. */
  save: string
  icon: IconType
  busy: boolean
  error?: string | undefined
  /** Resolves to whether it was done. */
  onSave: (reason: string) => Promise<boolean>
}

/** A button that asks for a reason before it performs an action. */
export function ReasonForm({ start, text, save, icon, busy, error, onSave }: ReasonFormProps) {
  const t = lockerDoorsTexts.useTexts()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const submit = async () => {
    if (busy || !(await onSave(reason))) return
    setOpen(false)
    setReason('')
  }
  if (!open) {
    return (
      <Button icon={icon} onClick={() => setOpen(true)}>
        {start}
      </Button>
    )
  }
  return (
    <FormLayout label={save} onSubmit={() => void submit()} className="w-full gap-3">
      <p className="text-sm text-muted">{text}</p>
      <TextField
        required
        // The person has just opened it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        maxLength={200}
        label={t('reason')}
        error={error}
        value={reason}
        onChange={setReason}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" icon={icon} loading={busy}>
          {save}
        </Button>
      </div>
    </FormLayout>
  )
}
