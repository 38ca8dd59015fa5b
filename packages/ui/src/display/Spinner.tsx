import { clsx } from 'clsx'

export interface SpinnerProps {
  className?: string
}

/**
 * A turning ring in the colour of the surrounding text, 1em high by default; hidden from screen
 * readers.
 */
export function Spinner({ className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      className={clsx('animate-spin', className ?? 'size-[1em]')}
      aria-hidden
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity=".25" strokeWidth="2" />
      <path
        d="M14.5 8A6.5 6.5 0 0 0 8 1.5"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
