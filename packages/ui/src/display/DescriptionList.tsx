import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface DescriptionListProps {
  items: readonly DescriptionItem[]
}

export interface DescriptionItem {
  term: string
  value: ReactNode
  /**
   * Puts the value on lines of its own, for long texts. If it is alone in its list, its name is
   * only for screen readers.
   */
  wide?: boolean
}

/** Names and values of one thing, one pair per line. */
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
          {/* If name and value do not fit on one line, the value takes the next. */}
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
