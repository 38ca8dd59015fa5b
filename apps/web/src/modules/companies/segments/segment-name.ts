import { segmentBases } from '@portaria/contract/segments'
import { choiceLabel } from '@portaria/contract/texts/register-texts'
import type { Language } from '@portaria/i18n/languages'

/**
 * How a segment is called in a language. The five bases are rows that all companies share, stored with
 * their Portuguese names; any other segment is called as its company wrote it.
 */
export function segmentName(language: Language, stored: string): string {
  const nameOf = (base: string, of: Language) => choiceLabel(of, 'segments', 'base', base)
  const base = segmentBases.find((each) => nameOf(each, 'pt') === stored)
  return base === undefined ? stored : nameOf(base, language)
}
