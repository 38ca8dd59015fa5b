import type {
  AccessFact,
  CredentialKind,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { type PersonColumns, type PersonRef, personOf } from '../../decisions/person-facts.ts'
import { readTimedKey, secondsLater, type TimedKey, type TimedKind } from '../reader-keys.ts'
import type { StoredReader } from './stored-reader.ts'

/** An event that a reader told before, with what was told of it since. */
export type ToldBefore = {
  readonly eventId: string
  readonly key: TimedKey
  readonly fact: AccessFact
  readonly pointId: string
  readonly direction: 'in' | 'out'
  readonly credential: CredentialKind | null
  readonly person: PersonRef | null
  readonly cardId: string | null
  readonly passId: string | null
  /** Whether a row of the log, a passage and another report belong to it already. */
  isLogged: boolean
  isEnded: boolean
  isPaired: boolean
}

type Row = Omit<ToldBefore, 'key' | 'person'> & PersonColumns & { readonly key: string }

const columns = sql`e.id AS "eventId", e.fact, e.point_id AS "pointId", e.direction, e.credential,
  e.resident_id, e.employee_id, e.provider_id, e.visitor_id, e.card_id AS "cardId",
  e.pass_id AS "passId"`

const isClaimed = (prefix: string) => sql`EXISTS (SELECT FROM access_event_keys c
  WHERE c.tenant_id = k.tenant_id AND c.equipment_id = k.equipment_id AND c.epoch = k.epoch
    AND c.reader_event = ${prefix} || ' of ' || e.id)`

/** Reads what a reader told at some of its times, by the keys of a kind, the earliest first. */
export async function readToldBefore(
  { queries, actor }: TenantContext,
  { equipmentId, epoch }: StoredReader,
  kind: TimedKind,
  span: { readonly from: string; readonly to: string },
): Promise<ToldBefore[]> {
  const [from, end] = [`${kind} ${span.from}`, `${kind} ${secondsLater(span.to, 1)}`]
  const rows = await queries.all(sql<Row>`
    SELECT k.reader_event AS key, ${columns}, ${isClaimed('log')} AS "isLogged",
      ${isClaimed('passage')} AS "isEnded", ${isClaimed('pair')} AS "isPaired"
    FROM access_event_keys k
    JOIN access_events e ON e.tenant_id = k.tenant_id AND e.id = k.event_id
    WHERE k.tenant_id = ${actor.tenantId} AND k.equipment_id = ${equipmentId} AND k.epoch = ${epoch}
      AND k.reader_event >= ${from} AND k.reader_event < ${end}
    ORDER BY k.reader_event`)
  return rows.flatMap((row) => {
    const key = readTimedKey(kind, row.key)
    return key ? [{ ...row, key, person: personOf(row) }] : []
  })
}

/** Reads the latest attempt that was granted at a point within seconds, and not passed yet. */
export async function readUnpassed(
  { queries, actor }: TenantContext,
  pointId: string,
  withinS: number,
): Promise<Omit<ToldBefore, 'key'> | null> {
  const row = await queries.first(sql<Omit<Row, 'key'>>`
    SELECT ${columns}, false AS "isLogged", false AS "isPaired",
      EXISTS (SELECT FROM access_event_keys c
        WHERE c.tenant_id = e.tenant_id AND c.equipment_id = e.equipment_id AND c.epoch = e.epoch
          AND c.reader_event = 'passage of ' || e.id) AS "isEnded"
    FROM access_events e
    WHERE e.tenant_id = ${actor.tenantId} AND e.point_id = ${pointId} AND e.fact = 'granted'
      AND e.at > now() - make_interval(secs => ${withinS})
    ORDER BY e.at DESC, e.id DESC LIMIT 1`)
  return row && !row.isEnded ? { ...row, person: personOf(row) } : null
}
