import type { ReactNode } from 'react'

/** The words of a button with an icon; on a phone they are read aloud, and the icon alone is seen. */
export function CompactLabel({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>
}
