import type { ReactNode } from 'react'
import { Card } from '../display/Card.tsx'

/** One group of the showcase, on one surface. */
export function ShowcaseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  )
}

/** Variants side by side. */
export function ShowcaseLine({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
