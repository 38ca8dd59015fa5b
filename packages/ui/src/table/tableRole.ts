/**
 * Explicit roles: laid out as cards, a table loses its own in some browsers.
 */
export const tableRole = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const
