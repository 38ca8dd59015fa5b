import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Escalation } from './panic-escalation.ts'
import type { PanicContext } from './panic-reader.ts'

/**
 * Records that the reader is on the way, for an alert's present ringing; returns false if that was
 * recorded before.
 */
export async function addResponder({ queries, actor }: PanicContext, id: string): Promise<boolean> {
  const written = await queries.count(sql`
    INSERT INTO panic_responders (tenant_id, alert_id, ringing, user_id)
    SELECT a.tenant_id, a.id, a.ringing, ${actor.userId} FROM panic_alerts a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${id} ON CONFLICT DO NOTHING`)
  return written > 0
}

type InRinging = { readonly id: string; readonly ringing: number }

/** The people on the way to an alert, in order of time. */
export async function respondersOf(
  { queries, actor }: PanicContext,
  { id, ringing }: InRinging,
): Promise<PanicDetail['coming']> {
  const rows = await queries.all(sql<{ id: string; name: string; at: Date }>`
    SELECT u.id, u.name, r.at FROM panic_responders r JOIN users u ON u.id = r.user_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.alert_id = ${id} AND r.ringing = ${ringing}
    ORDER BY r.at, u.id`)
  return rows.map(({ at, ...person }) => ({ ...person, at: at.toISOString() }))
}

/** The outcome of a letter or a push message of an alert. */
export type Delivery = Pick<Escalation, 'alertId' | 'ringing' | 'level'> & {
  readonly channel: 'letter' | 'push'
  readonly userId: string
  readonly outcome: PanicDetail['deliveries'][number]['outcome']
}

export async function noteDelivery(
  { queries, actor }: TenantContext,
  { alertId, ringing, level, channel, userId, outcome }: Delivery,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO panic_deliveries (tenant_id, id, alert_id, ringing, level, channel, user_id, outcome)
    VALUES (${actor.tenantId}, ${newId()}, ${alertId}, ${ringing}, ${level}, ${channel}, ${userId},
      ${outcome})`)
}

/** The letters and messages of an alert's ringing, counted by level, channel and outcome. */
export async function deliveriesOf(
  { queries, actor }: PanicContext,
  { id, ringing }: InRinging,
): Promise<PanicDetail['deliveries']> {
  type Row = Omit<PanicDetail['deliveries'][number], 'at'> & { at: Date }
  const rows = await queries.all(sql<Row>`
    SELECT d.level, d.channel, d.outcome, count(*)::int AS count, max(d.at) AS at
    FROM panic_deliveries d
    WHERE d.tenant_id = ${actor.tenantId} AND d.alert_id = ${id} AND d.ringing = ${ringing}
    GROUP BY d.level, d.channel, d.outcome
    ORDER BY array_position(ARRAY['recipients', 'letter', 'platform'], d.level), d.channel, d.outcome`)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The place of an alert's sender; null where they did not send one. */
export async function placeOf(
  { queries, actor }: PanicContext,
  id: string,
): Promise<PanicDetail['place']> {
  type Row = Omit<NonNullable<PanicDetail['place']>, 'at'> & { at: Date }
  const row = await queries.first(sql<Row>`
    SELECT latitude, longitude, accuracy_m, located_at AS at FROM panic_alerts
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND located_at IS NOT NULL`)
  return row ? { ...row, at: row.at.toISOString() } : null
}
