import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Búsqueda',
  field: '¿Qué busca?',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  noneTitle: 'Nada encontrado para “{{typed}}”',
  noneText: 'Revise la ortografía o use menos palabras.',
  clear: 'Limpiar la búsqueda',
  modernTitle: 'Encuentre cualquier cosa',
  modernText: 'Páginas, registros y ayuda, en una sola búsqueda.',
  groups: 'Dónde buscar',
  all: 'Todo',
  pages: 'Páginas',
  registers: 'Registros',
  interface: 'Interfaz',
}
