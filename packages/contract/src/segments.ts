import type { Role } from './roles.ts'

/** What a segment renames (companies §5). */
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

/** One noun as it stands in titles and sentences; `gender` chooses "o" or "a". */
export type TermWords = { singular: string; plural: string; gender: 'm' | 'f' }

/** Words that a segment has of its own, by language; whatever is missing is its base's. */
export type OwnTerms = {
  readonly [language: string]: { readonly [Noun in Term]?: Partial<TermWords> }
}

/** What a segment calls things: its own words over those of its base. */
export type SegmentWords = { readonly base: SegmentBase; readonly terms: OwnTerms }
