import type { ComponentProps } from 'react'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass, buttonIconClass } from './buttonClass.ts'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconType
  endIcon?: IconType
}

/** A link that looks like a button, for navigation; it can be opened in a new tab. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'md', icon: Icon, endIcon: EndIcon, ...rest } = props
  const { children, className, ...attributes } = rest
  const { link: Link } = useUi()
  return (
    <Link {...attributes} className={buttonClass(variant, size, className)}>
      {Icon && <Icon aria-hidden className={buttonIconClass[size]} />}
      {children}
      {EndIcon && <EndIcon aria-hidden className={buttonIconClass[size]} />}
    </Link>
  )
}
