import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { IconType } from '../display/icon.ts'
import { Spinner } from '../display/Spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass, buttonIconClass } from './buttonClass.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconType
  endIcon?: IconType
  /** Shows a spinner and ignores presses, keeping the focus and the width. */
  loading?: boolean
}

/** A button. Only one primary button per view; red only for destructive actions. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon: Icon, endIcon: EndIcon, ...rest } = props
  const { loading = false, children, className, onClick, type = 'button', ...attributes } = rest
  const iconClass = buttonIconClass[size]
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || attributes['aria-disabled']}
      onClick={press}
      className={buttonClass(variant, size, className)}
    >
      {loading && <Spinner className={iconClass} />}
      {!loading && Icon && <Icon aria-hidden className={iconClass} />}
      {children}
      {EndIcon && <EndIcon aria-hidden className={iconClass} />}
    </button>
  )
}
