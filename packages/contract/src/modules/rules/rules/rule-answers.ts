import * as z from 'zod/mini'
import { moment } from '../../../schemas/api-components.ts'
import { ruleValidities } from './rules.ts'

const validity = z.enum(ruleValidities)

/** The versions of a rule that its reader may see, newest first. */
export const ruleVersions = z.array(
  z.object({
    id: z.uuid(),
    version_number: z.int(),
    effective_from: z.nullable(z.iso.date()),
    effective_to: z.nullable(z.iso.date()),
    validity,
  }),
)

/** Whether the reader has accepted this version, and, for managers, how many people have. */
export const ruleAcceptance = z.object({
  /** Null for a reader who need not accept it, or has not yet. */
  accepted_at: z.nullable(moment),
  /** The number of adults who live here today; null for residents and the gate. */
  counts: z.nullable(z.object({ accepted: z.int(), expected: z.int() })),
})

/** `POST /rules/{id}/accept`: the moment of acceptance, the same for repeated calls. */
export const acceptedRule = z.object({ accepted_at: moment, is_new: z.boolean() })

/**
 * `POST /rules/{id}/new-version`: a new draft with the text of this version, or the existing one.
 */
export const newRuleVersion = z.object({
  id: z.uuid(),
  version_number: z.int(),
  is_new: z.boolean(),
})

/**
 * `GET /rules/{id}/acceptances`: the people who have accepted a version, and those who have not
 * yet.
 */
export const ruleAcceptances = z.array(
  z.object({
    resident: z.object({ id: z.uuid(), title: z.string() }),
    /** The units that they live in today; empty for a person who has left since. */
    units: z.array(z.string()),
    /** Null for a person who has not accepted it yet. */
    accepted_at: z.nullable(moment),
  }),
)

export type NewRuleVersion = z.output<typeof newRuleVersion>
export type RuleVersions = z.output<typeof ruleVersions>
export type RuleAcceptance = z.output<typeof ruleAcceptance>
export type RuleAcceptances = z.output<typeof ruleAcceptances>
