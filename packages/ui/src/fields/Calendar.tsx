import { useDirection } from '@base-ui/react/direction-provider'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { addDays, addMonths, type IsoDate, joinIso, monthGrid, splitIso, weekday } from './dates.ts'

export interface CalendarProps {
  /** The chosen day, or null. */
  value: IsoDate | null
  onChange: (value: IsoDate) => void
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  /** Whether a day within the limits cannot be chosen. */
  isOut?: (day: IsoDate) => boolean
  /** Called when another month is shown, with a day in it. */
  onMonth?: (day: IsoDate) => void
  /** First column: 0 for Sunday. */
  firstWeekday?: number
}

/** A grid, since its days can be chosen and moved between. */
const gridRole = { role: 'grid' }

const selectClass =
  'h-8 rounded-md bg-transparent ps-1.5 text-sm font-semibold hover:bg-hover focus-visible:outline-offset-0 [&>option]:bg-raised'

/** A month to choose a day from. Arrow keys move by day and week, Page keys by month and year. */
export function Calendar(props: CalendarProps) {
  const { value, onChange, min, max, isOut, onMonth, firstWeekday = 0 } = props
  const { texts, locale, today: todayOf } = useUi()
  const direction = useDirection()
  const today = todayOf()
  const [focused, setFocused] = useState<IsoDate>(value ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  const { year, month } = splitIso(focused) ?? { year: 1970, month: 1 }
  const name = (options: Intl.DateTimeFormatOptions, iso: IsoDate) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(iso))
  const outside = (iso: IsoDate) =>
    (min !== undefined && iso < min) || (max !== undefined && iso > max) || isOut?.(iso) === true
  const goTo = (iso: IsoDate) => {
    const next = min && iso < min ? min : max && iso > max ? max : iso
    setFocused(next)
    if (next.slice(0, 7) !== focused.slice(0, 7)) onMonth?.(next)
  }

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    moved.current = false
  }, [focused])

  const forward = direction === 'rtl' ? -1 : 1
  const fromWeekStart = (weekday(focused) - firstWeekday + 7) % 7
  const keys: Record<string, (event: KeyboardEvent) => IsoDate> = {
    ArrowRight: () => addDays(focused, forward),
    ArrowLeft: () => addDays(focused, -forward),
    ArrowDown: () => addDays(focused, 7),
    ArrowUp: () => addDays(focused, -7),
    Home: () => addDays(focused, -fromWeekStart),
    End: () => addDays(focused, 6 - fromWeekStart),
    PageDown: (event) => addMonths(focused, event.shiftKey ? 12 : 1),
    PageUp: (event) => addMonths(focused, event.shiftKey ? -12 : -1),
  }
  const press = (event: KeyboardEvent) => {
    const move = keys[event.key]
    if (!move) return
    event.preventDefault()
    moved.current = true
    goTo(move(event))
  }

  const weeks = monthGrid(year, month, firstWeekday)
  const firstYear = (min && splitIso(min)?.year) || Math.min(year, 1900)
  const lastYear = (max && splitIso(max)?.year) || Math.max(year, (splitIso(today)?.year ?? 0) + 20)
  const isoOf = (otherYear: number, otherMonth: number) =>
    addMonths(focused, (otherYear - year) * 12 + otherMonth - month)

  return (
    <div className="w-70 p-3">
      <div className="flex items-center gap-1 pb-2">
        <select
          aria-label={texts.month}
          value={month}
          onChange={(event) => goTo(isoOf(year, Number(event.target.value)))}
          className={clsx(selectClass, 'first-letter:uppercase')}
        >
          {Array.from({ length: 12 }, (_, index) => (
            <option key={index} value={index + 1}>
              {name({ month: 'long' }, joinIso(2024, index + 1, 1))}
            </option>
          ))}
        </select>
        <select
          aria-label={texts.year}
          value={year}
          onChange={(event) => goTo(isoOf(Number(event.target.value), month))}
          className={clsx(selectClass, 'tabular')}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
            <option key={index}>{lastYear - index}</option>
          ))}
        </select>
        <span className="flex-1" />
        <IconButton
          icon={direction === 'rtl' ? ChevronRight : ChevronLeft}
          size="sm"
          label={texts.previousMonth}
          onClick={() => goTo(addMonths(focused, -1))}
        />
        <IconButton
          icon={direction === 'rtl' ? ChevronLeft : ChevronRight}
          size="sm"
          label={texts.nextMonth}
          onClick={() => goTo(addMonths(focused, 1))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table ref={grid} {...gridRole} onKeyDown={press} className="tabular w-full table-fixed">
        <thead>
          <tr>
            {weeks[0]?.map((iso) => (
              <th key={iso} scope="col" className="h-7">
                <span className="sr-only">{name({ weekday: 'long' }, iso)}</span>
                <span aria-hidden className="text-xs font-medium text-muted">
                  {name({ weekday: 'narrow' }, iso)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((iso) => (
                <td key={iso} aria-selected={iso === value} className="p-0 text-center">
                  <button
                    type="button"
                    data-day={iso}
                    tabIndex={iso === focused ? 0 : -1}
                    disabled={outside(iso) || undefined}
                    aria-label={name({ dateStyle: 'full' }, iso)}
                    aria-current={iso === today ? 'date' : undefined}
                    onClick={() => onChange(iso)}
                    className={clsx(
                      'size-8.5 rounded-md text-sm disabled:opacity-35',
                      iso === value
                        ? 'bg-accent font-semibold text-on-accent'
                        : 'enabled:hover:bg-hover',
                      iso !== value && iso.slice(0, 7) !== focused.slice(0, 7) && 'text-muted',
                      iso !== value &&
                        iso === today &&
                        'font-semibold text-accent-ink inset-ring inset-ring-line',
                    )}
                  >
                    {Number(iso.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        variant="ghost"
        size="sm"
        disabled={outside(today)}
        onClick={() => onChange(today)}
        className="mt-1 w-full text-accent-ink"
      >
        {texts.today}
      </Button>
    </div>
  )
}
