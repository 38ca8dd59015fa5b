import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Neither on nor off, for example if some rows of a page are selected. */
  mixed?: boolean
}

/**
 * A checkbox without a label, for tables and menus; in forms use `CheckboxField`. It must be named
 * by `aria-label`.
 */
export function Checkbox({ checked, onChange, mixed = false, className, ...input }: CheckboxProps) {
  return (
    <input
      {...input}
      type="checkbox"
      checked={checked}
      ref={(element) => {
        if (element) element.indeterminate = mixed
      }}
      onChange={(event) => onChange(event.target.checked)}
      className={clsx('ui-checkbox', className)}
    />
  )
}
