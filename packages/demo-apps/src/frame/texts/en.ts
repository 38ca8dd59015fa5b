import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  sections: 'Sections',
  undo: 'Undo',
  select: 'Select {{name}}',
  selectAll: 'Select all',
  checkList: {
    item: 'Item {{number}}',
    done: 'Done: {{text}}',
    newItem: 'New item',
    addItem: 'Add item',
    removeItem: 'Remove: {{text}}',
  },
  missingText: 'It may have been deleted.',
  showAll: 'Show all',
  cannotUndo: 'This cannot be undone.',
  wrongPicture: 'Choose an image of up to 2 MB.',
}
