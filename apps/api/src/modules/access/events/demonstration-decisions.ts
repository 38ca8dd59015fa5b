import { type Decision, decide } from '@portaria/contract/modules/access/decisions/decide'
import type { DenialReason } from '@portaria/contract/modules/access/decisions/decision-words'
import { denialOfPass } from '@portaria/contract/modules/access/decisions/denial-of-pass'
import { passRefusal } from '@portaria/contract/modules/visits/pass-window'
import { pointFacts } from '../decisions/judge.ts'
import type { PointRule } from '../decisions/point-rules.ts'
import type { NewAccessEvent } from './access-events.repository.ts'
import { clockOf, type Planned, type PlannedAttempt } from './demonstration-fortnight.ts'
import type { GuestPass } from './demonstration-people.ts'

/** An event with its moment, in minutes from the midnight of today. */
export type DatedEvent = {
  readonly at: number
  readonly event: NewAccessEvent
  /** The attempt of which it tells what became. */
  readonly attempt?: DatedEvent
}

/** What the decisions about the last weeks need. */
export type Judging = {
  readonly today: string
  readonly holidays: ReadonlySet<string>
  /** Points by their name. */
  readonly points: ReadonlyMap<string, { readonly id: string }>
  readonly rules: readonly PointRule[]
  /** Minutes by which a guest may come too early or too late. */
  readonly toleranceMin: number
  /** The user who opened doors from afar. */
  readonly openedBy: string | null
}

/** Minutes for which an entry of a guest counts as a stay (access §10). */
const STAY_MIN = 24 * 60

/** Minutes from the decision until somebody has gone through. */
const THROUGH_MIN = 0.1

/** Of so many entries there is one at which nobody goes in, since another door stood open. */
const ENTRIES_PER_LEFT = 31

/** What earlier attempts leave behind. */
type Past = {
  readonly byPass: Map<string, Use>
  entries: number
}

type Use = { readonly uses: number; readonly lastIn: number | null }

/** Decides about attempts in their order, as the recorder does, and counts the uses of passes. */
export function decidedEvents(
  planned: readonly Planned[],
  judging: Judging,
): { readonly events: readonly DatedEvent[]; readonly uses: ReadonlyMap<string, number> } {
  const past: Past = { byPass: new Map(), entries: 0 }
  const events = planned
    .toSorted((one, other) => one.at - other.at)
    .flatMap((one): DatedEvent[] => {
      const pointId = judging.points.get(one.point)?.id
      if (pointId === undefined) return []
      if ('credential' in one) return attemptEvents(one, pointId, judging, past)
      const { at, direction, fact, reason } = one
      if (fact !== 'opened') return [{ at, event: { pointId, fact, direction } }]
      const { openedBy: by } = judging
      return by === null || reason === undefined
        ? []
        : [{ at, event: { pointId, fact, direction, opened: { by, reason } } }]
    })
  return { events, uses: new Map([...past.byPass].map(([id, { uses }]) => [id, uses])) }
}

function attemptEvents(
  attempt: PlannedAttempt,
  pointId: string,
  judging: Judging,
  past: Past,
): DatedEvent[] {
  const { at, direction, credential, person, cardId = null, pass } = attempt
  const { byPass } = past
  const decision = decisionAt(attempt, pointId, judging, pass ? byPass.get(pass.id) : undefined)
  const isGranted = decision.outcome === 'granted'
  if (pass && isGranted) {
    const use = byPass.get(pass.id) ?? { uses: 0, lastIn: null }
    byPass.set(pass.id, { uses: use.uses + (isInside(use, at) ? 0 : 1), lastIn: at })
  }
  const shown = { pointId, direction, credential, person, cardId, passId: pass?.id ?? null }
  const decided: DatedEvent = {
    at,
    event: { ...shown, ...decision, fact: decision.outcome, ruleId: decision.rule_id },
  }
  if (!isGranted) return [decided]
  if (direction === 'in') past.entries += 1
  const isLeft = direction === 'in' && past.entries % ENTRIES_PER_LEFT === 0
  const fact = isLeft ? 'not_taken' : 'taken'
  return [decided, { at: at + THROUGH_MIN, event: { ...shown, fact }, attempt: decided }]
}

function decisionAt(
  { at, direction, credential, person, pass, refusal }: PlannedAttempt,
  pointId: string,
  judging: Judging,
  use: Use | undefined,
): Decision {
  const ofPass = pass ? refusalOf(pass, at, judging, use?.uses ?? 0) : null
  // Further inside, a pass opens for its guest until they leave: its use was their entry.
  const isOpen = ofPass === 'used_up' && isInside(use, at)
  return decide({
    credential: {
      kinds: [credential],
      refusal: refusal ?? (isOpen ? null : ofPass),
      isDuress: false,
    },
    person,
    point: pointFacts({ id: pointId, isActive: true, order: null }, direction),
    rules: person === null ? [] : judging.rules.filter(({ point_id }) => point_id === pointId),
    moment: { ...clockOf(judging.today, at), holidays: judging.holidays },
  })
}

const isInside = (use: Use | undefined, at: number): boolean =>
  use !== undefined && use.lastIn !== null && at - use.lastIn < STAY_MIN

/** Returns the reason for which a pass lets nobody in at a moment; null where it does. */
function refusalOf(
  { terms }: GuestPass,
  at: number,
  { today, holidays, toleranceMin }: Judging,
  uses: number,
): DenialReason | null {
  // By the company's clock as if it were UTC: only differences count.
  const dateOf = (minutes: number) => new Date(Date.parse(today) + minutes * 60_000)
  const [from_time, to_time] = terms.hours ?? [null, null]
  const { uses_allowed, weekdays } = terms
  const stored = {
    state: 'active',
    status: 'ATIVO',
    valid_from: dateOf(terms.from),
    valid_to: dateOf(terms.to),
    uses_allowed,
    uses_done: uses,
    weekdays,
    from_time,
    to_time,
    on_holidays: false,
  }
  const moment = { ...clockOf(today, at), at: dateOf(at), holidays }
  return denialOfPass(passRefusal(stored, moment, toleranceMin))
}
