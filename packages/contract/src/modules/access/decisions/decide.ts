import type { LocalMoment } from '../../visits/pass-window.ts'
import type { CredentialKind, DenialReason, PassageMark, PersonKind } from './decision-words.ts'
import { type ScheduleHours, scheduleAt } from './schedule-hours.ts'

/** A unit of a person, and their relation to it where they live there. */
export type PersonUnit = {
  readonly apartment_id: string
  readonly tower_id: string | null
  readonly relation: string | null
}

/** A person at a point, as known at the judged moment. */
export type PersonFacts = {
  readonly kind: PersonKind
  readonly id: string
  readonly units: readonly PersonUnit[]
  readonly isBlocked: boolean
  /** Whether the person still lives, works or is expected here. */
  readonly isPresent: boolean
  /** Whether a minor may leave alone; null for everybody else. */
  readonly exitPermission: 'free' | 'guardian' | 'never' | null
  /** Whether the person consented to be recognised by their face. */
  readonly hasConsent: boolean
}

/** The credentials that were presented together: the first one, and a second of another kind. */
export type CredentialFacts = {
  readonly kinds: readonly CredentialKind[]
  /** The reason for which a credential opens nothing; null for a live one. */
  readonly refusal: DenialReason | null
  /** Whether the person signalled to be forced. */
  readonly isDuress: boolean
}

/** A point that is to be passed in one direction. */
export type PointFacts = {
  readonly id: string
  readonly direction: 'in' | 'out'
  readonly isActive: boolean
  /** Open for everybody in an emergency, or closed to everybody who enters. */
  readonly order: 'released' | 'locked' | null
  /** Whether the person has entered already and not left. */
  readonly passback: 'soft' | 'hard' | null
  /** Whether a point that must be closed meanwhile was not read closed. */
  readonly isInterlocked: boolean
}

/** An active rule that names the point. */
export type RuleTerms = {
  readonly id: string
  readonly kinds: readonly string[]
  readonly tower_ids: readonly string[]
  readonly apartment_ids: readonly string[]
  readonly relations: readonly string[]
  readonly person_ids: readonly string[]
  /** Empty for every kind. */
  readonly credentials: readonly string[]
  readonly two_credentials: boolean
  /** `YYYY-MM-DD`, both included. */
  readonly valid_from: string | null
  readonly valid_to: string | null
  /** Null for all hours, on holidays too. */
  readonly hours: ScheduleHours | null
}

/** Everything that a decision depends on; no person for a credential that nobody knows. */
export type Attempt = {
  readonly credential: CredentialFacts
  readonly person: PersonFacts | null
  readonly point: PointFacts
  readonly rules: readonly RuleTerms[]
  readonly moment: Pick<LocalMoment, 'day' | 'time' | 'holidays'>
}

/** The part of a rule that an attempt did not meet; `second` for a missing second credential. */
export type RuleMiss =
  | 'person'
  | 'credential'
  | 'not_yet'
  | 'expired'
  | 'schedule'
  | 'holiday'
  | 'second'

export type ConsideredRule = { readonly rule_id: string; readonly missed: RuleMiss | null }

/** The decision about an attempt, with the rules that were considered, for its explanation. */
export type Decision = {
  readonly outcome: 'granted' | 'denied' | 'pending'
  /** Null unless denied. */
  readonly reason: DenialReason | null
  readonly marks: readonly PassageMark[]
  /** The rule by which the person passes. */
  readonly rule_id: string | null
  readonly considered: readonly ConsideredRule[]
}

/** Misses from the farthest to the closest: the reason names the closest rule's. */
const closeness: readonly RuleMiss[] = [
  'person',
  'credential',
  'expired',
  'not_yet',
  'schedule',
  'holiday',
  'second',
]

/**
 * Decides whether a person passes a point (access §3, §4, §8). Nothing else decides it: readers'
 * questions, their compiled lists, the desk and explanations use this function. Nobody enters
 * without a rule; nobody who is inside is kept from leaving, and what speaks against it becomes a
 * mark.
 */
export function decide(attempt: Attempt): Decision {
  const { credential, point, person } = attempt
  const considered = attempt.rules.map((rule) => ({
    rule_id: rule.id,
    missed: missOf(rule, attempt),
  }))
  const ruleId = considered.find(({ missed }) => missed === null)?.rule_id ?? null
  const against = objection(attempt, considered)
  const duress: PassageMark[] = credential.isDuress ? ['duress'] : []

  if (point.direction === 'out') {
    // A code for one entry is used up when its guest leaves: nothing speaks against them.
    const told = against === 'second' || against === 'used_up' ? null : against
    const alone: PassageMark[] = isMinorAlone(person) ? ['minor_alone'] : []
    return granted(ruleId, [...duress, ...listed(told), ...alone], considered)
  }
  if (point.order === 'released')
    return granted(
      ruleId,
      [...duress, ...listed(against === 'second' ? null : against)],
      considered,
    )
  if (against === 'second')
    return { outcome: 'pending', reason: null, marks: duress, rule_id: null, considered }
  if (against !== null)
    return { outcome: 'denied', reason: against, marks: duress, rule_id: null, considered }
  const again: PassageMark[] = point.passback === 'soft' ? ['passback'] : []
  return granted(ruleId, [...duress, ...again], considered)
}

