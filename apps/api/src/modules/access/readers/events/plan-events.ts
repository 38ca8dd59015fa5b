import type { AccessFact } from '@portaria/contract/modules/access/decisions/decision-words'
import { newId } from '@portaria/contract/value-types/uuid'
import type { ReaderEvent } from '@portaria/drivers/access/reader-event'
import type { NewAccessEvent } from '../../events/access-events.repository.ts'
import {
  exitKey,
  freedKey,
  isAlike,
  logOf,
  pairOf,
  passageOf,
  secondsBetween,
} from '../reader-keys.ts'
import type { ReaderPoint } from '../reader-points.ts'
import {
  type EventBatch,
  LOGGED_WITHIN_S,
  TURNED_WITHIN_S,
  UNANSWERED_WITHIN_S,
} from './event-batch.ts'
import { credentialOf, factOf, keepsShut, type LogFact } from './log-facts.ts'
import type { NewEvent, Told } from './planned-event.ts'
import { markedAgain } from './second-entries.ts'
import type { ToldBefore } from './told-before.ts'

/** A row of a log with the point at its door. */
export type PlacedEvent = { readonly event: ReaderEvent; readonly point: ReaderPoint }

/** What storing the rows of a log takes. */
export type EventPlan = {
  readonly events: NewEvent[]
  /** Further keys of events. */
  readonly keys: { readonly key: string; readonly eventId: string }[]
  /** Passes whose use is counted. */
  readonly uses: string[]
  readonly forced: Told[]
  readonly minors: Told[]
  /** Second entries, which a list cannot refuse (access §25). */
  readonly again: Told[]
}

/** Plans how rows of a log are stored, in their order. What the batch knows changes with each row. */
export function planEvents(batch: EventBatch, placed: readonly PlacedEvent[]): EventPlan {
  const plan: EventPlan = { events: [], keys: [], uses: [], forced: [], minors: [], again: [] }
  for (const one of placed) planEvent(plan, batch, one)
  return { ...plan, ...markedAgain(plan.events, batch) }
}

function planEvent(plan: EventPlan, batch: EventBatch, placed: PlacedEvent): void {
  const { event } = placed
  const told = factOf(event)
  if (told === null) return
  if (told.fact === 'exit_button') return planExit(plan, batch, placed)
  const isTurned = event.kind === 'granted'
  const freed = isTurned || event.kind === 'not_passed' ? takeFreed(plan, batch, event) : undefined
  // A turnstile that the reader freed by itself is granted only when it is turned.
  if (freed && (!isTurned || freed.fact === 'granted')) {
    const passage = planPassage(plan, freed, isTurned ? 'taken' : 'not_taken', event.at)
    plan.keys.push({ key: event.id, eventId: passage })
    return
  }
  const question = event.kind === 'not_passed' ? undefined : takeQuestion(batch, event)
  if (question) return planLogged(plan, batch, event, question)
  const decided = planDecided(plan, batch, placed, told, freed)
  if (freed) planPassage(plan, decided, 'taken', event.at)
}

/** The latest attempt after which this turnstile was free for this person, if its end is new. */
function takeFreed(
  plan: EventPlan,
  { freed }: EventBatch,
  event: ReaderEvent,
): ToldBefore | undefined {
  const { at } = event
  if (at === null) return undefined
  const found = freed.findLast(({ key, isPaired }) => {
    const passed = secondsBetween(key.at, at)
    return !isPaired && isAlike(key, event) && passed >= 0 && passed <= TURNED_WITHIN_S
  })
  if (!found) return undefined
  found.isPaired = true
  plan.keys.push({ key: pairOf(found.eventId), eventId: found.eventId })
  return found
}

/** The question of this attempt: nearest in time, of the same person and door, and not taken yet. */
function takeQuestion({ questions }: EventBatch, event: ReaderEvent): ToldBefore | undefined {
  const { at, kind } = event
  if (at === null) return undefined
  // A reader logs a question that nobody answers when it gives up.
  const latest = kind === 'server_silent' ? UNANSWERED_WITHIN_S : LOGGED_WITHIN_S
  const [nearest] = questions
    .filter(({ key, isLogged }) => !isLogged && isAlike(key, event))
    .map((question) => ({ question, later: secondsBetween(question.key.at, at) }))
    .filter(({ later }) => later >= -LOGGED_WITHIN_S && later <= latest)
    .toSorted((a, b) => Math.abs(a.later) - Math.abs(b.later))
  if (nearest) nearest.question.isLogged = true
  return nearest?.question
}

function planLogged(
  plan: EventPlan,
  { freed }: EventBatch,
  event: ReaderEvent,
  question: ToldBefore,
): void {
  const { eventId } = question
  plan.keys.push({ key: event.id, eventId }, { key: logOf(eventId), eventId })
  if (event.kind === 'freed' && event.at !== null) {
    plan.keys.push({ key: freedKey(event), eventId })
    freed.push({ ...question, key: { ...question.key, at: event.at } })
  }
  // The answer did not reach the reader in time.
  if (question.fact === 'granted' && keepsShut.has(event.kind))
    planPassage(plan, question, 'not_taken', event.at)
}

