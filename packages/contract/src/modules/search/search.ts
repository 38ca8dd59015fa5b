import * as z from 'zod/mini'
import { registerNames } from '../names.ts'

/** Hits of one register that the search of everything shows. */
export const SEARCH_HITS = 6

/** Those of units that were named: equal numbers of several towers are a choice. */
export const UNIT_HITS = 12

/** The parameters of `GET /search`. */
export const searchQuery = z.strictObject({ q: z.string().check(z.maxLength(200)) })

const searchHit = z.object({
  id: z.string(),
  title: z.string(),
  /** Inactive, or, of residents, living here no more: such hits come last. */
  former: z.boolean(),
  /** The name of what it owns by which it was found: a provider's technician. */
  by: z.nullable(z.string()),
  /** What its definition shows beside the title (`globalSearch.shows`), named as records name it. */
  record: z.record(z.string(), z.unknown()),
})

export const searchGroup = z.object({
  register: z.enum(registerNames),
  /** Units that were named, by a number or with their tower: they come before everything else. */
  meant: z.boolean(),
  hits: z.array(searchHit),
  /** There are others, which the list with the same `q` shows. */
  more: z.boolean(),
})

/** What `GET /search` answers: groups by register, the one with the best hit first. */
export const searchAnswer = z.object({ data: z.array(searchGroup) })

export type SearchGroup = z.output<typeof searchGroup>
