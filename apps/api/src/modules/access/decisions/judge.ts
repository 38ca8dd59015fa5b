import {
  type Attempt,
  type Decision,
  decide,
  type PersonFacts,
  type PointFacts,
} from '@portaria/contract/modules/access/decisions/decide'
import type { CredentialKind } from '@portaria/contract/modules/access/decisions/decision-words'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { problem } from '../../../platform/problem.ts'
import { readLocalMoment } from '../../companies/public/local-moment.ts'
import { readPassback } from '../presence/passback.ts'
import { isHeldShut } from './interlocks.ts'
import { readPassesOf } from './pass-facts.ts'
import { type PersonRef, readPeople } from './person-facts.ts'
import { type PointRule, readRules } from './point-rules.ts'
import { type AccessPoint, findPoint } from './points.ts'
import { type CredentialTools, type Known, lookUp, type Presented } from './presented.ts'

export type Direction = 'in' | 'out'

/** An attempt to pass a point, with one credential or two. */
export type Passage = {
  readonly pointId: string
  /** The way at a point for both directions: in, the stricter one, if it is left out. */
  readonly direction?: Direction
  readonly presented: readonly [Presented, ...Presented[]]
  /** Whether the reader itself says that the person is forced. */
  readonly isForced?: boolean
  /** Whether the reader asks without having identified anybody. */
  readonly isUnidentified?: boolean
}

/** A decision, with what it was made of. */
export type Judged = {
  readonly decision: Decision
  readonly direction: Direction
  readonly point: AccessPoint
  readonly person: PersonFacts | null
  readonly credential: Known
  /** Whether a granted passage is an entry that spends its pass. */
  readonly spends: boolean
  /** The forgiven refusal that a granted passage uses up (access §54). */
  readonly pardonId: string | null
}

/**
 * The direction of an attempt: that of the point, unless it is passed in both. Otherwise whoever asks
 * for the way out of an entrance would be let in without a rule.
 */
export const directionAt = ({ direction }: AccessPoint, asked: Direction = 'in'): Direction =>
  direction === 'both' ? asked : direction

/** What depends on who is inside, and on other doors. */
export type Bounds = Pick<PointFacts, 'passback' | 'isInterlocked'>

const UNBOUND: Bounds = { passback: null, isInterlocked: false }

/** Facts of a point that is passed in a direction; without bounds as it is at any moment. */
export const pointFacts = (
  { id, isActive, order }: Pick<AccessPoint, 'id' | 'isActive' | 'order'>,
  direction: Direction,
  { passback, isInterlocked }: Bounds = UNBOUND,
): PointFacts => ({ id, direction, isActive, order, passback, isInterlocked })

/**
 * Reads what binds an attempt of a person at a point now: other doors (access §55), and on the way in
 * whether they are inside (access §53). Doors are locked before people by all who lock both.
 */
export async function readBounds(
  context: TenantContext,
  person: PersonRef | null,
  point: AccessPoint,
  direction: Direction,
  how: { readonly lock: boolean },
): Promise<Bounds & Pick<Judged, 'pardonId'>> {
  const isInterlocked = await isHeldShut(context, point, how)
  const entry =
    person === null || direction === 'out'
      ? { passback: null, pardonId: null }
      : await readPassback(context, person, point, how)
  return { isInterlocked, ...entry }
}

/** Reads the judged moment in the company's zone, with its holidays. */
export const readMoment = (context: TenantContext): Promise<LocalMoment> =>
  readLocalMoment(context, { withHolidays: true })

/** Where and when an attempt is made; without a point that does not exist. */
export type Scene = { readonly point: AccessPoint | undefined; readonly moment: LocalMoment }

/** Reads where and when an attempt is made. */
export async function readScene(
  context: TenantContext,
  { pointId }: Pick<Passage, 'pointId'>,
): Promise<Scene> {
  const [point, moment] = await together(findPoint(context, pointId), readMoment(context))
  return { point, moment }
}

/**
 * Gathers the facts of an attempt and decides about it (access §3): in two statements and those of
 * the credential, however many rules the company has. Throws `not_found` without the point. `lock`
 * keeps the first pass of an entry from being spent by another one meanwhile.
 */
