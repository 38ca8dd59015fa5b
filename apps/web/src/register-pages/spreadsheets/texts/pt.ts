/** Words of the two buttons beside a list's title. */
export const pt = {
  import: 'Importar',
  export: 'Exportar',
  exportHint: 'O que a busca e os filtros mostram agora.',
  exportTooMany: 'Muitas linhas selecionadas: use busca e filtros e exporte a lista.',
  csv: 'Planilha CSV',
  xlsx: 'Planilha Excel (XLSX)',
  pdf: 'Lista em PDF',
  pdfRows_one: '{{count}} linha',
  pdfRows_other: '{{count}} linhas',
  pdfMade: 'Exportado por {{name}} em {{at}}',
  pdfPage: 'Página {{page}} de {{pages}}',
  pdfFilters: 'Filtros',
  pdfNoFilters: 'Nenhum',
  pdfZone: 'Fuso horário',
  exportFailed: 'Não foi possível exportar',
}
