import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Suspense } from 'react'
import { lazyCode } from '../../../platform/connection/lazy-code.ts'

const LiveView = lazyCode(
  async () => (await import('../../units/public/live/LiveView.tsx')).LiveView,
)

const DayLine = lazyCode(async () => (await import('../../units/public/live/DayLine.tsx')).DayLine)

/** All units as they are now, with the hours of the day, at the desk. */
export function DeskLive() {
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
      <div className="flex flex-col gap-6">
        <LiveView />
        <DayLine />
      </div>
    </Suspense>
  )
}
