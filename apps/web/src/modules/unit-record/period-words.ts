import type { recordTexts } from './texts/unit-record-texts.ts'

type Texts = ReturnType<typeof recordTexts.useTexts>

/** A period in words, each day as `dayText` formats it; '' if neither end is known. */
export function periodWords(
  t: Texts,
  { from, to }: { from: string | null; to: string | null },
  today: string,
  dayText: (day: string) => string,
): string {
  const first = from && dayText(from)
  const last = to && dayText(to)
  if (first && last) return first === last ? first : t('fromTo', { from: first, to: last })
  if (first) return t(from > today ? 'startsOn' : 'since', { from: first })
  return last ? t('until', { to: last }) : ''
}
