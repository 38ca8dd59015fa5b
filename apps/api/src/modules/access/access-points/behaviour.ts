import type { ReferenceRead } from '@portaria/contract/define-register/field'
import { referenceRead } from '@portaria/contract/define-register/field-kinds/readable-half'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf, RowOf } from '../../../register-endpoints/typed-rows.ts'
import { sameValue } from '../../../register-endpoints/untyped-row.ts'
import { readToday } from '../../companies/public/company-day.ts'

type Row = RowOf<typeof accessPoints>
type NewRow = NewRowOf<typeof accessPoints>

/** The channel of a reader that opens a single door. */
const FIRST_CHANNEL = 1

/** After a change of these the exit is another one (access §4). */
const exitParts = ['equipment_id', 'channel', 'way_out'] as const

/**
 * Points beyond their definition: a reader has a channel, an exit is tried again once it is another
 * one, and a reader's channel belongs to one active point in each direction (access §2, §4).
 */
export const accessPointsBehaviour = defineBehaviour(accessPoints, {
  async beforeWrite(context, draft) {
    const next = { ...draft, channel: channelOf(draft) }
    await requireOwnChannel(context, next)
    await requireInterlocks(context, next)
    return next
  },

  beforeChange: keepTried,

  values: {
    interlocked_by: { answers: z.optional(z.array(referenceRead)), read: readInterlockedBy },
  },
})

const channelOf = ({ equipment_id: reader, channel }: NewRow): number | null =>
  reader == null ? null : (channel ?? FIRST_CHANNEL)

/**
 * An exit that is another one was not tried yet: an active point is refused, and one that is not in
 * use forgets the day, so that it cannot be taken into use without a trial.
 */
async function keepTried(context: TenantContext, next: Row, before: Row): Promise<Row> {
  const isSame = exitParts.every((name) => sameValue(partOf(next, name), partOf(before, name)))
  const { exit_tried_on: day } = next
  if (isSame || day === null || !sameValue(day, before.exit_tried_on)) return next
  if (day === (await readToday(context))) return next
  if (next.direction === 'in' || next.status === 'INATIVO') return { ...next, exit_tried_on: null }
  throw fieldProblem('exit_tried_on', 'exit_not_tried')
}

/**
 * Checks the points with which a point is interlocked: both doors have a sensor, and a pair is named with
 * one of the two alone (access §55).
 */
async function requireInterlocks({ queries, actor }: TenantContext, next: NewRow): Promise<void> {
  const named = (next.interlocks ?? []).map(({ point_id: id }) => id)
  if (named.length === 0 && next.door_sensor === true) return
  // One writer of pairs at a time.
  await queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`interlocks ${actor.tenantId}`}, 0))`)
  const isNamedBy = sql`EXISTS (SELECT FROM access_interlocks k
    WHERE k.tenant_id = p.tenant_id AND k.access_point_id = p.id AND k.point_id = ${next.id}::uuid)`
  const others = await queries.all(sql<{ id: string; has_sensor: boolean; is_pair: boolean }>`
    SELECT p.id, coalesce(p.door_sensor, false) AS has_sensor, ${isNamedBy} AS is_pair
    FROM access_points p
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL
      AND (p.id = ANY(${named}::uuid[]) OR ${isNamedBy})`)
  if (next.door_sensor !== true && others.some((one) => one.is_pair))
    throw fieldProblem('door_sensor', 'sensor_interlocked')
  for (const [nth, id] of named.entries()) {
    const other = others.find((one) => one.id === id)
    const field = `interlocks.${nth}.point_id`
    if (other && !other.has_sensor) throw fieldProblem(field, 'no_door_sensor')
    if (other?.is_pair) throw fieldProblem(field, 'pair_taken')
  }
}

/** Reads the points that name a point as interlocked with them, by name. */
function readInterlockedBy(
  { queries, actor }: TenantContext,
  { id }: Row,
): Promise<ReferenceRead[]> {
  return queries.all(sql<ReferenceRead>`
    SELECT p.id, p.name AS title, false AS deleted
    FROM access_interlocks k
    JOIN access_points p ON p.tenant_id = k.tenant_id AND p.id = k.access_point_id
    WHERE k.tenant_id = ${actor.tenantId} AND k.point_id = ${id} AND p.deleted_at IS NULL
    ORDER BY p.name, p.id`)
}

/** A point without a channel has the first one. */
const partOf = (row: Row, name: (typeof exitParts)[number]) =>
  name === 'channel' ? channelOf(row) : row[name]

/** A point for both directions and one for either of them would both answer a reader's question. */
async function requireOwnChannel({ queries, actor }: TenantContext, next: NewRow): Promise<void> {
  const { equipment_id: reader, direction, channel } = next
  if (reader == null || next.status === 'INATIVO') return
  // One writer of a reader's points at a time.
  await queries.first(sql`
    SELECT 1 FROM equipment WHERE tenant_id = ${actor.tenantId} AND id = ${reader} FOR NO KEY UPDATE`)
  const crossing = direction === 'both' ? sql`p.direction <> 'both'` : sql`p.direction = 'both'`
  const found = await queries.first(sql`
    SELECT 1 FROM access_points p
    WHERE p.tenant_id = ${actor.tenantId} AND p.equipment_id = ${reader}
      AND p.channel = ${channel} AND p.id <> ${next.id}::uuid AND p.deleted_at IS NULL
      AND p.status = 'ATIVO' AND ${crossing}`)
  if (found) throw fieldProblem('channel', 'channel_taken')
}
