import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { sql } from 'kysely'
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
    return next
  },

  beforeChange: keepTried,
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
