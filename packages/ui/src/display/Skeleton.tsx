import { clsx } from 'clsx'

export interface SkeletonProps {
  /** Width and height as classes, for example `h-4 w-32`, in the shape of the content. */
  className?: string
}

/** A placeholder while content loads. The region around it announces that it loads. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-md bg-press', className)} />
}
