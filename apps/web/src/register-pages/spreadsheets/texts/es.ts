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
  exportFailed: 'No se pudo exportar',
}
