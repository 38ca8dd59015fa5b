import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ScrollRegionProps {
  /** The accessible name of its content. */
  label: string
  children: ReactNode
  className?: string
}

/**
 * A region that scrolls separately, also by keyboard, for content that may be larger than its
 * place, such as a table or a conversation.
 */
export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  return (
    <div
      // No landmark of its own: the card around it often has the same name. A fieldset would not
      // become narrower than its content.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      // It must be scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('relative overflow-x-auto -outline-offset-2', className)}
    >
      {children}
    </div>
  )
}
