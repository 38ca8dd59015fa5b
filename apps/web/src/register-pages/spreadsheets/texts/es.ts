import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  import: 'Importar',
  export: 'Exportar',
  exportHint: 'Lo que la búsqueda y los filtros muestran ahora.',
  exportTooMany:
    'Hay demasiadas filas seleccionadas: use la búsqueda y los filtros y exporte la lista.',
  csv: 'Planilla CSV',
  xlsx: 'Planilla Excel (XLSX)',
  pdf: 'Lista en PDF',
  pdfRows_one: '{{count}} fila',
  pdfRows_other: '{{count}} filas',
  pdfMade: 'Exportado por {{name}} el {{at}}',
  pdfPage: 'Página {{page}} de {{pages}}',
  pdfFilters: 'Filtros',
  pdfNoFilters: 'Ninguno',
  pdfZone: 'Zona horaria',
  exportFailed: 'No se pudo exportar',
}
