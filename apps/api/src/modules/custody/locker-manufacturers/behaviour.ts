import { lockerManufacturers } from '@portaria/contract/modules/custody/locker-manufacturers/locker-manufacturers'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { askForAddresses, computedAddresses } from '../../devices/public/ask-for-addresses.ts'
import { refuseSharedLocks, usedDoors } from '../lockers/lock-use.ts'

type Row = NewRowOf<typeof lockerManufacturers>

/** The fields that decide how a manufacturer's boards are reached. */
const reach = ['host', 'ip', 'port', 'protocol'] as const

/**
 * Refuses to change the address of a door that holds a parcel, or is being opened: its lock would
 * be another one, or none. Throws `door_in_use`, and `board_taken` if its lockers would share a
 * lock with others.
 */
async function keepUsedReach(context: TenantContext, next: Row, before: Row): Promise<void> {
  const changed = reach.find((name) => next[name] !== before[name])
  if (changed === undefined) return
  const lockerIds = sql`
    SELECT l.id FROM lockers l
    WHERE l.tenant_id = ${context.actor.tenantId} AND l.manufacturer_id = ${before.id}`
  if ((await usedDoors(context, lockerIds)).length > 0) throw fieldProblem(changed, 'door_in_use')
  const hosts = sql`ARRAY[${next.host}, ${next.ip}]::text[]`
  const locks = locksOf(context, sql`l.manufacturer_id = ${before.id}`, {
    hosts,
    port: sql`${next.port}::integer`,
  })
  await refuseSharedLocks(context, locks, changed)
}

/** Returns the locks of some live lockers `l`, of manufacturers `m`. */
const locksOf = (
  { actor }: TenantContext,
  where: Sql,
  { hosts, port } = { hosts: sql`ARRAY[m.host, m.ip]`, port: sql`m.port` },
): Sql => sql`
  SELECT l.id AS locker_id, l.board, d.channel, ${hosts} AS hosts, ${port} AS port
  FROM lockers l
  JOIN locker_manufacturers m ON m.tenant_id = l.tenant_id AND m.id = l.manufacturer_id
  JOIN locker_doors d ON d.tenant_id = l.tenant_id AND d.locker_id = l.id
  WHERE l.tenant_id = ${actor.tenantId} AND ${where} AND l.deleted_at IS NULL`

/**
 * Manufacturers beyond their definition: their addresses need an approval, and cannot change while
 * a door is in use.
 */
export const lockerManufacturersBehaviour = defineBehaviour(lockerManufacturers, {
  values: computedAddresses,
  async beforeWrite(context, next, before) {
    if (before !== null) await keepUsedReach(context, next, before)
    await askForAddresses(context, next)
    return next
  },

  // The lockers that this removal moved to another manufacturer were changed in this transaction.
  async beforeRemove(context) {
    const moved = sql`l.updated_at = now()`
    const lockerIds = sql`
      SELECT l.id FROM lockers l WHERE l.tenant_id = ${context.actor.tenantId} AND ${moved}`
    const used = await usedDoors(context, lockerIds)
    if (used.length > 0) throw fieldProblem('reassign_to', 'door_in_use')
    await refuseSharedLocks(context, locksOf(context, moved), 'reassign_to')
  },
})
