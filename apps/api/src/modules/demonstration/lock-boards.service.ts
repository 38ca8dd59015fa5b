import type { Actor } from '@portaria/contract/actors/actor'
import { lockerManufacturers } from '@portaria/contract/modules/custody/locker-manufacturers/locker-manufacturers'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { DeviceEndpoint } from '../../platform/demonstration-devices.ts'
import { cascade } from '../../register-endpoints/cascade.ts'
import { LOCK_BOARDS } from './devices.ts'
import { approveOnly, LOOPBACK, PLACED } from './loopback-addresses.ts'

/**
 * Gives the lock boards of a company that stand on loopback the address at which simulated ones
 * answer, and approves it; without one, takes back what an earlier start approved. Boards of another
 * address are somebody's own (demonstration §4).
 */
export async function placeLockBoards(
  database: AppDatabase,
  actor: Actor,
  gateway: DeviceEndpoint | undefined,
): Promise<void> {
  // A transaction for each register: these two have no order of locks between them.
  await database.inTenant(actor, (context) =>
    approveOnly(context, LOCK_BOARDS, gateway === undefined ? [] : [gateway]),
  )
  if (gateway === undefined) return
  const { port } = gateway
  await database.inTenant(actor, (context) =>
    cascade(
      context,
      lockerManufacturers,
      sql`r.host = ${LOOPBACK} AND r.name = ${LOCK_BOARDS} AND r.port <> ${port}::int`,
      { set: { port } },
      PLACED,
    ),
  )
}
