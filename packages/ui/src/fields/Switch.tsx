import type { ComponentProps } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  value: boolean
  onChange: (value: boolean) => void
  /**
   * Whether it stands for several choices that differ. With it the control is announced as a
   * checkbox, since a switch has no third state.
   */
  mixed?: boolean
}

/**
 * A switch without a visible label, which must be named. For a line with a label use `SwitchField`.
 */
export function Switch({ value, onChange, mixed, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      {...(mixed === undefined && { role: 'switch', 'aria-checked': value })}
      ref={(element) => {
        if (element) element.indeterminate = mixed ?? false
      }}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
      className="ui-switch"
    />
  )
}
