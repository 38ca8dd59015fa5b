import { clsx } from 'clsx'

export interface DividerProps {
  className?: string
}

/** A thin line between two things. */
export function Divider({ className }: DividerProps) {
  return <div aria-hidden className={clsx('h-px w-full shrink-0 bg-line', className)} />
}
