/** Words of the two buttons beside a list's title. */
export const pt = {
  import: 'Importar',
  export: 'Exportar',
  exportHint: 'O que a busca e os filtros mostram agora.',
  exportTooMany: 'Muitas linhas selecionadas: use busca e filtros e exporte a lista.',
  csv: 'Planilha CSV',
  xlsx: 'Planilha Excel (XLSX)',
  exportFailed: 'Não foi possível exportar',
}
