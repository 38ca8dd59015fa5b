import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SidePanelProps {
  label: string
  side: 'start' | 'end'
  open: boolean
  children: ReactNode
}

/**
 * A panel beside the content, 320 wide on large screens; not there when closed.
 *
 * @public for layouts
 */
export function SidePanel({ label, side, open, children }: SidePanelProps) {
  if (!open) return null
  return (
    <aside
      aria-label={label}
      className={clsx(
        'hidden w-80 shrink-0 overflow-y-auto bg-surface xl:block',
        side === 'start' ? 'border-e border-line' : 'border-s border-line',
      )}
    >
      {children}
    </aside>
  )
}
