import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Action } from '../../platform/actions/use-action.ts'
import { focusError } from '../../shell/save-bar/focus-error.ts'
import { Failure } from '../Failure.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'

/** Something else that a dialog can do, with the word on its button. */
export type OtherAction = {
  readonly action: Action
  readonly button: string
  readonly tone?: 'danger'
}

export interface ActionDialogProps {
  action: Action
  title: string
  description?: string | undefined
  /** The word on the button that does it, and how it looks. */
  button: string
  tone?: 'primary' | 'danger'
  /** Whether it cannot be done yet, by its button or by Enter. */
  disabled?: boolean
  size?: 'sm' | 'md' | 'lg'
  /** The fields whose errors stand under them; those of others stand above all. */
  fields: readonly string[]
  /** Other things that can be done: one of all at a time. */
  others?: readonly OtherAction[]
  /** Called as it is closed, and where nothing else is said as it is cancelled. */
  onClose: () => void
  onCancel?: () => void
  /** The word on the button that leaves it, where it leads back to somewhere. */
  cancel?: string
  children?: ReactNode
}

/**
 * A window that does one thing: with its fields, what was wrong with them, why it failed, and no second
 * press meanwhile. A click beside it throws away nothing that was typed.
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
  // Each begins with the others cleared, so at most one of them is refused.
  const { errors } = all.find((one) => Object.keys(one.errors).length > 0) ?? action
  const { failure } = all.find((one) => one.failure !== null) ?? action
  // What is put right while somebody types moves nothing.
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
