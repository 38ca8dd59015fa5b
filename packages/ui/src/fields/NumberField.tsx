import { NumberField as BaseNumberField } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { bareInput, insetButton } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'
import { InputBox } from './TextField.tsx'

export interface NumberFieldProps extends FieldProps {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  min?: number
  max?: number
  step?: number
  /** The format, for example `{ style: 'currency', currency: 'BRL' }`. */
  format?: Intl.NumberFormatOptions
  /** Shows buttons for one more and one less, for numbers that people count. */
  stepper?: boolean
  placeholder?: string
  start?: ReactNode
  end?: ReactNode
}

/** A number, typed and shown in the format of the locale. */
export function NumberField(props: NumberFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, onBlur, name, ref, min, max, step, format, ...look } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  const { texts, locale } = useUi()
  const steps = (
    <>
      <BaseNumberField.Decrement aria-label={texts.decrease} className={insetButton}>
        <Minus aria-hidden className="size-4" />
      </BaseNumberField.Decrement>
      <BaseNumberField.Increment aria-label={texts.increase} className={insetButton}>
        <Plus aria-hidden className="size-4" />
      </BaseNumberField.Increment>
    </>
  )
  return (
    <Field {...frame}>
      {(wiring) => (
        <BaseNumberField.Root
          id={wiring.id}
          {...{ value, min, max, step, format, name, locale }}
          disabled={disabled}
          onValueChange={(next) => onChange(next)}
        >
          <InputBox start={look.start} end={look.stepper ? steps : look.end}>
            <BaseNumberField.Input
              ref={ref}
              placeholder={look.placeholder}
              aria-describedby={wiring['aria-describedby']}
              aria-invalid={wiring['aria-invalid']}
              aria-required={wiring['aria-required']}
              aria-roledescription={undefined}
              onBlur={onBlur}
              className={`tabular ${bareInput}`}
            />
          </InputBox>
        </BaseNumberField.Root>
      )}
    </Field>
  )
}
