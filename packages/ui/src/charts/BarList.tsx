import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useUi } from '../provider/UiProvider.tsx'

export interface BarListProps {
  /** The quantity; name of the list. */
  label: string
  /**
   * The bars in order. With `total` a bar shows the share of `value`, and `figure` states it in
   * words; without it, bars compare values. `note` is below a bar and may contain links.
   */
  bars: readonly {
    key: string
    label: string
    value: number
    total?: number
    figure?: string
    href: string
    note?: ReactNode
  }[]
}

/** Quantities by name, each linked to the rows that it counts. */
export function BarList({ label, bars }: BarListProps) {
  const { locale, link: Link } = useUi()
  const format = new Intl.NumberFormat(locale)
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {bars.map((bar) => (
        <li key={bar.key}>
          <Link
            href={bar.href}
            className="group -mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-md px-2 py-1.5 text-sm hover:bg-row-hover"
          >
            <span className="truncate">{bar.label}</span>
            <span className="tabular font-medium">{bar.figure ?? format.format(bar.value)}</span>
            <span aria-hidden className="col-span-2 mt-1 h-1.5 rounded-full bg-hover">
              <span
                style={{ inlineSize: `${(bar.value / (bar.total ?? most)) * 100}%` }}
                className={clsx(
                  'block h-full rounded-full group-hover:bg-accent',
                  'bg-[color-mix(in_srgb,var(--ui-accent)_60%,var(--ui-surface))]',
                )}
              />
            </span>
          </Link>
          {bar.note && (
            <div className="flex flex-wrap gap-x-4 pb-1 text-xs text-muted">{bar.note}</div>
          )}
        </li>
      ))}
    </ul>
  )
}
