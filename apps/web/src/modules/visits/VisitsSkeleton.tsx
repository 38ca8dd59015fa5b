import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'

/** In place of the own visits, of whose number nothing is known yet. */
export function VisitsSkeleton() {
  return (
    <>
      <Unsized />
      <Skeleton className="h-44 w-full rounded-lg" />
    </>
  )
}
