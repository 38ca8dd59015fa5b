import { formatDate } from '@portaria/contract/value-types/date'
import type { Language } from '@portaria/i18n/languages'
import type { recordTexts } from './texts/unit-record-texts.ts'

type Texts = ReturnType<typeof recordTexts.useTexts>

/** A period in words; '' if neither end is known. */
export function periodWords(
  t: Texts,
  language: Language,
  { from, to }: { from: string | null; to: string | null },
  today: string,
): string {
  const first = from && formatDate(from, language)
  const last = to && formatDate(to, language)
  if (first && last) return first === last ? first : t('fromTo', { from: first, to: last })
  if (first) return t(from > today ? 'startsOn' : 'since', { from: first })
  return last ? t('until', { to: last }) : ''
}
