import type { ReactNode } from 'react'

/** The words of a button with an icon; on a phone they are read aloud, and the icon alone is seen. */
export function CompactLabel({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>
}

export interface ShortLabelProps {
  /** Read aloud at every width; it begins with the short words. */
  children: ReactNode
  /** Seen on a phone in its place. */
  short: ReactNode
}

/** The words of a button that stands beside another one, shorter on a phone. */
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
