import { clsx } from 'clsx'

export interface SkeletonProps {
  /** Width and height as classes, for example `h-4 w-32`, shaped like what will come. */
  className?: string
}

/** A quiet block where something will stand. The region around it says that it loads. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-md bg-press', className)} />
}
