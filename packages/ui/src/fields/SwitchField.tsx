import { ChoiceFrame, type ChoiceFrameProps } from './ChoiceFrame.tsx'

export interface SwitchFieldProps extends Omit<ChoiceFrameProps, 'children'> {
  value: boolean
  onChange: (value: boolean) => void
}

/** Switches something at once. In a form that is saved, use `CheckboxField`. */
export function SwitchField({ value, onChange, ...frame }: SwitchFieldProps) {
  return (
    <ChoiceFrame {...frame}>
      {(wiring) => (
        <input
          {...wiring}
          type="checkbox"
          role="switch"
          aria-checked={value}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          className="ui-switch"
        />
      )}
    </ChoiceFrame>
  )
}
