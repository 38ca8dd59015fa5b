import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'

/** Shown until the number of the resident's visits is known. */
export function VisitsSkeleton() {
  return (
    <>
      <Unsized />
      <Skeleton className="h-44 w-full rounded-lg" />
    </>
  )
}
