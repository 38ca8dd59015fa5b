import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useUi } from '../provider/UiProvider.tsx'

export interface TextLinkProps extends ComponentProps<'a'> {
  href: string
}

const look =
  'rounded-sm font-medium text-accent-ink underline decoration-current/35 underline-offset-3 hover:decoration-current'

/** A link inside text. */
export function TextLink({ className, ...attributes }: TextLinkProps) {
  const { link: Link } = useUi()
  return <Link {...attributes} className={clsx(look, className)} />
}

/** A button that looks like a link, for an action inside text. */
export function LinkButton({ className, ...attributes }: ComponentProps<'button'>) {
  return <button type="button" {...attributes} className={clsx(look, 'min-h-6', className)} />
}
