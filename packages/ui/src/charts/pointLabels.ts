import type { Plugin } from 'chart.js'

export interface PointLabelStyle {
  /** Pixels between a point and the words above it. */
  height: number
  color: string
  /** Behind the words, so that a line through them leaves them legible. */
  ground: string
  font: string
  /** Pixels. */
  fontSize: number
}

/** The area in which words may stand, in pixels. */
export interface LabelBox {
  left: number
  right: number
  top: number
}

/** What stands above a point: its value as it is, followed by `k`; nothing where there is no value. */
export const pointLabel = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}k` : null

/** Where words of a width are centred above a point, so that no edge cuts them. */
export function placePointLabel(
  point: { x: number; y: number },
  width: number,
  { height, fontSize }: Pick<PointLabelStyle, 'height' | 'fontSize'>,
  box: LabelBox,
): { x: number; y: number } {
  const half = width / 2
  const x = Math.min(Math.max(point.x, box.left + half), box.right - half)
  return { x, y: Math.max(point.y - height, box.top + fontSize) }
}

/** Writes the value of each point followed by `k` at a fixed height above it; nothing is divided. */
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
        const meta = chart.getDatasetMeta(nth)
        if (meta.hidden) continue
        for (const [index, element] of meta.data.entries()) {
          const words = pointLabel(data[index])
          if (words === null) continue
          const size = ctx.measureText(words).width
          const { x, y } = placePointLabel(element, size, style, { left: 0, right: width, top: 0 })
          ctx.strokeText(words, x, y)
          ctx.fillText(words, x, y)
        }
      }
      ctx.restore()
    },
  }
}