export async function judge(
  tools: CredentialTools,
  context: TenantContext,
  { direction: asked, presented, isForced = false }: Passage,
  { point, moment }: Scene,
  { lock }: { lock: boolean },
): Promise<Judged> {
  if (!point) throw problem('not_found')
  const direction = directionAt(point, asked)
  const how = { day: moment.day, lock: lock && direction === 'in' }
  const first = await lookUp(tools, context, presented[0], how)
  // Only the first pass may be spent. If both were locked, two attempts could wait for each other.
  const others = await together(
    ...presented.slice(1).map((one) => lookUp(tools, context, one, { ...how, lock: false })),
  )
  const shown = [first, ...others.filter((one) => isOf(one, subjectOf(first)))] as const
  return judgeShown(context, shown, { point, moment, direction }, { isForced, bounds: { lock } })
}

/** What an attempt is judged by, beside where and when. */
type Terms = {
  readonly isForced: boolean
  /**
   * How what binds the attempt now is read; `none` judges as at any moment, without orders of the
   * point, other doors, and who is inside.
   */
  readonly bounds: { readonly lock: boolean } | 'none'
}

const subjectOf = ({ guest, holder }: Known): PersonRef | null => guest ?? holder

/**
 * Gathers the facts about credentials that were looked up, all of one person, and decides about them in
 * two statements.
 */
export async function judgeShown(
  context: TenantContext,
  shown: readonly [Known, ...Known[]],
  { point, moment, direction }: { point: AccessPoint; moment: LocalMoment; direction: Direction },
  { isForced, bounds: read }: Terms,
): Promise<Judged> {
  const [first] = shown
  const subject = subjectOf(first)
  const people = subject ? [subject] : []
  const [facts, rules, bounds] = await together(
    readPeople(context, first.holder ? [first.holder] : [], moment.day),
    people.length === 0 ? [] : readRules(context, sql`r.point_id = ${point.id}::uuid`, people),
    read === 'none'
      ? { ...UNBOUND, pardonId: null }
      : readBounds(context, subject, point, direction, read),
  )
  const person = first.guest ?? (first.holder && facts.get(first.holder.id)) ?? null
  const isKnownInside = first.isInside && !point.isEntrance
  const decision = decide({
    credential: {
      kinds: shown.map(({ kind }) => kind),
      // Further inside, a pass opens for its guest until they leave: its use was their entry.
      refusal: isKnownInside && first.refusal === 'used_up' ? null : first.refusal,
      isDuress: isForced || shown.some(({ isDuress }) => isDuress),
    },
    person,
    point: pointFacts(read === 'none' ? { ...point, order: null } : point, direction, bounds),
    rules,
    moment,
  })
  return {
    decision,
    pardonId: bounds.pardonId,
    direction,
    point,
    person,
    credential: first,
    // Whom a release alone lets in has no use left to spend.
    spends: direction === 'in' && first.passId !== null && first.refusal === null && !isKnownInside,
  }
}

/** Whether a second credential is a live one of the same person. */
const isOf = ({ guest, holder, refusal }: Known, person: PersonRef | null): boolean =>
  refusal === null && person !== null && (guest ?? holder)?.id === person.id

/** A person with what several decisions about them need, without a presented credential. */
export type Candidate = {
  readonly person: PersonFacts
  /** The person at any hour from now on: a visitor by all passes that can still be used. */
  readonly anyHour: PersonFacts
  /** The refusal of a visitor's pass. */
  readonly refusal: Attempt['credential']['refusal']
}

/** Reads some people of all kinds at a moment; without an entry for those who are not there. */
export async function readCandidates(
  context: TenantContext,
  refs: readonly PersonRef[],
  { day }: LocalMoment,
): Promise<ReadonlyMap<string, Candidate>> {
  const inhabitants = refs.flatMap(({ kind, id }) => (kind === 'visitor' ? [] : [{ kind, id }]))
  const visitors = refs.filter(({ kind }) => kind === 'visitor').map(({ id }) => id)
  const [people, passes] = await together(
    readPeople(context, inhabitants, day),
    visitors.length === 0 ? new Map<string, never>() : readPassesOf(context, visitors),
  )
  return new Map<string, Candidate>([
    ...[...people].map(([id, person]) => [id, { person, anyHour: person, refusal: null }] as const),
    ...[...passes].map(([id, { guest, ...more }]) => [id, { person: guest, ...more }] as const),
  ])
}

/** Decides about a person at a point on paper, with live credentials of some kinds. */
export const decideOnPaper = (
  { person, refusal }: Candidate,
  point: PointFacts,
  rules: readonly PointRule[],
  kinds: readonly CredentialKind[],
  moment: LocalMoment,
): Decision =>
  decide({ credential: { kinds, refusal, isDuress: false }, person, point, rules, moment })