type Passed = Omit<ToldBefore, 'key' | 'isLogged' | 'isPaired'> & {
  /** The attempt that the reader told before it told this one, of the same passage. */
  readonly attemptId?: string | null
}

/** Plans what became of an attempt that was granted; once. Returns the id of its event. */
function planPassage(
  plan: EventPlan,
  attempt: Passed,
  fact: 'taken' | 'not_taken',
  time: string | null,
): string {
  if (attempt.isEnded) return attempt.eventId
  attempt.isEnded = true
  const id = newId()
  plan.events.push({ id, key: passageOf(attempt.eventId), time, event: passedAs(attempt, fact) })
  return id
}

/** The event that tells what became of an attempt (access §60). */
export const passedAs = <Fact extends 'taken' | 'not_taken'>(
  attempt: Omit<Passed, 'isEnded'>,
  fact: Fact,
): NewAccessEvent & { fact: Fact } => ({
  ...storedAs(attempt, fact),
  attemptId: attempt.attemptId ?? attempt.eventId,
})

/** The event of a fact about an attempt: of the same person by the same credential. */
const storedAs = <Fact extends AccessFact>(
  { pointId, direction, credential, person, cardId, passId }: Omit<Passed, 'isEnded'>,
  fact: Fact,
): NewAccessEvent & { fact: Fact } => ({
  pointId,
  fact,
  direction,
  credential,
  person,
  cardId,
  passId,
})

function planExit(plan: EventPlan, { exits }: EventBatch, { event, point }: PlacedEvent): void {
  const { at, door, id: key } = event
  const told = exits.find(
    ({ key: { at: before, ...place }, isPaired }) =>
      !isPaired &&
      at !== null &&
      isAlike({ at: before, ...place }, { personId: null, door }) &&
      Math.abs(secondsBetween(before, at)) <= LOGGED_WITHIN_S,
  )
  if (told) {
    told.isPaired = true
    const { eventId } = told
    plan.keys.push({ key, eventId }, { key: pairOf(eventId), eventId })
    return
  }
  const id = newId()
  const fact = { pointId: point.id, fact: 'exit_button', direction: 'out' } as const
  plan.events.push({ id, key, time: at, event: fact })
  plan.keys.push({ key: exitKey('logged', event, key), eventId: id })
}

/**
 * Plans what the reader decided by itself, and returns it as an attempt that may be passed. `before`
 * is the same attempt as the reader told it first.
 */
function planDecided(
  plan: EventPlan,
  { subjects, resolved, inside, minors, freed }: EventBatch,
  { event, point }: PlacedEvent,
  { fact, reason: logged }: LogFact,
  before: ToldBefore | undefined,
): Passed {
  const unknown = resolved.get(event.id)
  const subject = unknown?.subject ?? subjects.get(event.personId ?? '')
  const reason = unknown?.reason ?? logged
  const person = subject?.person ?? null
  const direction = point.direction === 'out' ? 'out' : 'in'
  const isGranted = fact === 'granted'
  const isForced = subject?.isDuress === true
  const isAlone = isGranted && direction === 'out' && person !== null && minors.has(person.id)
  const id = newId()
  const attempt: Passed = {
    eventId: id,
    fact,
    pointId: point.id,
    direction,
    credential: credentialOf(event, subject),
    person,
    cardId: subject?.cardId ?? null,
    passId: subject?.passId ?? null,
    attemptId: before?.eventId ?? null,
    isEnded: false,
  }
  const marks = [
    ...(isForced ? (['duress'] as const) : []),
    ...(isAlone ? (['minor_alone'] as const) : []),
  ]
  plan.events.push({
    id,
    key: event.id,
    time: event.at,
    event: {
      ...storedAs(attempt, fact),
      attemptId: attempt.attemptId ?? null,
      reason,
      marks,
      considered: unknown?.considered ?? [],
    },
  })
  if (event.kind === 'freed' && event.at !== null) {
    plan.keys.push({ key: freedKey(event), eventId: id })
    const key = { at: event.at, personId: event.personId ?? '0', door: event.door ?? '1' }
    freed.push({ ...attempt, key, isLogged: true, isPaired: false })
  }
  if (person && isForced) plan.forced.push({ id, person, point })
  if (person && isAlone) plan.minors.push({ id, person, point })
  if (isGranted && direction === 'in' && attempt.passId !== null) {
    // Further inside a pass opens for its guest until they leave (access §10).
    if (point.isEntrance || !inside.has(attempt.passId)) plan.uses.push(attempt.passId)
    inside.add(attempt.passId)
  }
  return attempt
}
