import type { CSSProperties } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export interface SliderFieldProps extends FieldProps {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** Formats the number, as shown and read aloud: `110 %`. */
  formatValue?: (value: number) => string
}

/** A number chosen on a scale, by the native control. */
export function SliderField(props: SliderFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, min, max, step = 1, formatValue = String } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  return (
    <Field {...frame} aside={formatValue(value)}>
      {({ 'aria-required': _required, ...wiring }) => (
        <input
          {...wiring}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={formatValue(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          // Set by CSSOM, which a content policy without inline styles allows.
          style={{ '--filled': (value - min) / (max - min) } as CSSProperties}
          className="ui-slider"
        />
      )}
    </Field>
  )
}
