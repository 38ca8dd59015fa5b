/** Returns a row as a reference, such as a unit or an employee; null without one. */
export const named = (
  id: string | null,
  title: string | null,
): { id: string; title: string } | null => (id === null ? null : { id, title: title ?? '' })
