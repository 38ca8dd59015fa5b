import * as z from 'zod/mini'
import { registerNames } from '../../define-register/register-names.ts'

/** Limit of hits per register in the global search. */
export const SEARCH_HITS = 6

/** Limit of hits for named units: a person chooses among equal numbers in several towers. */
export const UNIT_HITS = 12

/** The parameters of `GET /search`. */
export const searchQuery = z.strictObject({ q: z.string().check(z.maxLength(200)) })

const searchHit = z.object({
  id: z.string(),
  title: z.string(),
  /** Whether it is inactive, or, for residents, has moved out: such hits come last. */
  former: z.boolean(),
  /** The name of the owned row by which it was found: a provider's technician. */
  by: z.nullable(z.string()),
  /**
   * The values that its definition shows beside the title (`globalSearch.shows`), named as in
   * records.
   */
  record: z.record(z.string(), z.unknown()),
})

export const searchGroup = z.object({
  register: z.enum(registerNames),
  /**
   * Whether the text names units, by a number or with their tower. Named units come before
   * everything else.
   */
  meant: z.boolean(),
  hits: z.array(searchHit),
  /** Whether there are others, which the list with the same `q` shows. */
  more: z.boolean(),
})

/** The answer of `GET /search`: groups by register, the one with the best hit first. */
export const searchAnswer = z.object({ data: z.array(searchGroup) })

export type SearchGroup = z.output<typeof searchGroup>
