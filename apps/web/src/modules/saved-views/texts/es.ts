import type { pt } from './pt.ts'

export const es: typeof pt = {
  views: 'Vistas',
  all: { m: 'Todos', f: 'Todas' },
  ready: 'Listas para usar',
  own: 'Mías',
  isDefault: 'se abre con esta',
  save: 'Guardar vista…',
  saveTitle: 'Guardar vista',
  saveText:
    'Guarda la búsqueda, los filtros, el orden, las columnas y la densidad. Solo usted la ve.',
  rename: 'Cambiar el nombre de “{{name}}”…',
  renameTitle: 'Cambiar el nombre de la vista',
  name: 'Nombre de la vista',
  saveAction: 'Guardar',
  remove: 'Quitar “{{name}}”',
  setDefault: 'Abrir la lista con esta vista',
  saved: 'Vista guardada',
  removed: 'Vista quitada',
  undo: 'Deshacer',
}
