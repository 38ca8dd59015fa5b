import type { pt } from './pt.ts'

export const en: typeof pt = {
  import: 'Import',
  export: 'Export',
  exportHint: 'What search and filters show now.',
  exportTooMany:
    'Too many rows are selected: narrow the list by search and filters, and export that.',
  csv: 'CSV spreadsheet',
  xlsx: 'Excel spreadsheet (XLSX)',
  exportFailed: 'The export did not work',
}
