import type { Role } from '../actors/roles.ts'

/** The terms that a segment renames (companies §5). */
export const terms = ['tower', 'apartment', 'resident', 'employee', 'manager'] as const
export type Term = (typeof terms)[number]

/** Roles that a segment names: a building site's síndico is its foreman. */
export const roleTerms: { readonly [One in Role]?: Term } = {
  sindico: 'manager',
  funcionario: 'employee',
  condomino: 'resident',
}

/** The five bases (companies §5). */
export const segmentBases = [
  'condominium',
  'construction',
  'education',
  'health',
  'industry',
] as const
export type SegmentBase = (typeof segmentBases)[number]

/** One noun for titles and sentences; `gender` chooses "o" or "a". */
export type TermWords = { singular: string; plural: string; gender: 'm' | 'f' }

/** A segment's own words, by language; missing ones are taken from its base. */
export type OwnTerms = {
  readonly [language: string]: { readonly [Noun in Term]?: Partial<TermWords> }
}

/** The words of a segment: its own, in addition to those of its base. */
export type SegmentWords = { readonly base: SegmentBase; readonly terms: OwnTerms }
