import { clsx } from 'clsx'

export interface DividerProps {
  vertical?: boolean
  className?: string
}

/** A hair line between two things. */
export function Divider({ vertical = false, className }: DividerProps) {
  const shape = vertical ? 'w-px self-stretch' : 'h-px w-full'
  return <div aria-hidden className={clsx('shrink-0 bg-line', shape, className)} />
}
