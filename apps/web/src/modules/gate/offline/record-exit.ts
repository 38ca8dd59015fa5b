import type { GateVisit } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { connectionLost } from '../../../platform/connection/connection.store.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { isForWantOfNetwork } from './or-offline.ts'

/** Records the exit of a visit; resolves to whether the server has it, rather than this device. */
export async function leaveOrRecord(visit: GateVisit): Promise<boolean> {
  if (!connectionLost()) {
    try {
      await actOn(registers.visits, visit.id, 'check-out')
      return true
    } catch (error) {
      if (!(await isForWantOfNetwork(error))) throw error
    }
  }
  const { recordExit } = await import('./offline-desk.ts')
  await recordExit(visit)
  return false
}
