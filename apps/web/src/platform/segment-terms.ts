import { baseTerms } from '@portaria/contract/segment-words'
import {
  type SegmentBase,
  type SegmentWords,
  segmentBases,
  type Term,
  type TermWords,
} from '@portaria/contract/segments'
import type { Language } from '@portaria/i18n/languages'

/** The words of `?title=` (interface §8), each where its segment uses it. */
const titleWords: Partial<Record<SegmentBase, Partial<Record<Term, string>>>> = {
  construction: {
    tower: 'OBRA',
    apartment: 'LOTE',
    resident: 'OPERARIOS',
    manager: 'Mestre de obras',
  },
  education: {
    tower: 'SECTOR',
    apartment: 'LIVINGROOM',
    resident: 'STUDENTS',
    manager: 'Professor',
  },
  health: { tower: 'ALA', apartment: 'CONSULTORIO', resident: 'PACIENTES', manager: 'Medicos' },
  industry: { tower: 'SECTOR', resident: 'OPERARIO', manager: 'Supervisor' },
}

/** The words of a term: the segment's own, and its base's for what it leaves out. */
export function termWords(language: Language, segment: SegmentWords, term: Term): TermWords {
  return { ...baseTerms[language][segment.base][term], ...segment.terms[language]?.[term] }
}

/** The `?title=` of a segment's links; null where it has none. */
export function titleWordOf({ base }: SegmentWords, term: Term): string | null {
  return titleWords[base]?.[term] ?? null
}

/**
 * The words that a `?title=` gives a page about a term. Only the listed words of that very term
 * count, in the shown segment's sense before another's; anything else is null, so that no address
 * can put words on the page.
 */
export function wordsOfTitle(
  language: Language,
  shown: SegmentWords,
  term: Term,
  title: string,
): TermWords | null {
  if (titleWords[shown.base]?.[term] === title) return termWords(language, shown, term)
  const base = segmentBases.find((each) => titleWords[each]?.[term] === title)
  return base === undefined ? null : termWords(language, { base, terms: {} }, term)
}
