import * as z from 'zod/mini'
import { moment } from '../../../schemas/api-components.ts'
import { personKinds } from '../decisions/decision-words.ts'

/** Reasons why nobody knows for sure that a person is where they were seen: a closed list (access §50). */
export const presenceDoubts = [
  // The point does not tell whether somebody went through.
  'no_passage',
  // The point is passed in both directions and does not tell in which.
  'both_ways',
  // The way leads out of another area than the one in which the person was: an exit was lost, or
  // somebody followed another person.
  'elsewhere',
  // Nobody is identified who leaves the area.
  'one_way',
  // Somebody left by an exit button since, and nobody knows who.
  'exit_button',
  // A door of the area was forced or stood open since.
  'door_alarm',
] as const

export type PresenceDoubt = (typeof presenceDoubts)[number]

/** Corrections of presence that a person makes in a company within an hour (access §52). */
export const CORRECTIONS_PER_HOUR = 600

/** Hours for which a doubtful sighting counts, and days for which a certain one does (access §50). */
export const DOUBT_HOURS = 24
export const SEEN_DAYS = 7

/** A person who was seen to be inside by the points that they passed. */
export const presentPerson = z.object({
  kind: z.enum(personKinds),
  id: z.uuid(),
  title: z.string(),
  /** Titles of the person's units. */
  units: z.array(z.string()),
  phone: z.nullable(z.string()),
  seen_at: moment,
  /** The name of the point that they passed last; null where a person said that they are here. */
  point: z.nullable(z.string()),
  /** The name of whoever said that they are here. */
  corrected_by: z.nullable(z.string()),
  /** Empty where it is certain. */
  doubts: z.array(z.enum(presenceDoubts)),
})

export type PresentPerson = z.infer<typeof presentPerson>

/** The area of people without one: nobody knows into which area their point leads. */
const areaName = z.nullable(z.string())

/** The people of an area. */
export const presentArea = z.object({ area: areaName, people: z.array(presentPerson) })

export type PresentArea = z.infer<typeof presentArea>

/** Where a visitor of a visit was seen last. */
export const seenVisitor = z.object({
  area: areaName,
  seen_at: moment,
  doubts: z.array(z.enum(presenceDoubts)),
})

/** `POST /access-presence`: a person is here, or no longer, as somebody saw. */
export const presenceBody = z.strictObject({
  person: z.strictObject({ kind: z.enum(personKinds), id: z.uuid() }),
  is_inside: z.boolean(),
  /** The area in which they are; without one nobody says. */
  area_id: z.optional(z.nullable(z.uuid())),
})

export type PresenceBody = z.infer<typeof presenceBody>

export const presenceAnswer = z.object({
  data: z.object({ is_inside: z.boolean(), seen_at: moment }),
})

/** Minutes after a refused second entry within which it is forgiven, and within which that is used. */
export const PARDON_MINUTES = 15

export const pardonAnswer = z.object({ data: z.object({ until: moment }) })
