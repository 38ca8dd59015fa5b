import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  sections: 'Secciones',
  undo: 'Deshacer',
  select: 'Seleccionar {{name}}',
  selectAll: 'Seleccionar todo',
  checkList: {
    item: 'Elemento {{number}}',
    done: 'Hecho: {{text}}',
    newItem: 'Nuevo elemento',
    addItem: 'Agregar elemento',
    removeItem: 'Quitar: {{text}}',
  },
  missingText: 'Puede haberse eliminado.',
  showAll: 'Ver todo',
  cannotUndo: 'No se puede deshacer.',
  wrongPicture: 'Elija una imagen de hasta 2 MB.',
}
