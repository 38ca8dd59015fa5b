/** The state of a period on a day; its last day still belongs to it. */
export function stateOn(
  today: string,
  { starts_on: start, ends_on: end }: { starts_on: string; ends_on: string | null },
): 'future' | 'current' | 'past' {
  if (end !== null && end < today) return 'past'
  return start > today ? 'future' : 'current'
}
