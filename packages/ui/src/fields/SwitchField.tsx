import { ChoiceFrame, type ChoiceFrameProps } from './ChoiceFrame.tsx'
import { Switch } from './Switch.tsx'

export interface SwitchFieldProps extends Omit<ChoiceFrameProps, 'children'> {
  value: boolean
  onChange: (value: boolean) => void
}

/** A switch with immediate effect. In a form that is saved, use `CheckboxField`. */
export function SwitchField({ value, onChange, ...frame }: SwitchFieldProps) {
  return (
    <ChoiceFrame {...frame}>
      {(wiring) => <Switch {...wiring} value={value} onChange={onChange} />}
    </ChoiceFrame>
  )
}
