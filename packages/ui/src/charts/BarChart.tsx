import { clsx } from 'clsx'
import { useUi } from '../provider/UiProvider.tsx'
import { HiddenTable } from './HiddenTable.tsx'

export interface BarChartProps {
  /** The quantity; accessible name of the chart and of its table. */
  label: string
  /** The bars in order; `highlight` marks one of them, for example today. */
  bars: readonly { label: string; value: number; highlight?: boolean }[]
  /** Formats a value. */
  formatValue?: (value: number) => string
  /** Height in rem. */
  height?: number
}

/** Quantities side by side. Screen readers get the same numbers as a table. */
export function BarChart({ label, bars, formatValue, height = 10 }: BarChartProps) {
  const { locale } = useUi()
  const write = formatValue ?? ((value: number) => new Intl.NumberFormat(locale).format(value))
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <figure>
      <div aria-hidden style={{ blockSize: `${height}rem` }} className="flex items-stretch gap-1.5">
        {bars.map((bar) => (
          <div
            key={bar.label}
            data-tooltip={`${bar.label}: ${write(bar.value)}`}
            className="group flex min-w-0 flex-1 flex-col justify-end gap-1.5 text-center"
          >
            <span
              className={clsx(
                'tabular text-xs',
                bar.highlight ? 'font-semibold text-accent-ink' : 'text-muted',
              )}
            >
              {write(bar.value)}
            </span>
            <span className="flex min-h-0 flex-1 items-end">
              <span
                style={{ blockSize: `${(bar.value / most) * 100}%` }}
                className={clsx(
                  'min-h-0.5 w-full rounded-t-sm',
                  bar.highlight
                    ? 'bg-accent'
                    : 'bg-[color-mix(in_srgb,var(--ui-accent)_38%,var(--ui-surface))] group-hover:bg-accent',
                )}
              />
            </span>
            <span className="truncate border-t border-line pt-1.5 text-center text-xs text-muted">
              {bar.label}
            </span>
          </div>
        ))}
      </div>
      <HiddenTable
        caption={label}
        rows={bars.map((bar) => ({ key: bar.label, label: bar.label, value: write(bar.value) }))}
      />
    </figure>
  )
}
