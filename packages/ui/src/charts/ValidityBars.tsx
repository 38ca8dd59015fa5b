import { clsx } from 'clsx'
import type { Tone } from '../display/Badge.tsx'
import { HiddenTable } from './HiddenTable.tsx'

export interface ValidityRow {
  key: string
  label: string
  /** The first day, counted from the first day shown; null if it is earlier or unknown. */
  from: number | null
  /** The last day, counted from the first day shown; null if it never ends. */
  to: number | null
  /** The end in words. */
  words: string
  tone: Tone
}

export interface ValidityBarsProps {
  /** The accessible name of the drawing. */
  label: string
  rows: readonly ValidityRow[]
  /** Number of days shown, and the index of today. */
  days: number
  today: number
  todayLabel: string
}

const barClass: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  accent: 'bg-accent',
  success: 'bg-success-ink',
  warning: 'bg-warning-ink',
  danger: 'bg-danger',
}

/** Periods of validity, one bar each, crossed by a line for today. Screen readers get a table. */
export function ValidityBars({ label, rows, days, today, todayLabel }: ValidityBarsProps) {
  const at = (day: number) => `${Math.min(100, Math.max(0, (day / days) * 100))}%`
  const width = ({ from, to }: ValidityRow) =>
    `max(0.25rem, calc(${at(to ?? days)} - ${at(from ?? 0)}))`
  return (
    <figure>
      <div aria-hidden className="relative flex flex-col gap-3 pt-5 text-sm">
        <span
          style={{ insetInlineStart: at(today) }}
          className="absolute top-0 border-s border-muted ps-1 text-xs leading-none text-muted"
        >
          {todayLabel}
        </span>
        {rows.map((row) => (
          <div key={row.key}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{row.label}</span>
              <span
                className={clsx(
                  'tabular text-xs',
                  row.tone === 'danger' ? 'text-danger-ink' : 'text-muted',
                )}
              >
                {row.words}
              </span>
            </span>
            <span className="relative mt-1.5 block">
              <span className="block h-2 overflow-hidden rounded-full bg-hover">
                <span
                  style={{ marginInlineStart: at(row.from ?? 0), inlineSize: width(row) }}
                  className={clsx('block h-full rounded-full', barClass[row.tone])}
                />
              </span>
              {/* Today crosses each bar, and no text. */}
              <span
                style={{ insetInlineStart: at(today) }}
                className="absolute -inset-y-1 border-s border-ink"
              />
            </span>
          </div>
        ))}
      </div>
      <HiddenTable
        caption={label}
        rows={rows.map((row) => ({ key: row.key, label: row.label, value: row.words }))}
      />
    </figure>
  )
}
