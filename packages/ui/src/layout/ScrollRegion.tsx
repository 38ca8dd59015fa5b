import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ScrollRegionProps {
  /** What it holds, read aloud. */
  label: string
  children: ReactNode
  className?: string
}

/** Holds what may be larger than its place, such as a table or a conversation: it scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      // A keyboard must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('relative overflow-x-auto -outline-offset-2', className)}
    >
      {children}
    </section>
  )
}
