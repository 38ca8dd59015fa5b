import type { ChartConfiguration } from 'chart.js'

/** A line or a series of bars of a chart. */
export interface ChartSeries {
  key: string
  label: string
  /** One value per point; null for none. */
  values: readonly (number | null)[]
  tone: ChartTone
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
}

/** The colours of a chart, as CSS colours. */
export type ChartColors = Readonly<Record<ChartTone, string>> & {
  readonly ink: string
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

/** The configuration of a chart for Chart.js, without animation: figures are read, not watched. */
export function chartConfig(
  { kind, points, series, formatValue }: ChartContent,
  { colors, font, fontSize, rtl }: ChartStyle,
): ChartConfiguration<'line' | 'bar', (number | null)[], string> {
  const text = { family: font, size: fontSize }
  const side = rtl ? 'right' : 'left'
  return {
    type: kind === 'bars' ? 'bar' : 'line',
    data: {
      labels: [...points],
      datasets: series.map(({ label, values, tone }, nth) => ({
        label,
        data: [...values],
        borderColor: colors[tone],
        backgroundColor: colors[tone],
        hoverBackgroundColor: colors[tone],
        hoverBorderColor: colors[tone],
        borderWidth: 2,
        borderDash: dashes[nth % dashes.length],
        pointStyle: pointStyles[nth % pointStyles.length],
        pointRadius: points.length > 60 ? 0 : 3,
        pointHoverRadius: 5,
        maxBarThickness: 48,
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
