import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Action } from '../../platform/actions/use-action.ts'
import { focusError } from '../../shell/save-bar/focus-error.ts'
import { Failure } from '../Failure.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'

/** A further action of a dialog, with the word on its button. */
export type OtherAction = {
  readonly action: Action
  readonly button: string
  readonly tone?: 'danger'
}

export interface ActionDialogProps {
  action: Action
  title: string
  description?: string | undefined
  /** The word on the button of the main action, and its look. */
  button: string
  tone?: 'primary' | 'danger'
  /** Disables the action, both for its button and for Enter. */
  disabled?: boolean
  size?: 'sm' | 'md' | 'lg'
  /** The fields that show their own errors; errors of other fields are shown at the top. */
  fields: readonly string[]
  /** Further actions; only one action runs at a time. */
  others?: readonly OtherAction[]
  /** Called when the dialog closes, and when it is cancelled if `onCancel` is missing. */
  onClose: () => void
  onCancel?: () => void
  /** The word on the button that leaves the dialog, if it leads back somewhere. */
  cancel?: string
  children?: ReactNode
}

/**
 * A dialog that performs an action: it shows its fields with their errors, or why it failed, and
 * ignores a second press meanwhile. A click outside does not close it, so that typed text is not
 * lost.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { action, title, description, button, tone = 'primary', disabled = false } = props
  const { size = 'sm', fields, others = [], onClose, onCancel = onClose, cancel, children } = props
  const text = pageTexts.useTexts()
  const area = useRef<HTMLDivElement>(null)
  const all = [action, ...others.map((other) => other.action)]
  const busy = all.some((one) => one.busy)
  const run = (one: Action) => {
    if (busy) return
    for (const other of all) if (other !== one) other.clear()
    void one.run()
  }
  const press = () => !disabled && run(action)
  // Each action starts by clearing the others' errors, so at most one has errors.
  const { errors } = all.find((one) => Object.keys(one.errors).length > 0) ?? action
  const { failure } = all.find((one) => one.failure !== null) ?? action
  // Reacts only to refusals: corrections while somebody types must not move the page.
  const { refused } = all.find((one) => Object.keys(one.refused).length > 0) ?? action
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusError(area.current)
  }, [refused])
  const isHere = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`))
  const elsewhere = Object.entries(errors).filter(([name]) => !isHere(name))
  return (
    <Dialog
      open
      size={size}
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={title}
      description={description}
      footer={
        <>
          {others.map((other) => (
            <Button
              key={other.button}
              {...(other.tone && { variant: other.tone })}
              disabled={busy && !other.action.busy}
              loading={other.action.busy}
              onClick={() => run(other.action)}
            >
              {other.button}
            </Button>
          ))}
          <Button disabled={busy} onClick={onCancel}>
            {cancel ?? text('form.cancel')}
          </Button>
          <Button
            variant={tone}
            disabled={disabled || (busy && !action.busy)}
            loading={action.busy}
            onClick={press}
          >
            {button}
          </Button>
        </>
      }
    >
      <div ref={area}>
        <FormLayout label={title} onSubmit={press} className="gap-field">
          {elsewhere.map(([name, sentence]) => (
            <Banner key={name} tone="danger">
              {sentence}
            </Banner>
          ))}
          <Failure failure={failure} />
          {children}
        </FormLayout>
      </div>
    </Dialog>
  )
}
