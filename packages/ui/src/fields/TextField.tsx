import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { bareInput, controlFrame, controlRingWithin } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

type InputAttributes = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'dir'
  | 'name'
  | 'onBlur'
  | 'onKeyDown'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>

export interface TextFieldProps extends FieldProps, InputAttributes {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'time'
  /** Content before the text inside the box: an icon, a currency sign. */
  start?: ReactNode
  /** Content after the text inside the box: a unit, a button. */
  end?: ReactNode
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, start, end, type = 'text', ...input } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  return (
    <Field {...frame}>
      {(wiring) => (
        <InputBox start={start} end={end}>
          <input
            {...input}
            {...wiring}
            type={type}
            // E-mails, addresses and numbers are left-to-right in every language.
            dir={type === 'text' ? input.dir : 'ltr'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={bareInput}
          />
        </InputBox>
      )}
    </Field>
  )
}

export interface InputBoxProps extends ComponentProps<'div'> {
  start?: ReactNode
  end?: ReactNode
  /** Lets the box grow when its content wraps. */
  grow?: boolean
}

/** The box around an input with content before or after it. */
export function InputBox(props: InputBoxProps) {
  const { start, end, grow = false, className, children, ...attributes } = props
  return (
    <div
      {...attributes}
      className={clsx(
        'flex items-center gap-2 px-3',
        grow ? 'min-h-control' : 'h-control',
        controlFrame,
        controlRingWithin,
        className ?? 'border-line-strong text-base',
      )}
    >
      {start && <span className="shrink-0 text-muted [&_svg]:size-4.5">{start}</span>}
      {children}
      {end && <span className="-me-1.5 flex shrink-0 items-center text-sm text-muted">{end}</span>}
    </div>
  )
}
