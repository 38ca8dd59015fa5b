import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { LayoutProps } from './layout.ts'

/** The inner part of a bar, as wide as the page below it and aligned with it. */
export function Contained({ mode, children }: { mode: LayoutProps['mode']; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex h-full items-center gap-2 px-3 sm:px-4 lg:px-6',
        mode === 'container' && 'mx-auto max-w-(--ui-container)',
      )}
    >
      {children}
    </div>
  )
}
