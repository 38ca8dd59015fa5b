import type { ReactNode } from 'react'
import { Skeleton } from '../display/Skeleton.tsx'

export interface WhenSizedProps {
  children: ReactNode
  /** Whether the parts are stacked on wide windows too. */
  stacked?: boolean
}

/**
 * Parts that are stacked on narrow windows: all are hidden until each knows its height, so that
 * none is pushed down by one that loads later. Side by side, each is shown when it loads.
 */
export function WhenSized({ children, stacked = false }: WhenSizedProps) {
  const [shown, hidden] = stacked
    ? ['group-has-data-unsized/sized:block', 'group-has-data-unsized/sized:invisible']
    : ['max-xl:group-has-data-unsized/sized:block', 'max-xl:group-has-data-unsized/sized:invisible']
  return (
    <div className="group/sized relative">
      <Skeleton className={`absolute! inset-x-0 top-2 hidden h-48 rounded-lg! ${shown}`} />
      <div className={hidden}>{children}</div>
    </div>
  )
}
