import type { Decision } from '@portaria/contract/modules/access/decisions/decide'
import {
  type DenialReason,
  denialReasons,
} from '@portaria/contract/modules/access/decisions/decision-words'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { localOf } from '@portaria/contract/value-types/zoned-time'
import type { ReaderEvent } from '@portaria/drivers/access/reader-event'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import { directionAt, judgeShown, readMoment } from '../../decisions/judge.ts'
import { type CredentialTools, type Known, lookUp } from '../../decisions/presented.ts'
import { countedTimes, pinTriesLeft } from '../inbound/pin-tries.ts'
import { presentedOf } from '../inbound/presented-credentials.ts'
import { pointAt, type ReaderPoint } from '../reader-points.ts'
import type { Subject } from '../subjects.ts'
import { momentOf, type StoredReader } from './stored-reader.ts'

/** Whose credential a reader did not know, and why it opened nothing (access §68). */
export type Resolved = {
  readonly subject: Subject
  readonly reason: DenialReason
  readonly considered: Decision['considered']
}

/** Rows of a batch whose credentials are looked up, while the reader's row is locked. */
const MOST_ROWS = 50

/** Whether a row names a credential of somebody whom its reader did not know. */
const isToResolve = ({ kind, card, tag, qrCode, pin }: ReaderEvent): boolean =>
  kind === 'not_identified' && (card ?? tag ?? qrCode ?? pin) !== null

/**
 * Finds out, by the numbers of their rows, whose credentials a reader did not know that the company
 * knows, such as those of a guest who was blocked and taken off the reader since. They are judged as at
 * the moment of the row; nothing is spent.
 */
export async function resolveUnknown(
  tools: CredentialTools,
  context: TenantContext,
  reader: StoredReader,
  points: readonly ReaderPoint[],
  events: readonly ReaderEvent[],
): Promise<ReadonlyMap<string, Resolved>> {
  const found = new Map<string, Resolved>()
  const asked = events
    .filter(isToResolve)
    .flatMap((event) => {
      const point = pointAt(points, event.door)
      return point ? [{ event, point }] : []
    })
    .slice(0, MOST_ROWS)
  const tries = await readPinTries(
    context,
    reader,
    points,
    asked.map(({ event }) => event),
  )
  const moments = new Map<string, LocalMoment>()
  for (const { event, point } of asked) {
    const at = momentOf(reader, event.at)
    const then = at === null ? context : { ...context, at }
    const isBarred = tries.left < 1 || !tries.times.has(event.at ?? '')
    // The first number says who it was; nobody learns by a row whether a second one was right.
    const [presented] = presentedOf(event, undefined, { isBarred })
    const { day } = localOf(at ?? new Date(), reader.zone)
    const known = await lookUp(tools, then, presented, { day, lock: false })
    if (known.refusal === 'unknown') {
      if ('digits' in presented) tries.left -= 1
      continue
    }
    const minute = at?.toISOString().slice(0, 16) ?? 'now'
    const moment = moments.get(minute) ?? (await readMoment(then))
    moments.set(minute, moment)
    found.set(event.id, await resolvedOf(then, known, point, moment))
  }
  return found
}

/** PINs of a batch that may be looked up: of rows at some times, until too many were wrong. */
type PinTries = { left: number; readonly times: ReadonlySet<string> }

async function readPinTries(
  context: TenantContext,
  { equipmentId, zone }: StoredReader,
  points: readonly ReaderPoint[],
  events: readonly ReaderEvent[],
): Promise<PinTries> {
  const times = events.flatMap(({ pin, at }) => (pin === null || at === null ? [] : [at]))
  if (times.length === 0) return { left: 0, times: new Set() }
  const ids = points.map(({ id }) => id)
  const [left, counted] = await together(
    pinTriesLeft(context, equipmentId, ids),
    countedTimes(context, times, zone),
  )
  return { left, times: counted }
}

/** Says why a known credential opened nothing, by what does not pass with the moment. */
async function resolvedOf(
  context: TenantContext,
  known: Known,
  point: ReaderPoint,
  moment: LocalMoment,
): Promise<Resolved> {
  const where = { point, moment, direction: directionAt(point) }
  const terms = { isForced: false, bounds: 'none' } as const
  const { decision, person } = await judgeShown(context, [known], where, terms)
  const { holder, isDuress, passId, cardId } = known
  return {
    // Whoever would have been let in was not on the reader, which therefore did not know them.
    reason: objectionOf(decision) ?? 'unknown',
    considered: decision.considered,
    subject: {
      person: person && { kind: person.kind, id: person.id },
      inhabitant: holder,
      isDuress,
      passId,
      cardId,
    },
  }
}

/** Returns what spoke against somebody, also where they are let out with a mark (access §4). */
const objectionOf = ({ reason, marks }: Decision): DenialReason | null =>
  reason ?? denialReasons.find((one) => marks.includes(one)) ?? null
