/** Explicit roles, since in some browsers a table laid out as cards loses its own. */
export const tableRole = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const
