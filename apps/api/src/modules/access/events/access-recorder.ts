import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { countUse } from '../../visits/public/passes.ts'
import { directionAt, type Judged, judge, type Passage, readScene } from '../decisions/judge.ts'
import { findPoint } from '../decisions/points.ts'
import type { CredentialTools } from '../decisions/presented.ts'
import { spendPardon } from '../presence/passback.ts'
import { noteSightings } from '../presence/sightings.repository.ts'
import {
  type Answered,
  answerOf,
  claimKey,
  insertEvent,
  type NewAccessEvent,
  type ReaderEvent,
  storeOnce,
} from './access-events.repository.ts'
import { publishAccess, raiseForced, tellOfMinor, tellOfSecondEntry } from './access-news.ts'

/** Facts at a point that nothing decides about (access §9). */
export type PlainFact = Omit<NewAccessEvent, 'fact' | 'reason' | 'considered'> & {
  readonly fact: 'taken' | 'not_taken' | 'forced' | 'held' | 'exit_button' | 'opened'
}

/** Records what happens at points (access §9). */
export type AccessRecorder = {
  /**
   * Decides about an attempt and records it, in one transaction. Throws nothing: whatever fails is
   * an answer that lets nobody in (access §3). An event of a reader that comes again gets its first
   * answer. Nothing is recorded once `isAwaited` says that nobody waits for the answer any more: the
   * reader has decided then, and its log says how (access §27).
   */
  recordAttempt(
    tenantId: string,
    passage: Passage,
    reader: ReaderEvent | null,
    isAwaited?: () => boolean,
  ): Promise<Answered>
  /** Records a fact that is no decision; returns the id of its event, the first one of a repeat. */
  recordFact(tenantId: string, fact: PlainFact, reader: ReaderEvent | null): Promise<string>
}

/** The tools of a recorder; `onError` gets what kept an attempt from being decided. */
export type RecorderTools = CredentialTools & {
  readonly database: Pick<AppDatabase, 'inTenant'>
  readonly onError: (error: unknown) => void
}

export function accessRecorder(tools: RecorderTools): AccessRecorder {
  const { database, onError } = tools
  const inTenant = <T>(tenantId: string, work: (context: TenantContext) => Promise<T>) =>
    database.inTenant(systemActor('an event at an access point', tenantId), work)

  return {
    async recordAttempt(tenantId, passage, reader, isAwaited = () => true) {
      const inTime = (work: (context: TenantContext) => Promise<Answered>) =>
        inTenant(tenantId, async (context) => {
          const answered = await work(context)
          if (!isAwaited()) throw new Error('an attempt was decided after its reader gave up')
          return answered
        })
      try {
        return await inTime((context) => attempt(tools, context, passage, reader))
      } catch (error) {
        onError(error)
      }
      try {
        if (isAwaited()) return await inTime((context) => recordFault(context, passage, reader))
      } catch (error) {
        onError(error)
      }
      return { eventId: null, outcome: 'denied', reason: 'error', marks: [], person: null }
    },

    recordFact: (tenantId, fact, reader) =>
      inTenant(tenantId, async (context) => {
        const { id, isNew } = await storeOnce(context, fact, reader)
        if (!isNew) return id
        await publishAccess(context, { id, pointId: fact.pointId })
        if (fact.fact === 'taken' && fact.person)
          await noteSightings(context, [
            { ...fact, person: fact.person, eventId: id, at: null, isTaken: true },
          ])
        return id
      }),
  }
}

async function attempt(
  tools: CredentialTools,
  context: TenantContext,
  passage: Passage,
  reader: ReaderEvent | null,
): Promise<Answered> {
  const id = newId()
  // Before the decision: an event that comes again spends nothing.
  const [known, scene] = await together(
    reader && claimKey(context, id, reader),
    readScene(context, passage),
  )
  if (known) return answerOf(context, known)
  const judged = keptShut(await judge(tools, context, passage, scene, { lock: true }), passage)
  const { decision, credential, person, point } = judged
  const event: NewAccessEvent = {
    ...decision,
    pointId: point.id,
    fact: decision.outcome,
    direction: judged.direction,
    credential: credential.kind,
    person,
    cardId: credential.cardId,
    passId: credential.passId,
    ruleId: decision.rule_id,
  }
  await together(
    insertEvent(context, id, event, reader),
    follow(context, id, judged),
    publishAccess(context, { id, pointId: point.id }),
  )
  const { outcome, reason, marks } = decision
  return {
    eventId: id,
    outcome,
    reason,
    marks,
    person: person && { kind: person.kind, id: person.id },
  }
}

/**
 * Refuses in both directions whatever cannot open: a point that is out of use, by which nobody has
 * tried to leave (access §4), and somebody whom the reader did not identify, whom it lets nowhere.
 */
function keptShut(judged: Judged, { isUnidentified = false }: Passage): Judged {
  const { decision, point } = judged
  const reason = isUnidentified ? 'unknown' : point.isActive ? null : 'wrong_point'
  if (reason === null || decision.outcome === 'denied') return judged
  const marks = decision.marks.filter((mark) => mark === 'duress')
  const refused = { outcome: 'denied', reason, marks, rule_id: null } as const
  return { ...judged, decision: { ...decision, ...refused } }
}

/** What follows from a decision, in its transaction. */
async function follow(
  context: TenantContext,
  id: string,
  { decision, credential, person, point, direction, spends, pardonId }: Judged,
): Promise<void> {
  const { outcome, marks } = decision
  const isGranted = outcome === 'granted'
  if (isGranted && spends && credential.passId !== null) await countUse(context, credential.passId)
  if (person === null) return
  if (isGranted && pardonId !== null) await spendPardon(context, pardonId, person, point.id)
  // Where nobody tells whether they went through, the person may be there (access §49).
  if (isGranted && !point.tellsPassage)
    await noteSightings(context, [
      { person, pointId: point.id, direction, eventId: id, at: null, isTaken: false },
    ])
  if (isGranted && direction === 'in' && marks.includes('passback'))
    await tellOfSecondEntry(context, id, person, point)
  if (marks.includes('minor_alone')) await tellOfMinor(context, id, person.id, point)
  if (marks.includes('duress')) await raiseForced(context, id, person, point)
}

/**
 * Records an attempt that could not be decided, in a transaction of its own. On the way in it is
 * refused. On the way out, and at a released point, the person passes and the fault becomes a mark of
 * the event (access §4, §45).
 */
async function recordFault(
  context: TenantContext,
  passage: Passage,
  reader: ReaderEvent | null,
): Promise<Answered> {
  const point = await findPoint(context, passage.pointId)
  const direction = point ? directionAt(point, passage.direction) : 'in'
  const isFree = direction === 'out' || point?.order === 'released'
  const answer =
    isFree && point?.isActive === true && !passage.isUnidentified
      ? ({ outcome: 'granted', reason: null, marks: ['error'] } as const)
      : ({ outcome: 'denied', reason: 'error', marks: [] } as const)
  const { id, isNew } = await storeOnce(
    context,
    {
      ...answer,
      pointId: passage.pointId,
      fact: answer.outcome,
      direction,
      credential: passage.presented[0].kind,
    },
    reader,
  )
  if (!isNew) return answerOf(context, id)
  await publishAccess(context, { id, pointId: passage.pointId })
  return { eventId: id, ...answer, person: null }
}
