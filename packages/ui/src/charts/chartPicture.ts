import { type ChartContent, chartConfig, paperColors } from './chartConfig.ts'
import { ChartLibrary } from './chartLibrary.ts'

/** Pixels of a picture for print: half the width of A4, at twice its size. */
const SIZE = { width: 1040, height: 360 }

/** Draws a chart as a PNG in the colours of paper, as a `data:` address for a document. */
export function chartPicture(content: ChartContent, rtl = false): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  const style = { colors: paperColors, font: 'Roboto, sans-serif', fontSize: 18, rtl }
  const config = chartConfig(content, style)
  const chart = new ChartLibrary(canvas, {
    ...config,
    options: { ...config.options, responsive: false, devicePixelRatio: 1 },
  })
  const picture = canvas.toDataURL('image/png')
  chart.destroy()
  return picture
}
