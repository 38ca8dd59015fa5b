import {
  type OwnTerms,
  type SegmentBase,
  type SegmentWords,
  segmentBases,
  type TermWords,
  terms,
} from '@portaria/contract/segments/segments'

/**
 * Parses the words of a segment from the server or this browser's storage. Blank parts count as
 * missing; null without a known base.
 */
export function readSegmentWords(value: unknown): SegmentWords | null {
  const { base, terms: own } = asObject(value)
  return isBase(base) ? { base, terms: readTerms(own) } : null
}

function readTerms(value: unknown): OwnTerms {
  const languages = Object.entries(asObject(value)).map(([language, nouns]) => {
    const given = asObject(nouns)
    const read = terms.map((term) => [term, readNoun(given[term])] as const)
    return [language, Object.fromEntries(read)] as const
  })
  return Object.fromEntries(languages)
}

function readNoun(value: unknown): Partial<TermWords> {
  const { singular, plural, gender } = asObject(value)
  return {
    ...(isWord(singular) && { singular }),
    ...(isWord(plural) && { plural }),
    ...((gender === 'm' || gender === 'f') && { gender }),
  }
}

/** Returns the members of a value; none if the value is not an object. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isBase(value: unknown): value is SegmentBase {
  return segmentBases.some((base) => base === value)
}
