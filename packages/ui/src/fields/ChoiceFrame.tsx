import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { type ControlWiring, FieldError, type FieldProps, RequiredMark } from './Field.tsx'

export interface ChoiceFrameProps extends Omit<FieldProps, 'labelHidden'> {
  /** Puts the control at the end of the line, as for switches in settings. */
  controlAtEnd?: boolean
  children: (wiring: ControlWiring) => ReactNode
}

/** The frame of a yes-or-no field: control beside its label, help and error below. */
export function ChoiceFrame(props: ChoiceFrameProps) {
  const { label, description, error, required, disabled, controlAtEnd = false, className } = props
  const id = useId()
  const { texts } = useUi()
  const helpId = description ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control = props.children({
    id,
    disabled: disabled || undefined,
    'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  })
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <div className={clsx('flex gap-2', controlAtEnd && 'flex-row-reverse justify-between gap-4')}>
        {control}
        <div className="min-w-0">
          <label
            htmlFor={id}
            className={clsx('block py-0.5 text-sm font-medium', disabled && 'text-muted')}
          >
            {label}
            {required && <RequiredMark label={texts.required} />}
          </label>
          {description && (
            <p id={helpId} className="text-sm text-muted">
              {description}
            </p>
          )}
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
