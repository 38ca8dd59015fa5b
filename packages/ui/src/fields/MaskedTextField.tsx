import { clsx } from 'clsx'
import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { bareInput } from './controlClass.ts'
import { Field } from './Field.tsx'
import { type Mask, maskEdit } from './mask.ts'
import { InputBox, type TextFieldProps } from './TextField.tsx'

export interface MaskedTextFieldProps extends Omit<TextFieldProps, 'maxLength'> {
  /** Must accept any typed or pasted text; see `Mask`. */
  mask: Mask
}

/** One line of text with a mask (CPF, plate, telephone). The caret keeps its place. */
export function MaskedTextField(props: MaskedTextFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, mask, start, end, type = 'text', ...input } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  const edited = useRef<{ element: HTMLInputElement; caret: number } | null>(null)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const shown = mask(value)

  // Puts the caret back: a controlled input moves it to the end if its value is not the typed text.
  useLayoutEffect(() => {
    const edit = edited.current
    edited.current = null
    if (edit && edit.element === document.activeElement) {
      edit.element.setSelectionRange(edit.caret, edit.caret)
    }
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.target
    const caret = element.selectionStart ?? element.value.length
    const next = maskEdit(shown, element.value, caret, mask)
    edited.current = { element, caret: next.caret }
    // Renders even if the text stays the same, as after a letter typed among digits.
    renderAgain()
    onChange(next.value)
  }

  return (
    <Field {...frame}>
      {(wiring) => (
        <InputBox start={start} end={end}>
          <input
            spellCheck={false}
            {...input}
            {...wiring}
            type={type}
            dir="ltr"
            value={shown}
            onChange={change}
            className={clsx(bareInput, 'tabular')}
          />
        </InputBox>
      )}
    </Field>
  )
}
