import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { FieldError, type FieldProps, RequiredMark } from './Field.tsx'

export interface RadioOption {
  value: string
  label: string
  description?: ReactNode
  disabled?: boolean
}

export interface RadioGroupFieldProps extends FieldProps {
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  /** `cards` is for two to four options that need explanations. */
  look?: 'list' | 'inline' | 'cards'
}

const groups = {
  list: 'flex flex-col gap-1',
  inline: 'flex flex-wrap gap-x-6 gap-y-1',
  cards: 'grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-2',
}

/** A choice of one among a few options, all visible. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { options, value, onChange, onBlur, look = 'list' } = rest
  const id = useId()
  const { texts } = useUi()
  const helpId = description ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={[errorId, helpId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      disabled={disabled}
      onBlur={onBlur}
      className={clsx('min-w-0', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>
        {label}
        {required && <RequiredMark label={texts.required} />}
      </legend>
      {description && (
        <p id={helpId} className="mb-1.5 text-sm text-muted">
          {description}
        </p>
      )}
      <div className={groups[look]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex gap-2 text-sm has-disabled:opacity-50',
              look === 'cards' &&
                'rounded-lg border border-line bg-surface p-3 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-ring',
            )}
          >
            <span className="relative -ms-0.75 inline-flex size-6 shrink-0 items-center justify-center">
              <input
                type="radio"
                name={rest.name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                className={clsx(
                  'peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-full',
                  look === 'cards' && 'outline-none',
                )}
              />
              <span
                aria-hidden
                className="pointer-events-none size-4.5 rounded-full border border-line-strong bg-surface transition-[border-width] duration-100 peer-checked:border-[0.34rem] peer-checked:border-accent peer-hover:border-muted peer-checked:peer-hover:border-accent"
              />
            </span>
            <span className="min-w-0 py-0.5">
              <span className={clsx('block', look === 'cards' && 'font-medium')}>
                {option.label}
              </span>
              {option.description && <span className="block text-muted">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
