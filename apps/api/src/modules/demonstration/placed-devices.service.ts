import { systemActor } from '@portaria/contract/actors/actor'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { DemonstrationDevices } from '../../platform/demonstration-devices.ts'
import type { ServerSecret } from '../../platform/secrets/server-secret.ts'
import { accounts } from './accounts.ts'
import { placeLockBoards } from './lock-boards.service.ts'
import { PLACED } from './loopback-addresses.ts'
import { placeReaders } from './readers.service.ts'
import { sitePlans } from './site-plan.ts'

/** Places simulated devices in the first company of the demonstration, as its administrator. */
export async function placeDemonstrationDevices(
  tools: { readonly database: AppDatabase; readonly secret: ServerSecret },
  { readers, lockers }: DemonstrationDevices,
): Promise<void> {
  const admin = accounts.find(({ role }) => role === 'admin')
  if (!admin) throw new Error('the demonstration has an administrator')
  const { userId, membershipId } = admin
  const system = systemActor(PLACED, sitePlans.bosque.tenant.id)
  const actor = { ...system, userId, membershipId, role: 'admin' } as const
  await placeReaders(tools, actor, readers)
  await placeLockBoards(tools.database, actor, lockers)
}
