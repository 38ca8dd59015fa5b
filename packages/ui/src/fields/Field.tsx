import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useUi } from '../provider/UiProvider.tsx'

/** The props shared by all fields. */
export interface FieldProps {
  label: string
  /** The help text. */
  description?: ReactNode
  /** The error, in the server's words. */
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  /** Hides the label except for screen readers. */
  labelHidden?: boolean
  className?: string | undefined
}

/** Attributes that connect a control with its label, help and error. */
export interface ControlWiring {
  id: string
  disabled: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldFrameProps extends FieldProps {
  /** Text at the end of the label's line, for example a character count. */
  aside?: ReactNode
  children: (wiring: ControlWiring, labelId: string) => ReactNode
}

/** The frame of a field: the label with its help above the control, the error below. */
export function Field(props: FieldFrameProps) {
  const { label, description, error, required, disabled, labelHidden, aside, className } = props
  const id = useId()
  const { texts } = useUi()
  const labelId = `${id}-label`
  const helpId = description ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const wiring: ControlWiring = {
    id,
    disabled: disabled || undefined,
    'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={clsx('flex items-baseline gap-3', labelHidden && 'sr-only')}>
        <label id={labelId} htmlFor={id} className="text-sm font-medium">
          {label}
          {required && <RequiredMark label={texts.required} />}
        </label>
        {aside && <span className="tabular ms-auto text-xs text-muted">{aside}</span>}
      </div>
      {description && (
        <p id={helpId} className="-mt-1 text-sm text-muted">
          {description}
        </p>
      )}
      {props.children(wiring, labelId)}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The star of a required field; screen readers get `aria-required` instead. */
export function RequiredMark({ label }: { label: string }) {
  return (
    <span aria-hidden title={label} className="ms-0.5 text-danger-ink">
      *
    </span>
  )
}

/** The error under a control; announced when it appears. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {error && (
        <p id={id} className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}
