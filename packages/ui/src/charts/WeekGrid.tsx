import { clsx } from 'clsx'
import { useUi } from '../provider/UiProvider.tsx'
import { HiddenTable } from './HiddenTable.tsx'
import { daySpans, MINUTES_A_DAY, type WeekBlock } from './week-blocks.ts'

export interface WeekGridProps {
  /** The accessible name of the drawing. */
  label: string
  /** The days in the order shown, with their names; `day` is the number used in `blocks`. */
  days: readonly { day: number; label: string }[]
  blocks: readonly WeekBlock[]
  /** Formats a span of a day: "8:00–18:00", or the whole day. */
  formatSpan: (from: number, to: number) => string
  /** The text of a day without a span. */
  emptyLabel: string
  /** The number of the day to mark, such as today. */
  current?: number
}

/** Hours written below the days. */
const TICKS = [0, 6, 12, 18, 24]

/** The hours of a week, one line per day. Screen readers get the same as a table. */
export function WeekGrid(props: WeekGridProps) {
  const { label, days, blocks, formatSpan, emptyLabel, current } = props
  const { locale } = useUi()
  const hour = new Intl.NumberFormat(locale)
  const spans = daySpans(blocks)
  const of = (day: number) => spans.filter((span) => span.day === day)
  const share = (minutes: number) => `${(minutes / MINUTES_A_DAY) * 100}%`
  return (
    <figure className="max-w-xl">
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
        {days.map(({ day, label: name }) => (
          <div key={day} className="contents text-xs">
            <span className={clsx(day === current ? 'font-semibold text-ink' : 'text-muted')}>
              {name}
            </span>
            <span className="relative h-5 overflow-hidden rounded-sm bg-hover">
              {of(day).map(({ from, to }) => (
                <span
                  key={from}
                  data-tooltip={`${name}: ${formatSpan(from, to)}`}
                  style={{ insetInlineStart: share(from), inlineSize: share(to - from) }}
                  className="absolute inset-y-0 rounded-sm bg-[color-mix(in_srgb,var(--ui-accent)_60%,var(--ui-surface))]"
                />
              ))}
            </span>
          </div>
        ))}
        <span />
        <span className="tabular flex justify-between text-xs text-muted">
          {TICKS.map((tick) => (
            <span key={tick}>{hour.format(tick)}</span>
          ))}
        </span>
      </div>
      <HiddenTable
        caption={label}
        rows={days.map(({ day, label: name }) => ({
          key: String(day),
          label: name,
          value:
            of(day)
              .map(({ from, to }) => formatSpan(from, to))
              .join(', ') || emptyLabel,
        }))}
      />
    </figure>
  )
}
