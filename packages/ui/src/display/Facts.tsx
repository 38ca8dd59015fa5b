import type { ReactNode } from 'react'

export interface Fact {
  term: string
  value: ReactNode
}

export interface FactsProps {
  title?: string | undefined
  items: readonly Fact[]
}

/**
 * Facts about one subject, without a frame, under a quiet heading if they need one. A single fact that is named as its
 * heading stands under it alone.
 */
export function Facts({ title, items }: FactsProps) {
  const [only] = items
  const isNamed = items.length === 1 && only?.term === title
  return (
    <section className="min-w-0">
      {title !== undefined && <h2 className="pb-1.5 text-sm font-semibold">{title}</h2>}
      <dl className="flex flex-col gap-2 text-sm">
        {items.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap gap-x-4">
            <dt className={isNamed ? 'sr-only' : 'w-28 shrink-0 text-muted'}>{term}</dt>
            {/* If name and value do not fit on one line, the value takes the next. */}
            <dd className="tabular min-w-0 flex-1 basis-40 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
