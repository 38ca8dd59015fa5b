import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Badge, type Tone } from './Badge.tsx'
import type { IconType } from './icon.ts'

export interface BoardItem {
  key: string
  label: string
  /** A code above the label, such as a number. */
  code?: string | undefined
  icon: IconType
  /** Whether it is in its place. */
  here: boolean
  state?: { label: string; tone: Tone } | undefined
  note?: ReactNode
  action?: ReactNode
}

export interface BoardProps {
  /** The accessible name of the list. */
  label: string
  items: readonly BoardItem[]
}

/**
 * Places side by side, like on a key board: items in their place, and missing ones with the reason.
 */
export function Board({ label, items }: BoardProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 text-sm"
    >
      {items.map((item) => (
        <li
          key={item.key}
          className={clsx(
            'flex flex-col gap-1.5 rounded-lg border p-3',
            item.here ? 'border-line bg-surface' : 'border-dashed border-line bg-ground',
          )}
        >
          <span className="flex items-center gap-2">
            <item.icon
              aria-hidden
              className={clsx('size-5 shrink-0', item.here ? 'text-accent-ink' : 'text-muted')}
            />
            {item.code && <span className="tabular text-xs text-muted">{item.code}</span>}
            {item.state && (
              <Badge tone={item.state.tone} className="ms-auto">
                {item.state.label}
              </Badge>
            )}
          </span>
          <span className="font-medium wrap-anywhere">{item.label}</span>
          {item.note && <span className="text-xs text-muted">{item.note}</span>}
          {item.action && <span className="mt-auto pt-1">{item.action}</span>}
        </li>
      ))}
    </ul>
  )
}
