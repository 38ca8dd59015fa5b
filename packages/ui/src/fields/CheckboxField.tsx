import { Checkbox } from './Checkbox.tsx'
import { ChoiceFrame, type ChoiceFrameProps } from './ChoiceFrame.tsx'

export interface CheckboxFieldProps extends Omit<ChoiceFrameProps, 'children'> {
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: () => void
  name?: string
}

/** A yes or no that is saved with the form. */
export function CheckboxField({ value, onChange, onBlur, name, ...frame }: CheckboxFieldProps) {
  return (
    <ChoiceFrame {...frame}>
      {(wiring) => (
        <Checkbox
          {...wiring}
          name={name}
          checked={value}
          onChange={onChange}
          onBlur={onBlur}
          className="-ms-0.75"
        />
      )}
    </ChoiceFrame>
  )
}
