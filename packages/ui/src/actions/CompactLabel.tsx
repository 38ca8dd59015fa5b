import type { ReactNode } from 'react'

/**
 * The words of a button with an icon; on a phone only the icon is visible, and the words are for
 * screen readers.
 */
export function CompactLabel({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>
}

export interface ShortLabelProps {
  /** The full words, read aloud at every width; they must begin with the short ones. */
  children: ReactNode
  /** The words shown on a phone. */
  short: ReactNode
}

/** The words of a button beside another one, shorter on a phone. */
export function ShortLabel({ children, short }: ShortLabelProps) {
  return (
    <>
      <CompactLabel>{children}</CompactLabel>
      <span aria-hidden className="sm:hidden">
        {short}
      </span>
    </>
  )
}
