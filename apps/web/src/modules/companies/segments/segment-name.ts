import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { segmentBases } from '@portaria/contract/segments/segments'
import type { Language } from '@portaria/i18n/languages'

/**
 * The name of a segment in a language. The five bases are rows shared by all companies, stored with
 * their Portuguese names; any other segment has the name that its company gave it.
 */
export function segmentName(language: Language, stored: string): string {
  const nameOf = (base: string, of: Language) => choiceLabel(of, 'segments', 'base', base)
  const base = segmentBases.find((each) => nameOf(each, 'pt') === stored)
  return base === undefined ? stored : nameOf(base, language)
}
