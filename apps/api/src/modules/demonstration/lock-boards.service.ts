import type { Actor } from '@portaria/contract/actors/actor'
import { lockerManufacturers } from '@portaria/contract/modules/custody/locker-manufacturers/locker-manufacturers'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { DeviceEndpoint } from '../../platform/demonstration-devices.ts'
import { cascade } from '../../register-endpoints/cascade.ts'
import { LOCK_BOARDS } from './devices.ts'
import { approveOnly, LOOPBACK, PLACED, readFormer } from './loopback-addresses.ts'

/** The purpose by which the addresses of simulated lock boards are known. */
const PURPOSE = 'Placas simuladas da demonstração'

/**
 * Gives the lock boards of a company that stand on loopback the address at which simulated ones
 * answer, and approves it; without one, takes back what an earlier start approved. They are known by
 * their name or by the port of that start. Boards of another address are somebody's own
 * (demonstration §4).
 */
export async function placeLockBoards(
  database: AppDatabase,
  actor: Actor,
  gateway: DeviceEndpoint | undefined,
): Promise<void> {
  // A transaction for each register: these two have no order of locks between them.
  const former = await database.inTenant(actor, async (context) => {
    const before = await readFormer(context, PURPOSE)
    await approveOnly(context, PURPOSE, gateway === undefined ? [] : [gateway])
    return before.map((one) => one.port)
  })
  if (gateway === undefined) return
  const { port } = gateway
  await database.inTenant(actor, (context) =>
    cascade(
      context,
      lockerManufacturers,
      sql`r.host = ${LOOPBACK} AND r.port <> ${port}::int
        AND (r.name = ${LOCK_BOARDS} OR r.port = ANY(${former}::int[]))`,
      { set: { port } },
      PLACED,
    ),
  )
}
