import type { ComponentProps } from 'react'
import { bareInput } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'
import { InputBox } from './TextField.tsx'

export interface CodeFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'ref' | 'name' | 'autoFocus'> {
  value: string
  onChange: (value: string) => void
  /** Number of digits of the code; pasted text is cut to it. */
  digits: number
}

/** A one-time code in large digits, which phones fill in from a message or an app. */
export function CodeField(props: CodeFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, digits, ...input } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  return (
    <Field {...frame}>
      {(wiring) => (
        <InputBox className="h-14! border-line-strong text-2xl">
          <input
            {...input}
            {...wiring}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(digitsOf(event.target.value).slice(0, digits))}
            className={`${bareInput} tabular ps-[0.4em] text-center font-medium tracking-[0.4em]`}
          />
        </InputBox>
      )}
    </Field>
  )
}

/** The digits of a text, including Arabic ones. */
function digitsOf(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')
}
