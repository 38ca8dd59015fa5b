import type { ComponentProps } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  value: boolean
  onChange: (value: boolean) => void
}

/**
 * A switch without a visible label, which must be named. For a line with a label use `SwitchField`.
 */
export function Switch({ value, onChange, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      aria-checked={value}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
      className="ui-switch"
    />
  )
}
