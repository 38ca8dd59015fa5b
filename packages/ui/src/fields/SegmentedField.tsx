import { useId } from 'react'
import { FieldError, type FieldProps } from './Field.tsx'

export interface SegmentedFieldProps<Value extends string>
  extends Omit<FieldProps, 'description' | 'required'> {
  /** Two or three options of one word each. */
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/**
 * A choice of two or three options side by side, which takes effect at once. In a form use
 * `RadioGroupField`.
 */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { label, error, disabled, labelHidden, className, options, value, onChange } = props
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={errorId}
      disabled={disabled}
      className={className ?? 'min-w-0'}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className="flex rounded-lg bg-sunken p-0.5 inset-ring inset-ring-line">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-8 min-w-0 flex-1 cursor-pointer items-center justify-center rounded-md px-2 py-1 text-center text-sm text-muted hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-line forced-colors:has-checked:outline-1 forced-colors:has-checked:-outline-offset-1 has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:opacity-50"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
