import type { Plugin } from 'chart.js'

export interface PointLabelStyle {
  /** Pixels between a point and its label. */
  height: number
  color: string
  /** The colour behind the label, so that a line through it leaves it legible. */
  ground: string
  font: string
  /** Pixels. */
  fontSize: number
  /** Formats a value. */
  write: (value: number) => string
}

/** The label of a point: its value formatted by the page, followed by `k`; null without a value. */
export const pointLabel = (value: unknown, write: (value: number) => string): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? `${write(value)}k` : null

/**
 * The centre of a label above a point of a chart, in pixels, placed so that no edge cuts it off.
 */
export function placePointLabel(
  point: { x: number; y: number },
  { height, fontSize }: Pick<PointLabelStyle, 'height' | 'fontSize'>,
  widths: { words: number; chart: number },
): { x: number; y: number } {
  const half = widths.words / 2
  const x = Math.min(Math.max(point.x, half), widths.chart - half)
  return { x, y: Math.max(point.y - height, fontSize) }
}

/**
 * A plugin that writes the value of each point followed by `k` at a fixed height above it; nothing
 * is divided.
 */
export function pointLabels(style: PointLabelStyle): Plugin<'line' | 'bar'> {
  return {
    id: 'pointLabels',
    afterDatasetsDraw(chart) {
      const { ctx, width } = chart
      ctx.save()
      ctx.fillStyle = style.color
      ctx.strokeStyle = style.ground
      ctx.lineWidth = 4
      ctx.lineJoin = 'round'
      ctx.font = `600 ${style.fontSize}px ${style.font}`
      ctx.textAlign = 'center'
      ctx.textBaseline = 'bottom'
      for (const [nth, { data }] of chart.data.datasets.entries()) {
        if (!chart.isDatasetVisible(nth)) continue
        for (const [index, element] of chart.getDatasetMeta(nth).data.entries()) {
          const words = pointLabel(data[index], style.write)
          if (words === null) continue
          const widths = { words: ctx.measureText(words).width, chart: width }
          const { x, y } = placePointLabel(element, style, widths)
          ctx.strokeText(words, x, y)
          ctx.fillText(words, x, y)
        }
      }
      ctx.restore()
    },
  }
}
