import type { ReactNode } from 'react'
import { Skeleton } from '../display/Skeleton.tsx'

export interface WhenSizedProps {
  children: ReactNode
  /** Parts that lie under each other on wide windows too. */
  stacked?: boolean
}

/**
 * Parts that lie under each other on narrow windows: nothing of them is seen before each knows its
 * height, so that none is pushed down by one that loads later. Beside each other they come as they load.
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
