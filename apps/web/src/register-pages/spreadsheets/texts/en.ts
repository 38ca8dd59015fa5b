import type { pt } from './pt.ts'

export const en: typeof pt = {
  import: 'Import',
  export: 'Export',
  exportHint: 'What search and filters show now.',
  exportTooMany:
    'Too many rows are selected: narrow the list by search and filters, and export that.',
  csv: 'CSV spreadsheet',
  xlsx: 'Excel spreadsheet (XLSX)',
  pdf: 'List as PDF',
  pdfRows_one: '{{count}} row',
  pdfRows_other: '{{count}} rows',
  pdfMade: 'Exported by {{name}} on {{at}}',
  pdfPage: 'Page {{page}} of {{pages}}',
  pdfFilters: 'Filters',
  pdfNoFilters: 'None',
  pdfZone: 'Time zone',
  exportFailed: 'The export did not work',
}
