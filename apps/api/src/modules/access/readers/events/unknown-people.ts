import type { Decision } from '@portaria/contract/modules/access/decisions/decide'
import type { DenialReason } from '@portaria/contract/modules/access/decisions/decision-words'
import type { ReaderEvent } from '@portaria/drivers/access/reader-event'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { type Judged, judge, readScene } from '../../decisions/judge.ts'
import type { CredentialTools } from '../../decisions/presented.ts'
import { arePinsBarred } from '../inbound/pin-tries.ts'
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

/** Reasons of the moment, for which nobody is taken off a reader. */
const OF_THE_MOMENT: readonly (DenialReason | null)[] = [
  'passback',
  'interlock',
  'lockdown',
  'error',
]

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
  const asked = events.filter(isToResolve)
  const isBarred =
    asked.some(({ pin }) => pin !== null) &&
    (await arePinsBarred(
      context,
      reader.equipmentId,
      points.map(({ id }) => id),
    ))
  for (const event of asked) {
    const point = pointAt(points, event.door)
    if (!point) continue
    const at = momentOf(reader, event.at)
    const scene = at === null ? context : { ...context, at }
    const passage = { pointId: point.id, presented: presentedOf(event, undefined, { isBarred }) }
    const judged = await judge(tools, scene, passage, await readScene(scene, passage), {
      lock: false,
    })
    const resolved = resolvedOf(judged)
    if (resolved) found.set(event.id, resolved)
  }
  return found
}

/** Whoever would have been let in was not on the reader, which therefore did not know them. */
function resolvedOf({ decision, credential, person }: Judged): Resolved | null {
  const { holder, isDuress, passId, cardId, refusal } = credential
  if (refusal === 'unknown') return null
  const reason = OF_THE_MOMENT.includes(decision.reason) ? null : decision.reason
  return {
    reason: reason ?? 'unknown',
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
