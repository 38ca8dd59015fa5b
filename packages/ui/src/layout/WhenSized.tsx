import type { ReactNode } from 'react'
import { Skeleton } from '../display/Skeleton.tsx'

/**
 * Parts that lie under each other on narrow windows: nothing of them is seen before each knows its
 * height, so that none is pushed down by one that loads later. Beside each other they come as they load.
 */
export function WhenSized({ children }: { children: ReactNode }) {
  return (
    <div className="group/sized relative">
      <Skeleton className="absolute! inset-x-0 top-2 hidden h-48 rounded-lg! max-xl:group-has-data-unsized/sized:block" />
      <div className="max-xl:group-has-data-unsized/sized:invisible">{children}</div>
    </div>
  )
}
