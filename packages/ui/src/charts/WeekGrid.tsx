import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
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
  /** Draws the days as columns with the hours down, where there is room for them. */
  upright?: boolean
}

/** Hours written below the days. */
const TICKS = [0, 6, 12, 18, 24]

/** Minutes that a span needs to have room for its hours, as a line and as a column. */
const ROOM = { line: 8 * 60, column: 3 * 60 }

const grids = {
  lines: 'grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1',
  columns:
    'grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 @md:grid-flow-col @md:grid-cols-[auto] @md:grid-rows-[auto_16rem] @md:auto-cols-[minmax(0,1fr)] @md:items-stretch @md:gap-x-1.5',
}

/** The hours of a week, one line or column per day. Screen readers get the same as a table. */
export function WeekGrid(props: WeekGridProps) {
  const { label, days, blocks, formatSpan, emptyLabel, current, upright = false } = props
  const { locale } = useUi()
  const hour = new Intl.NumberFormat(locale)
  const spans = daySpans(blocks)
  const of = (day: number) => spans.filter((span) => span.day === day)
  return (
    <figure className={upright ? '@container' : 'max-w-xl'}>
      <div aria-hidden className={clsx('grid', upright ? grids.columns : grids.lines)}>
        {days.map(({ day, label: name }) => (
          <div key={day} className="contents text-xs">
            <span
              className={clsx(
                day === current ? 'font-semibold text-ink' : 'text-muted',
                upright && '@md:truncate @md:text-center',
              )}
            >
              {name}
            </span>
            <span
              className={clsx(
                'relative overflow-hidden rounded-sm bg-hover',
                upright ? 'h-6 @md:h-auto' : 'h-5',
              )}
            >
              {of(day).map(({ from, to }) => (
                <WeekSpan key={from} {...{ from, to, upright }} day={name}>
                  {formatSpan(from, to)}
                </WeekSpan>
              ))}
            </span>
          </div>
        ))}
        <span className={clsx(upright && '@md:order-first')} />
        <span
          className={clsx(
            'tabular flex justify-between text-xs text-muted',
            upright && '@md:order-first @md:-my-2 @md:flex-col @md:items-end',
          )}
        >
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

const share = (minutes: number) => `${(minutes / MINUTES_A_DAY) * 100}%`

interface WeekSpanProps {
  day: string
  from: number
  to: number
  upright: boolean
  children: string
}

/** A span of a day; a framed one says its hours itself where it is long enough. */
function WeekSpan({ day, from, to, upright, children }: WeekSpanProps) {
  const place = { '--at': share(from), '--long': share(to - from) } as CSSProperties
  return (
    <span
      data-tooltip={`${day}: ${children}`}
      style={place}
      className={clsx(
        'absolute inset-y-0 start-(--at) w-(--long) rounded-sm',
        upright
          ? 'flex items-center justify-center overflow-hidden border border-accent bg-accent-soft text-center text-xs text-accent-ink @md:inset-x-0 @md:top-(--at) @md:bottom-auto @md:h-(--long) @md:w-auto'
          : 'bg-[color-mix(in_srgb,var(--ui-accent)_60%,var(--ui-surface))]',
      )}
    >
      {upright && (
        <span
          className={clsx(
            'tabular',
            to - from < ROOM.line && 'hidden',
            to - from < ROOM.column ? '@md:hidden' : '@md:inline',
          )}
        >
          {children}
        </span>
      )}
    </span>
  )
}
