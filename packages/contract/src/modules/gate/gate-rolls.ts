import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { presentArea, seenVisitor } from '../access/presence/presence.ts'
import { visitKinds } from '../companies/settings/visit-settings.ts'

/** A visitor to look for in an emergency. */
export const musterVisit = z.object({
  id: z.uuid(),
  guest_name: z.string(),
  kind: z.enum(visitKinds),
  companions: z.int(),
  plate: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  checked_in_at: moment,
  confirmed: z.boolean(),
  /** Where a reader saw the visitor last; null where none did. */
  seen: z.nullable(seenVisitor),
})

/**
 * `GET /gate/muster`: the people to look for in an emergency: visitors by unit, and whoever was seen by
 * readers by area (gate §3). Of the residents of a unit only their number is known. Visitors whose exit
 * nobody recorded are listed as unconfirmed for one more day.
 */
export const musterAnswer = z.object({
  data: z.object({
    at: moment,
    /** Visitors with their companions, and those whose exit nobody recorded. */
    people: z.int(),
    unconfirmed: z.int(),
    /** People seen by readers besides the visitors, and those of them who may have left. */
    seen: z.int(),
    doubtful: z.int(),
    /** People who live here. */
    residents: z.int(),
    /** The people seen by readers, by area. */
    areas: z.array(presentArea),
    units: z.array(
      z.object({
        /** The unit, the employee who receives the visit, or the common area. */
        title: z.string(),
        residents: z.int(),
        people: z.int(),
        visits: z.array(musterVisit),
      }),
    ),
  }),
})

/** Number of movements in `GET /gate/movements`. */
export const MOVEMENTS_SHOWN = 20

/** `GET /gate/movements`: the last entries and exits, newest first. */
export const movementsAnswer = z.object({
  data: z.array(
    z.object({
      visit_id: z.uuid(),
      guest_name: z.string(),
      kind: z.enum(visitKinds),
      /** The unit, the employee or the common area; null for an official who names none. */
      place: z.nullable(z.string()),
      act: z.enum(['entered', 'left']),
      at: moment,
      /** The person who recorded it. */
      by: z.nullable(z.string()),
    }),
  ),
})

export type Muster = z.output<typeof musterAnswer>['data']
export type Movement = z.output<typeof movementsAnswer>['data'][number]
