import { ChoiceFrame, type ChoiceFrameProps } from './ChoiceFrame.tsx'

export interface SwitchFieldProps extends Omit<ChoiceFrameProps, 'children'> {
  value: boolean
  onChange: (value: boolean) => void
  name?: string
}

/** On or off that works at once. In a form that is saved, use `CheckboxField`. */
export function SwitchField({ value, onChange, name, ...frame }: SwitchFieldProps) {
  return (
    <ChoiceFrame {...frame}>
      {(wiring) => (
        <input
          {...wiring}
          type="checkbox"
          role="switch"
          aria-checked={value}
          name={name}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          className="ui-switch"
        />
      )}
    </ChoiceFrame>
  )
}
