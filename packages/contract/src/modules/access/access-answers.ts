import * as z from 'zod/mini'
import { listMeta } from '../../answers/register-answers.ts'
import { referenceRead } from '../../define-register/field-kinds/readable-half.ts'
import { moment, typedMoment } from '../../schemas/api-components.ts'
import { photo } from '../../schemas/photo.ts'
import {
  accessFacts,
  credentialKinds,
  denialReasons,
  passageMarks,
  personKinds,
} from './decisions/decision-words.ts'

/** Words of a closed list, joined by commas. */
const listOf = (words: readonly string[]): RegExp => {
  const word = `(?:${words.join('|')})`
  return new RegExp(`^${word}(?:,${word})*$`)
}

const credentialKind = z.enum(credentialKinds)
const direction = z.enum(['in', 'out'])

/** A person who passes points: one of four kinds. */
const personRef = z.strictObject({ kind: z.enum(personKinds), id: z.uuid() })

const personRead = z.object({
  kind: z.enum(personKinds),
  id: z.uuid(),
  title: z.string(),
  /** Titles of the person's units, or of a visitor's destination. */
  units: z.array(z.string()),
})

/** A rule as it was considered: with the part that was not met, or null where it holds. */
const consideredRule = z.object({
  rule: referenceRead,
  missed: z.nullable(
    z.enum(['person', 'credential', 'not_yet', 'expired', 'schedule', 'holiday', 'second']),
  ),
})

/** A decision with its explanation. */
const explainedDecision = z.object({
  outcome: z.enum(['granted', 'denied', 'pending']),
  reason: z.nullable(z.enum(denialReasons)),
  marks: z.array(z.enum(passageMarks)),
  rule: z.nullable(referenceRead),
  considered: z.array(consideredRule),
})

/** A passage to be tried on paper: nothing opens, and nothing is recorded as an event. */
export const trialBody = z.strictObject({
  point_id: z.uuid(),
  direction: z.optional(direction),
  person: personRef,
  credentials: z.array(credentialKind).check(z.minLength(1), z.maxLength(2)),
  /** Now if left out. */
  at: z.optional(typedMoment),
})

export const trialAnswer = z.object({ data: explainedDecision })

export type TrialBody = z.infer<typeof trialBody>
export type ExplainedDecision = z.infer<typeof explainedDecision>

/** People of a page of "who passes here". */
export const PASSERS_PER_PAGE = 25

/** Parameters of `GET /access-points/{id}/passers`. */
export const passersQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(120))),
  kind: z.optional(z.enum(personKinds)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
})

const passer = z.object({ person: personRead, rules: z.array(referenceRead) })

/** The people whom some rule lets pass a point at some hour, by name. */
export const passersAnswer = z.object({ data: z.array(passer), meta: listMeta })

export type Passer = z.infer<typeof passer>

/** Parameters of `GET /access/ways`. */
export const waysQuery = z.strictObject({ kind: z.enum(personKinds), id: z.uuid() })

const way = z.object({
  point: referenceRead,
  direction: z.enum(['in', 'out', 'both']),
  rules: z.array(
    z.object({
      rule: referenceRead,
      schedule: z.nullable(referenceRead),
      credentials: z.array(credentialKind),
      two_credentials: z.boolean(),
      valid_from: z.nullable(z.string()),
      valid_to: z.nullable(z.string()),
    }),
  ),
  /** Whether the person would be let in at this moment with a credential that some rule accepts. */
  now: z.enum(['granted', 'denied', 'pending']),
  reason: z.nullable(z.enum(denialReasons)),
})

/** The points that some rule lets a person pass, by name. */
export const waysAnswer = z.object({ data: z.array(way) })

export type Way = z.infer<typeof way>

const accessEvent = z.object({
  id: z.uuid(),
  at: moment,
  /** What is known of it by now: of a passage, what became of it (access §60). */
  fact: z.enum(accessFacts),
  direction,
  point: referenceRead,
  reason: z.nullable(z.enum(denialReasons)),
  marks: z.array(z.enum(passageMarks)),
  credential: z.nullable(credentialKind),
  /** Their photo is for the gate; a household gets none. */
  person: z.nullable(z.extend(personRead, { photo: z.nullable(photo) })),
  opened_by: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  opening_reason: z.nullable(z.string()),
})

/** Parameters of `GET /accesses`. */
export const accessesQuery = z.strictObject({
  point_id: z.optional(z.uuid()),
  /** One or more facts that a line shows, joined by commas. */
  fact: z.optional(z.string().check(z.regex(listOf(accessFacts)))),
  reason: z.optional(z.enum(denialReasons)),
  kind: z.optional(z.enum(personKinds)),
  person_id: z.optional(z.uuid()),
  /** The unit of whose people and guests they are (access §61). */
  apartment_id: z.optional(z.uuid()),
  credential: z.optional(credentialKind),
  from: z.optional(typedMoment),
  to: z.optional(typedMoment),
  per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  /** The value of `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(200))),
})

export type AccessesQuery = z.infer<typeof accessesQuery>

/** Events at points, newest first. */
export const accessesAnswer = z.object({
  data: z.array(accessEvent),
  meta: z.object({ next: z.nullable(z.string()) }),
})

/** One event with the explanation of its decision; reading it is recorded in the trail. */
export const accessAnswer = z.object({
  data: z.extend(accessEvent, {
    rule: z.nullable(referenceRead),
    considered: z.array(consideredRule),
    /** The reader's own time as it wrote it, and the zone that was assumed. */
    reader_time: z.nullable(z.string()),
    reader_zone: z.nullable(z.string()),
    /** When it was known that the person went through, or did not. */
    passed_at: z.nullable(moment),
  }),
})

export type AccessEvent = z.infer<typeof accessEvent>
export type ExplainedAccess = z.infer<typeof accessAnswer>['data']

const proposedRule = z.object({
  /** The key by which it is confirmed. */
  key: z.string(),
  name: z.string(),
  kinds: z.array(z.enum(personKinds)),
  towers: z.array(referenceRead),
  points: z.array(referenceRead),
})

/** The rules that are proposed while a company has points and no rule; else empty. */
export const starterRulesAnswer = z.object({ data: z.array(proposedRule) })

/** The keys of the proposed rules that are confirmed. */
export const starterRulesBody = z.strictObject({
  keys: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(100)),
})

export const starterRulesMade = z.object({ data: z.array(referenceRead) })

export type ProposedRule = z.infer<typeof proposedRule>

/** The state of a person's own PINs; the digits are never read back. */
export const ownPinsAnswer = z.object({
  data: z.object({
    pin_set_at: z.nullable(moment),
    duress_set_at: z.nullable(moment),
  }),
})

/** A PIN that a person chooses: six to eight digits, or null to remove it. */
const chosenPin = z.nullable(z.string().check(z.regex(/^\d{6,8}$/)))

/** Changes of a person's own PINs; those left out stay. */
export const ownPinsBody = z.strictObject({
  pin: z.optional(chosenPin),
  duress_pin: z.optional(chosenPin),
})

export type OwnPins = z.infer<typeof ownPinsAnswer>['data']
export type OwnPinsBody = z.infer<typeof ownPinsBody>
