import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlFrame, controlRing } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

type AreaAttributes = Pick<
  ComponentProps<'textarea'>,
  | 'ref'
  | 'dir'
  | 'name'
  | 'onBlur'
  | 'onKeyDown'
  | 'autoFocus'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'rows'
>

export interface TextAreaProps extends FieldProps, AreaAttributes {
  value: string
  onChange: (value: string) => void
}

/** Several lines of text, growing with its content. With `maxLength` it shows a count. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, rows = 4, ...area } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  const count = area.maxLength ? `${value.length}/${area.maxLength}` : undefined
  return (
    <Field {...frame} aside={count}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          // A box that grows with its content ignores `rows`.
          style={{ minBlockSize: `${rows * 1.5 + 1.125}rem` }}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(
            'field-sizing-content max-h-96 w-full resize-none border-line-strong px-3 py-2 text-base',
            controlFrame,
            controlRing,
          )}
        />
      )}
    </Field>
  )
}
