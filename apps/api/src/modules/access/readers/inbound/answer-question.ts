import { systemActor } from '@portaria/contract/actors/actor'
import { doorMessage } from '@portaria/contract/modules/access/readers/door-messages'
import { answerQuestion, type Decision } from '@portaria/drivers/access/control-id/answer-question'
import { hasDoor } from '@portaria/drivers/access/control-id/reader-profile'
import type { ReaderQuestion } from '@portaria/drivers/access/inbound-fact'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import type { Passage } from '../../decisions/judge.ts'
import type { Presented } from '../../decisions/presented.ts'
import type { Answered } from '../../events/access-events.repository.ts'
import type { AccessRecorder } from '../../events/access-recorder.ts'
import { AWAITED_MS } from '../answer-times.ts'
import { questionKey } from '../reader-keys.ts'
import { pointAt, type ReaderPoint, readPointsOf } from '../reader-points.ts'
import { readSubjects, type Subject } from '../subjects.ts'
import type { KnownReader } from './known-readers.ts'
import { pinTriesLeft } from './pin-tries.ts'
import { presentedOf } from './presented-credentials.ts'
import { shownBefore } from './shown-before.ts'

/** The tools by which questions are answered. */
export type AnswerTools = {
  readonly database: Pick<AppDatabase, 'readInTenant'>
  readonly recorder: Pick<AccessRecorder, 'recordAttempt'>
  /** Called with the door of a question that no point of the company stands at. */
  readonly onUnplaced: (equipmentId: string, door: string | null) => void
}

/**
 * Decides about a reader's question and returns the body of the answer (access §27). Null where
 * nothing could be recorded, or not in time: without an answer the reader decides by its list, as it
 * does without a server. `receivedAt` is the moment of the call, by `performance.now`.
 */
export async function answerReader(
  tools: AnswerTools,
  tenantId: string,
  reader: KnownReader,
  { question, ...asked }: Asked,
  receivedAt: number,
): Promise<string | null> {
  const { equipmentId, epoch, zone, profile } = reader
  const passage = await passageOf(tools, tenantId, reader, { question, ...asked })
  const { language } = systemActor('a question of a reader')
  if (passage === null) {
    tools.onUnplaced(equipmentId, question.door)
    const message = doorMessage(language, 'wrong_point')
    return answerQuestion(profile, question, { isGranted: false, message })
  }
  const event = { equipmentId, epoch, id: questionKey(question), time: question.at, zone }
  const answered = await tools.recorder.recordAttempt(
    tenantId,
    passage,
    event,
    () => performance.now() - receivedAt < AWAITED_MS,
  )
  if (answered.eventId === null) return null
  return answerQuestion(profile, question, decisionOf(answered, language))
}

/** A question with the points of its reader, its person, and what was shown a moment ago. */
export type Asked = {
  readonly question: ReaderQuestion
  readonly points: readonly ReaderPoint[]
  readonly subject: Subject | undefined
  readonly before: ReadonlyMap<string, Presented>
}

/** Reads what a question is about, in statements that may travel with that of the reader. */
export async function readAsked(
  context: TenantContext,
  equipmentId: string,
  question: ReaderQuestion,
): Promise<Asked> {
  const { personId } = question
  const [points, subjects, before] = await together(
    readPointsOf(context, equipmentId),
    readSubjects(context, personId === null ? [] : [personId]),
    shownBefore(context, equipmentId),
  )
  return { question, points, before, subject: subjects.get(personId ?? '') }
}

/** Returns the passage that a question is about; null where no point stands at its door. */
async function passageOf(
  { database }: AnswerTools,
  tenantId: string,
  { equipmentId, profile }: KnownReader,
  { question, points, subject, before: shownAt }: Asked,
): Promise<Passage | null> {
  const { personId, pin, isDuress: isForced } = question
  const point = pointAt(points, question.door)
  if (!point || !hasDoor(profile, point.door)) return null
  const ids = points.map(({ id }) => id)
  const isBarred =
    pin !== null &&
    (await database.readInTenant(systemActor('a question of a reader', tenantId), (context) =>
      pinTriesLeft(context, equipmentId, ids),
    )) < 1
  const shown = presentedOf(question, subject, { isBarred })
  const before = shownAt.get(point.id)
  return {
    pointId: point.id,
    presented: before ? [...shown, before] : shown,
    isForced: isForced || subject?.isDuress === true,
    isUnidentified: personId === null,
  }
}

/** A person who is forced reads what everybody reads who is let in. */
function decisionOf(
  { outcome, reason }: Answered,
  language: Parameters<typeof doorMessage>[0],
): Decision {
  if (outcome === 'granted')
    return { isGranted: true, name: '', message: doorMessage(language, 'granted') }
  if (outcome === 'pending')
    return { isGranted: false, isPending: true, message: doorMessage(language, 'pending') }
  return { isGranted: false, message: doorMessage(language, reason ?? 'error') }
}
