import type { pt } from './pt.ts'

export const en: typeof pt = {
  views: 'Views',
  all: { m: 'All', f: 'All' },
  ready: 'Ready-made',
  own: 'Mine',
  isDefault: 'opens with it',
  save: 'Save view…',
  saveTitle: 'Save view',
  saveText: 'Keeps search, filters, order, columns and density. Only you see it.',
  rename: 'Rename “{{name}}”…',
  renameTitle: 'Rename view',
  name: 'Name of the view',
  saveAction: 'Save',
  remove: 'Remove “{{name}}”',
  setDefault: 'Open the list with this view',
  saved: 'View saved',
  removed: 'View removed',
  undo: 'Undo',
}
