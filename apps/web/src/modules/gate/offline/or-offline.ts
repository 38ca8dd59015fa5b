import { ApiProblem } from '../../../platform/api-problem.ts'
import { checkConnection, connectionLost } from '../../../platform/connection/connection.store.ts'
import type { OfflineDesk } from './kept-pack.ts'

/**
 * Returns the answer of a call, or this device's substitute while the network is lost. Throws the
 * call's error if the server answered, or if the device has no substitute.
 */
export async function orOffline<Answer>(
  call: () => Promise<Answer>,
  instead: (desk: OfflineDesk) => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    const desk = (await isForWantOfNetwork(error)) ? await readDesk() : null
    if (desk === null) throw error
    return instead(desk)
  }
}

/** Whether a call failed because the server cannot be reached; the connection is checked first. */
export async function isForWantOfNetwork(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiProblem) || error.code !== 'offline') return false
  await checkConnection()
  return connectionLost()
}

/** Without a network only code that is on the device can load. */
async function readDesk(): Promise<OfflineDesk | null> {
  const { readOfflineDesk } = await import('./offline-desk.ts')
  return readOfflineDesk()
}
