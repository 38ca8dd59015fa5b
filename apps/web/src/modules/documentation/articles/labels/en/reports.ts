// Printed by `npm run print` from the texts whose keys the articles name.
export const reports: Readonly<Record<string, string>> = {
  'month-page.publish': 'Create announcement',
  'month-page.shareAs': 'Share',
  'month-page.title': 'Page of the month',
  'reports.analytics.title': 'Analytics',
  'reports.bad': 'worse',
  'reports.chart': 'Over time',
  'reports.export': 'Export',
  'reports.from': 'From',
  'reports.good': 'better',
  'reports.period': 'Period',
  'reports.presets.last_7': 'Last 7 days',
  'reports.presets.today': 'Today',
  'reports.print': 'Print',
  'reports.to': 'To',
  'reports.totals': 'Totals',
}
