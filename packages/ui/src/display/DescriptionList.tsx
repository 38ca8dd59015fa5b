import type { ReactNode } from 'react'

export interface DescriptionListProps {
  items: readonly { term: string; value: ReactNode }[]
}

/** Names and values of one thing, each pair on a line. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="ui-lines">
      {items.map((item) => (
        <div key={item.term} className="flex flex-wrap gap-x-6 py-2.5 text-sm first:pt-0 last:pb-0">
          <dt className="w-32 shrink-0 text-sm text-muted">{item.term}</dt>
          {/* Where both do not fit on a line, the value takes one of its own. */}
          <dd className="tabular min-w-0 flex-1 basis-40 text-sm break-words">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
