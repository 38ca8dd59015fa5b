// Printed by `npm run print` from the texts whose keys the articles name.
export const reports: Readonly<Record<string, string>> = {
  'month-page.publish': 'Crear comunicado',
  'month-page.shareAs': 'Compartir',
  'month-page.title': 'Página del mes',
  'reports.analytics.title': 'Análisis',
  'reports.bad': 'peor',
  'reports.chart': 'Evolución',
  'reports.export': 'Exportar',
  'reports.from': 'Desde',
  'reports.good': 'mejor',
  'reports.period': 'Período',
  'reports.presets.last_7': 'Últimos 7 días',
  'reports.presets.today': 'Hoy',
  'reports.print': 'Imprimir',
  'reports.to': 'Hasta',
  'reports.totals': 'Totales',
}
