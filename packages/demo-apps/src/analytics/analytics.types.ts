/** A line of a chart, with a value for each of its labels. */
export type ChartLine = { name: string; data: number[] }

/**
 * The lines of a chart by range: for one year, or for today; pages have words for ranges and names.
 */
export type ChartSeries = Record<string, ChartLine[]>

export type MapMarker = { lat: number; lng: number; label: string }

/** A campaign in the table of the last widget. */
export type CampaignRow = { title: string; clicks: number; conversion: number }

/** The lines of a chart, and the names of its points. */
export type ChartWidget = { series: ChartSeries; options: { labels: string[] } }

/** An amount with its chart. */
export type AmountWidget = ChartWidget & {
  value: number
  /** Change in per cent since the former period. */
  ofTarget: number
}

/** The nine widgets and their data (demo-apps §14). */
export type AnalyticsWidgets = {
  widget1: ChartWidget
  widget2: AmountWidget
  widget3: AmountWidget
  widget4: AmountWidget
  widget5: ChartWidget
  widget6: ChartWidget
  widget7: { markers: MapMarker[] }
  widget8: AmountWidget
  widget9: { rows: CampaignRow[] }
}

export type AnalyticsCalls = {
  'GET /api/analytics-dashboard-app/widgets': { answer: AnalyticsWidgets }
}
