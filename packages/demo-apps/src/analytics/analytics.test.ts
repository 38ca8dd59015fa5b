import { expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { analytics } from './analytics.handlers.ts'
import type { AnalyticsCalls } from './analytics.types.ts'

const read = () =>
  openDemoApp<AnalyticsCalls>(
    '/api/analytics-dashboard-app',
    analytics,
    0,
  )('GET /api/analytics-dashboard-app/widgets')

test('every line of a chart has a value for each of its points', async () => {
  const widgets = await read()
  const charts = Object.values(widgets).filter((widget) => 'options' in widget)
  expect(charts).toHaveLength(7)
  for (const { series, options } of charts)
    for (const { data } of Object.values(series).flat())
      expect(data).toHaveLength(options.labels.length)
})

test('an amount is the sum of its days', async () => {
  const { widget2, widget3, widget4, widget8 } = await read()
  for (const { value, series } of [widget2, widget3, widget4, widget8]) {
    const [week] = Object.values(series)
    expect(week?.[0]?.data.reduce((sum, day) => sum + day, 0)).toBe(value)
  }
})

test('markers have valid coordinates', async () => {
  const { widget7 } = await read()
  expect(widget7.markers.length).toBeGreaterThan(0)
  for (const { lat, lng, label } of widget7.markers) {
    expect(Math.abs(lat)).toBeLessThanOrEqual(90)
    expect(Math.abs(lng)).toBeLessThanOrEqual(180)
    expect(label).not.toBe('')
  }
})