const listed = (reason: DenialReason | null): PassageMark[] => (reason === null ? [] : [reason])

const granted = (
  rule_id: string | null,
  marks: readonly PassageMark[],
  considered: readonly ConsideredRule[],
): Decision => ({ outcome: 'granted', reason: null, marks, rule_id, considered })

/** Returns the first thing that speaks against an attempt, or null. */
function objection(
  { credential, person, point }: Attempt,
  considered: readonly ConsideredRule[],
): DenialReason | 'second' | null {
  // A returned card is known, though nobody holds it.
  if (person === null) return credential.refusal ?? 'unknown'
  if (credential.refusal === 'unknown') return 'unknown'
  if (person.isBlocked) return 'blocked'
  if (!person.isPresent) return 'revoked'
  if (credential.refusal !== null) return credential.refusal
  if (!point.isActive) return 'wrong_point'
  if (point.order === 'locked') return 'lockdown'
  if (credential.kinds.includes('face') && !person.hasConsent) return 'no_consent'
  const missed = closestMiss(considered)
  if (missed === 'person' || missed === 'credential') return 'wrong_point'
  if (missed !== null) return missed
  if (point.passback === 'hard') return 'passback'
  return point.isInterlocked ? 'interlock' : null
}

/** Returns what the closest of some rules missed; `person` without any rule, null where one holds. */
function closestMiss(considered: readonly ConsideredRule[]): RuleMiss | null {
  if (considered.some(({ missed }) => missed === null)) return null
  const reached = considered.map(({ missed }) => (missed === null ? 0 : closeness.indexOf(missed)))
  return closeness[Math.max(0, ...reached)] ?? 'person'
}

/** Returns the first part of a rule that an attempt does not meet, or null. */
function missOf(rule: RuleTerms, { credential, person, moment }: Attempt): RuleMiss | null {
  if (person === null || !isFor(rule, person)) return 'person'
  const { kinds } = credential
  const accepted = kinds.filter(
    (kind) => rule.credentials.length === 0 || rule.credentials.includes(kind),
  )
  if (accepted.length === 0) return 'credential'
  if (rule.valid_to !== null && moment.day > rule.valid_to) return 'expired'
  if (rule.valid_from !== null && moment.day < rule.valid_from) return 'not_yet'
  const now = scheduleAt(rule.hours, moment)
  if (now !== 'holds') return now
  return rule.two_credentials && new Set(accepted).size < 2 ? 'second' : null
}

/**
 * Whether a rule is for a person: named, or of a named kind and of the units that narrow it. A
 * landlord passes only by name, or by a rule that names the relation.
 */
export function isFor(
  rule: RuleTerms,
  { kind, id, units }: Pick<PersonFacts, 'kind' | 'id' | 'units'>,
): boolean {
  if (rule.person_ids.includes(id)) return true
  if (!rule.kinds.includes(kind)) return false
  const { tower_ids, apartment_ids, relations } = rule
  const isNarrowed = tower_ids.length + apartment_ids.length + relations.length > 0
  if (isNarrowed) return units.some((unit) => isOfUnit(rule, kind, unit))
  return kind !== 'resident' || units.some(livesThere)
}

/** Whether a unit is where its resident lives: a landlord lives elsewhere (units §7). */
const livesThere = ({ relation }: PersonUnit): boolean => relation !== 'landlord'

function isOfUnit(rule: RuleTerms, kind: PersonKind, unit: PersonUnit): boolean {
  const { tower_ids, apartment_ids, relations } = rule
  const isAnywhere = tower_ids.length + apartment_ids.length === 0
  const isThere =
    isAnywhere ||
    apartment_ids.includes(unit.apartment_id) ||
    (unit.tower_id !== null && tower_ids.includes(unit.tower_id))
  const isRelated =
    kind !== 'resident' ||
    (relations.length === 0
      ? livesThere(unit)
      : unit.relation !== null && relations.includes(unit.relation))
  return isThere && isRelated
}

/** Whether a minor leaves who may leave only with a guardian, or never (access §4). */
const isMinorAlone = (person: PersonFacts | null): boolean =>
  person !== null && person.exitPermission !== null && person.exitPermission !== 'free'
