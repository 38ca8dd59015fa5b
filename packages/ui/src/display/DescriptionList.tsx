import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface DescriptionListProps {
  items: readonly DescriptionItem[]
}

export interface DescriptionItem {
  term: string
  value: ReactNode
  /** The value takes a line of its own: a text of many. Alone in its list, its name is only read aloud. */
  wide?: boolean
}

/** Names and values of one thing, each pair on a line. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="ui-lines">
      {items.map((item) => (
        <div key={item.term} className="flex flex-wrap gap-x-6 py-2.5 text-sm first:pt-0 last:pb-0">
          <dt
            className={
              item.wide && items.length === 1 ? 'sr-only' : 'w-32 shrink-0 text-sm text-muted'
            }
          >
            {item.term}
          </dt>
          {/* Where both do not fit on a line, the value takes one of its own. */}
          <dd
            className={clsx(
              'tabular min-w-0 flex-1 text-sm break-words',
              item.wide ? 'basis-full' : 'basis-40',
            )}
          >
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
