import type { ChartConfiguration } from 'chart.js'

/** A line or a series of bars of a chart. */
export interface ChartSeries {
  key: string
  label: string
  /** One value per point; null for none. */
  values: readonly (number | null)[]
  tone: ChartTone
  /** Whether it is a past series for comparison, drawn lighter and behind the others. */
  isGhost?: boolean
}

export type ChartTone = 'accent' | 'danger' | 'warning' | 'success' | 'muted'

/** The content of a chart. */
export interface ChartContent {
  kind: 'lines' | 'bars'
  /** The names of the points along the axis. */
  points: readonly string[]
  series: readonly ChartSeries[]
  /** Formats a value. */
  formatValue: (value: number) => string
  /** The distance of the axis's values, where round numbers would not be round to readers. */
  tickStep?: number | undefined
}

/** The colours of a chart, as CSS colours. */
export type ChartColors = Readonly<Record<ChartTone, string>> & {
  readonly ink: string
  readonly ghost: string
  readonly line: string
  readonly surface: string
}

/** The colours on paper. A printer may lose them, so lines also differ by dashes and points. */
export const paperColors: ChartColors = {
  accent: '#222222',
  danger: '#666666',
  warning: '#8a8a8a',
  success: '#444444',
  muted: '#aaaaaa',
  ink: '#333333',
  ghost: '#dddddd',
  line: '#dddddd',
  surface: '#ffffff',
}

export interface ChartStyle {
  colors: ChartColors
  font: string
  /** Font size in pixels. */
  fontSize: number
  rtl: boolean
}

const dashes = [[], [6, 4], [2, 3], [10, 3, 2, 3]]
const pointStyles = ['circle', 'rectRot', 'triangle', 'rect'] as const

const inColor = (color: string) => ({
  borderColor: color,
  backgroundColor: color,
  hoverBackgroundColor: color,
  hoverBorderColor: color,
})

/** The configuration of a chart for Chart.js, without animation: figures are read, not watched. */
export function chartConfig(
  { kind, points, series, formatValue, tickStep }: ChartContent,
  { colors, font, fontSize, rtl }: ChartStyle,
): ChartConfiguration<'line' | 'bar', (number | null)[], string> {
  const text = { family: font, size: fontSize }
  const side = rtl ? 'right' : 'left'
  const hasGhost = series.some(({ isGhost }) => isGhost)
  return {
    type: kind === 'bars' ? 'bar' : 'line',
    data: {
      labels: [...points],
      datasets: series.map(({ label, values, tone, isGhost = false }, nth) => ({
        label,
        data: [...values],
        ...inColor(isGhost ? colors.ghost : colors[tone]),
        // The comparison stands behind the bars and shows at both sides of them.
        ...(hasGhost && { grouped: false, barPercentage: isGhost ? 0.95 : 0.55 }),
        order: isGhost ? 1 : 0,
        borderWidth: kind === 'bars' ? 0 : 2,
        borderDash: dashes[nth % dashes.length],
        pointStyle: pointStyles[nth % pointStyles.length],
        pointRadius: points.length > 60 ? 0 : 3,
        pointHoverRadius: 5,
        maxBarThickness: hasGhost && isGhost ? 72 : 40,
      })),
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      locale: 'pt-BR',
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          reverse: rtl,
          grid: { display: false },
          border: { color: colors.line },
          ticks: { color: colors.ink, font: text, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          position: side,
          beginAtZero: true,
          grid: { color: colors.line },
          border: { display: false },
          ticks: {
            color: colors.ink,
            font: text,
            precision: 0,
            ...(tickStep !== undefined && { stepSize: tickStep }),
            callback: (value) => formatValue(Number(value)),
          },
        },
      },
      plugins: {
        legend: {
          display: series.length > 1,
          align: 'start',
          rtl,
          labels: { color: colors.ink, font: text, usePointStyle: true, boxHeight: 7 },
        },
        tooltip: {
          rtl,
          usePointStyle: true,
          titleFont: text,
          bodyFont: text,
          callbacks: {
            label: ({ dataset, parsed }) =>
              `${dataset.label ?? ''}: ${parsed.y === null ? '–' : formatValue(parsed.y)}`,
          },
        },
      },
    },
  }
}
