import type { Chart } from 'chart.js'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { type ChartColors, type ChartContent, chartConfig, paperColors } from './chartConfig.ts'
import { ChartLibrary } from './chartLibrary.ts'
import { pointLabels } from './pointLabels.ts'

export interface SeriesChartProps extends ChartContent {
  /** The subject; accessible name of the chart and of its table. */
  label: string
  /** The heading of the points' column in the table. */
  pointsLabel: string
  /** Height in rem. */
  height?: number
  /** Writes each value followed by `k` above its point, at this distance in pixels. */
  labelHeight?: number
}

/** The scheme's token for the colour of each tone. */
const tokens: Readonly<Record<keyof ChartColors, string>> = {
  accent: '--ui-accent-ink',
  danger: '--ui-danger-ink',
  warning: '--ui-warning-ink',
  success: '--ui-success-ink',
  muted: '--ui-muted',
  ink: '--ui-ink',
  ghost: '--ui-ghost',
  line: '--ui-line',
  surface: '--ui-surface',
}

/** Reads the scheme's colours at a node, in a format that the canvas accepts. */
function colorsAt(node: HTMLElement): ChartColors {
  const probe = document.createElement('span')
  node.append(probe)
  const read = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const colors = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, read(token)]),
  )
  probe.remove()
  return colors as ChartColors
}

/**
 * Lines or bars over points, drawn by Chart.js in the colours of the scheme, or of paper when
 * printed. Screen readers get the same numbers as a table. Chart.js is large, so pages with it are
 * loaded separately.
 */
export function SeriesChart(props: SeriesChartProps) {
  const { label, pointsLabel, height = 18, labelHeight, ...content } = props
  const { locale } = useUi()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<Chart<'line' | 'bar', (number | null)[], string>>(null)
  const draw = useEffectEvent((_what: string) => {
    if (!frame.current || !canvas.current) return
    const { direction, fontFamily, fontSize } = getComputedStyle(frame.current)
    const colors = matchMedia('print').matches ? paperColors : colorsAt(frame.current)
    const text = { font: fontFamily, fontSize: Number.parseFloat(fontSize) }
    const config = chartConfig(content, { colors, ...text, rtl: direction === 'rtl' })
    if (labelHeight !== undefined)
      config.plugins = [
        pointLabels({
          height: labelHeight,
          color: colors.ink,
          ground: colors.surface,
          write: content.formatValue,
          ...text,
        }),
      ]
    chart.current?.destroy()
    chart.current = new ChartLibrary(canvas.current, config)
  })
  const { kind, points, series, tickStep } = content
  // The chart is drawn again when any of these changes.
  const drawn = JSON.stringify([kind, points, series, tickStep, locale, labelHeight])
  useEffect(() => {
    draw(drawn)
    return () => {
      chart.current?.destroy()
      chart.current = null
    }
  }, [drawn])
  useEffect(() => {
    // Scheme, font size and direction are attributes of the page's root.
    const watched = new MutationObserver(() => draw('root'))
    watched.observe(document.documentElement, { attributes: true })
    const media = ['print', '(prefers-color-scheme: dark)'].map((query) => matchMedia(query))
    const redraw = () => draw('media')
    for (const one of media) one.addEventListener('change', redraw)
    return () => {
      watched.disconnect()
      for (const one of media) one.removeEventListener('change', redraw)
    }
  }, [])
  return (
    <figure className="min-w-0">
      <div
        ref={frame}
        aria-hidden
        style={{ blockSize: `${height}rem` }}
        className="relative w-full min-w-0 text-xs"
      >
        <canvas ref={canvas} />
      </div>
      <SeriesTable {...{ label, pointsLabel, content }} />
    </figure>
  )
}

interface SeriesTableProps {
  label: string
  pointsLabel: string
  content: ChartContent
}

/** The numbers of a chart, for screen readers. */
function SeriesTable({ label, pointsLabel, content }: SeriesTableProps) {
  const { points, series, formatValue } = content
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, nth) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {series.map(({ key, values }) => {
                const value = values[nth] ?? null
                return <td key={key}>{value === null ? '–' : formatValue(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
