import type { Decision, PersonFacts } from '@portaria/contract/modules/access/decisions/decide'
import type {
  AccessFact,
  CredentialKind,
  DenialReason,
  PassageMark,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { countOnCommit } from '../../../platform/measures/tally.ts'
import { type PersonColumns, type PersonRef, personOf } from '../decisions/person-facts.ts'
import { doorsDecided } from './access-measures.ts'

/** An event as its reader knows it; its time is kept as the reader wrote it (access §9). */
export type ReaderEvent = {
  readonly equipmentId: string
  /** Steps when the reader begins to count anew. */
  readonly epoch: number
  readonly id: string
  readonly time: string | null
  /** The zone that was assumed for it. */
  readonly zone: string | null
}

/** A fact at a point, before it is stored. */
export type NewAccessEvent = {
  readonly pointId: string
  readonly fact: AccessFact
  readonly direction: 'in' | 'out'
  readonly reason?: DenialReason | null
  readonly marks?: readonly PassageMark[]
  readonly credential?: CredentialKind | null
  readonly person?: PersonRef | PersonFacts | null
  readonly cardId?: string | null
  readonly passId?: string | null
  readonly ruleId?: string | null
  /** The attempt of which this tells what became (access §60). */
  readonly attemptId?: string | null
  readonly considered?: Decision['considered']
  readonly opened?: { readonly by: string; readonly reason: string }
}

/** Rules of an explanation that are kept: those that came nearest. */
const CONSIDERED = 50

/**
 * Claims the key of a reader's event for a new one. Returns the id of the event that has it already,
 * also one that another transaction is just storing; null where it is new.
 */
export async function claimKey(
  { queries, actor }: TenantContext,
  id: string,
  { equipmentId, epoch, id: readerId }: ReaderEvent,
): Promise<string | null> {
  const claimed = await queries.count(sql`
    INSERT INTO access_event_keys (tenant_id, equipment_id, epoch, reader_event, event_id)
    VALUES (${actor.tenantId}, ${equipmentId}, ${epoch}, ${readerId}, ${id})
    ON CONFLICT DO NOTHING`)
  if (claimed > 0) return null
  const { event_id } = await queries.one(sql<{ event_id: string }>`
    SELECT event_id FROM access_event_keys
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${equipmentId} AND epoch = ${epoch}
      AND reader_event = ${readerId}`)
  return event_id
}

/** Returns the columns of an event besides its id, its moment and those of its reader. */
export function eventColumns(event: NewAccessEvent) {
  const { person = null, opened, considered = [] } = event
  const idOf = (kind: PersonRef['kind']) => (person?.kind === kind ? person.id : null)
  return {
    point_id: event.pointId,
    fact: event.fact,
    direction: event.direction,
    reason: event.reason ?? null,
    marks: [...(event.marks ?? [])],
    credential: event.credential ?? null,
    resident_id: idOf('resident'),
    employee_id: idOf('employee'),
    provider_id: idOf('provider'),
    visitor_id: idOf('visitor'),
    card_id: event.cardId ?? null,
    pass_id: event.passId ?? null,
    rule_id: event.ruleId ?? null,
    attempt_id: event.attemptId ?? null,
    considered: considered.filter(({ missed }) => missed !== 'person').slice(0, CONSIDERED),
    opened_by: opened?.by ?? null,
    opening_reason: opened?.reason ?? null,
  }
}

/** Stores an event. */
export async function insertEvent(
  { queries, actor }: TenantContext,
  id: string,
  event: NewAccessEvent,
  reader: ReaderEvent | null,
): Promise<void> {
  const row = eventColumns(event)
  countOnCommit(queries, doorsDecided, { outcome: row.fact })
  await queries.count(sql`
    INSERT INTO access_events (tenant_id, id, point_id, fact, direction, reason, marks, credential,
      resident_id, employee_id, provider_id, visitor_id, card_id, pass_id, rule_id, attempt_id, considered,
      opened_by, opening_reason, equipment_id, epoch, reader_event, reader_time, reader_zone)
    VALUES (${actor.tenantId}, ${id}, ${row.point_id}, ${row.fact}, ${row.direction},
      ${row.reason}, ${row.marks}::text[], ${row.credential},
      ${row.resident_id}, ${row.employee_id}, ${row.provider_id}, ${row.visitor_id},
      ${row.card_id}, ${row.pass_id}, ${row.rule_id}, ${row.attempt_id},
      ${JSON.stringify(row.considered)}::jsonb, ${row.opened_by}, ${row.opening_reason},
      ${reader?.equipmentId ?? null}, ${reader?.epoch ?? null}, ${reader?.id ?? null},
      ${reader?.time ?? null}, ${reader?.zone ?? null})`)
}

/** The answer to an attempt, which is the same whenever its event comes again. */
export type Answered = {
  readonly eventId: string | null
  readonly outcome: Decision['outcome']
  readonly reason: DenialReason | null
  readonly marks: readonly PassageMark[]
  readonly person: PersonRef | null
}

type StoredAnswer = PersonColumns & {
  readonly fact: AccessFact
  readonly reason: DenialReason | null
  readonly marks: PassageMark[]
}

/** Returns the answer that an attempt got when its event was stored. */
export async function answerOf(
  { queries, actor }: TenantContext,
  eventId: string,
): Promise<Answered> {
  const stored = await queries.one(sql<StoredAnswer>`
    SELECT fact, reason, marks, resident_id, employee_id, provider_id, visitor_id
    FROM access_events WHERE tenant_id = ${actor.tenantId} AND id = ${eventId}`)
  const { fact, reason, marks } = stored
  // A key may be that of a fact that is no decision: nothing opens by it.
  const outcome = fact === 'granted' || fact === 'pending' ? fact : 'denied'
  return { eventId, outcome, reason, marks, person: personOf(stored) }
}

/** Stores an event with its key, unless it is known; returns its id, and whether it is new. */
export async function storeOnce(
  context: TenantContext,
  event: NewAccessEvent,
  reader: ReaderEvent | null,
): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  const known = reader && (await claimKey(context, id, reader))
  if (known) return { id: known, isNew: false }
  await insertEvent(context, id, event, reader)
  return { id, isNew: true }
}
