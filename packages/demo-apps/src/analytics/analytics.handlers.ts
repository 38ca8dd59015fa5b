import { defineDemoApp } from '../back-end/demo-app.ts'
import { analyticsSeed } from './analytics.seed.ts'
import type { AnalyticsCalls } from './analytics.types.ts'

export const analytics = defineDemoApp<AnalyticsCalls>()({
  seed: analyticsSeed,
  handlers: {
    'GET /api/analytics-dashboard-app/widgets': (_request, widgets) => ({ answer: widgets }),
  },
})
