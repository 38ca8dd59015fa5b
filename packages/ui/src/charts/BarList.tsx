import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useUi } from '../provider/UiProvider.tsx'

export interface BarListProps {
  /** What is counted; names the list. */
  label: string
  /** In order. `note` stands under a bar, for what is not in it; it may be a link of its own. */
  bars: readonly { key: string; label: string; value: number; href: string; note?: ReactNode }[]
}

/** Amounts one under the other, by name; each leads to what it counts. */
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
            className="group -mx-2 block rounded-md px-2 py-1.5 hover:bg-row-hover"
          >
            <span className="flex items-baseline gap-3 text-sm">
              <span className="min-w-0 flex-1 truncate">{bar.label}</span>
              <span className="tabular font-medium">{format.format(bar.value)}</span>
            </span>
            <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-hover">
              <span
                style={{ inlineSize: `${(bar.value / most) * 100}%` }}
                className={clsx(
                  'block h-full rounded-full group-hover:bg-accent',
                  'bg-[color-mix(in_srgb,var(--ui-accent)_60%,var(--ui-surface))]',
                )}
              />
            </span>
          </Link>
          {bar.note && <div className="pb-1 text-xs text-muted">{bar.note}</div>}
        </li>
      ))}
    </ul>
  )
}
