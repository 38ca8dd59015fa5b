import { termWords } from '@portaria/contract/segments/segment-words'
import {
  type SegmentBase,
  type SegmentWords,
  segmentBases,
  type Term,
  type TermWords,
} from '@portaria/contract/segments/segments'
import type { Language } from '@portaria/i18n/languages'

/** The words of `?title=` by the segment that uses them (interface §8). */
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

/** The `?title=` of links in a segment; null where it has none. */
export function titleWordOf({ base }: SegmentWords, term: Term): string | null {
  return titleWords[base]?.[term] ?? null
}

/**
 * The words of a page about a term whose address has `?title=`. Only the listed titles of that term
 * are accepted. A title that several segments use has the words of the shown one. Any other title
 * gives null, so that an address cannot put arbitrary words on the page.
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
