import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Neither on nor off, for example when a part of a page is selected. */
  mixed?: boolean
}

/** The bare box, for tables and menus; in forms use `CheckboxField`. Needs a name by `aria-label`. */
export function Checkbox({ checked, onChange, mixed = false, className, ...input }: CheckboxProps) {
  // A list has two dozen empty boxes; what none of them shows is not drawn.
  const Mark = mixed ? Minus : checked ? Check : null
  return (
    <span className={clsx('relative inline-flex size-6 items-center justify-center', className)}>
      <input
        {...input}
        type="checkbox"
        checked={checked}
        ref={(element) => {
          if (element) element.indeterminate = mixed
        }}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-md disabled:cursor-default"
      />
      <span
        aria-hidden
        className="pointer-events-none inline-flex size-4.5 items-center justify-center rounded-sm border border-line-strong bg-surface peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-hover:border-muted peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-indeterminate:text-on-accent peer-disabled:opacity-50 peer-aria-invalid:border-danger-ink peer-checked:peer-hover:border-accent-hover peer-checked:peer-hover:bg-accent-hover"
      >
        {Mark && <Mark className="size-3.5" strokeWidth={3} />}
      </span>
    </span>
  )
}
