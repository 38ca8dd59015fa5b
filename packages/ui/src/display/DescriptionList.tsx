import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface DescriptionListProps {
  items: readonly { term: string; value: ReactNode }[]
  /** `rows`: name and value on one line; `grid`: name above value, in columns. */
  look?: 'rows' | 'grid'
}

/** What is known about one thing: names and values. */
export function DescriptionList({ items, look = 'rows' }: DescriptionListProps) {
  return (
    <dl
      className={
        look === 'rows'
          ? 'ui-lines'
          : 'grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-4'
      }
    >
      {items.map((item) => (
        <div
          key={item.term}
          className={clsx(
            look === 'rows' && 'flex flex-wrap gap-x-6 py-2.5 text-sm first:pt-0 last:pb-0',
          )}
        >
          <dt className={clsx('text-sm text-muted', look === 'rows' && 'w-40 shrink-0')}>
            {item.term}
          </dt>
          {/* Where both have no room on a line, the value takes one of its own. */}
          <dd className="tabular min-w-0 flex-1 basis-48 text-sm break-words">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
