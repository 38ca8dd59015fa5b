/** A row as a reference: a unit or an employee, say; null without one. */
export const named = (
  id: string | null,
  title: string | null,
): { id: string; title: string } | null => (id === null ? null : { id, title: title ?? '' })
