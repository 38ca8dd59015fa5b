import type { pt } from './pt.ts'

export const en: typeof pt = {
  title: 'Keys',
  single: 'Keys / and ?',
  singleHelp: 'Switch them off where you type by voice. For this device.',
  does: {
    find: 'Search everything',
    search: 'Go to the list’s search',
    rows: 'Go into the rows and between them',
    peek: 'Show the record beside its list (space bar)',
    open: 'Open the row, result or button in focus',
    back: 'Close what is open; on a record, back to the list; on a row, back to the search',
    save: 'Save the form, from any field',
    panic: 'Raise the panic alert, for those who may',
    alarm: 'Go to the panic banner, from inside a window too',
    skip: 'Skip to the content, the first time on each page',
    help: 'Show this help',
  },
}
