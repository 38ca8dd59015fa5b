import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { bareInput, insetButton } from './controlClass.ts'
import { Field } from './Field.tsx'
import { InputBox, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, start, ...input } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  const [visible, setVisible] = useState(false)
  const { texts } = useUi()
  const Icon = visible ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      disabled={disabled}
      aria-label={visible ? texts.hidePassword : texts.showPassword}
      onClick={() => setVisible(!visible)}
      className={insetButton}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
  return (
    <Field {...frame}>
      {(wiring) => (
        <InputBox start={start} end={toggle}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={visible ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={bareInput}
          />
        </InputBox>
      )}
    </Field>
  )
}
