// Printed by `npm run print` from the texts whose keys the articles name.
export const reports: Readonly<Record<string, string>> = {
  'month-page.publish': 'Criar comunicado',
  'month-page.shareAs': 'Compartilhar',
  'month-page.title': 'Página do mês',
  'reports.analytics.title': 'Análises',
  'reports.bad': 'pior',
  'reports.chart': 'Evolução',
  'reports.export': 'Exportar',
  'reports.from': 'De',
  'reports.good': 'melhor',
  'reports.period': 'Período',
  'reports.presets.last_7': 'Últimos 7 dias',
  'reports.presets.today': 'Hoje',
  'reports.print': 'Imprimir',
  'reports.to': 'Até',
  'reports.totals': 'Totais',
}
