import type { NewEntry, RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { deviceStore } from '../../../platform/device-store.ts'
import { currentSession, onSessionEnd } from '../../../platform/session/session.store.ts'

/** An entry as displayed; codes are not stored. */
export type KeptEntry = Pick<NewEntry, 'id' | 'kind' | 'at' | 'point_id'> & {
  readonly isOldCode?: boolean
}

/** A round on this device: the data needed to walk it, and its recorded entries. */
export type KeptWalk = {
  readonly roundId: string
  readonly userId: string
  readonly tenantId: string
  readonly runId: string
  readonly pack: RoundPack
  /** Minutes by which the phone's clock is off the server's; scans have the phone's times. */
  readonly clockOffMin: number
  readonly entries: readonly KeptEntry[]
}

const walks = deviceStore<KeptWalk>(
  { database: 'portaria-rounds', table: 'walks', keyPath: 'roundId' },
  isWalk,
)

function isWalk(value: unknown): value is KeptWalk {
  if (typeof value !== 'object' || value === null) return false
  const text = (name: string) => typeof Reflect.get(value, name) === 'string'
  return (
    ['roundId', 'userId', 'tenantId', 'runId'].every(text) &&
    Array.isArray(Reflect.get(value, 'entries')) &&
    typeof Reflect.get(value, 'pack') === 'object'
  )
}

/** Reads the walk of a round that the signed-in person has on this device. */
export async function readKeptWalk(roundId: string): Promise<KeptWalk | null> {
  const { user, tenantId } = currentSession()
  const all = await walks.getAll().catch(() => [])
  const found = all.find((walk) => walk.roundId === roundId)
  return found && found.userId === user?.id && found.tenantId === tenantId ? found : null
}

/**
 * Stores a walk; resolves once it is on the device, and rejects where the browser stores nothing.
 */
export const keepWalk = (walk: KeptWalk): Promise<void> => walks.put(walk)

/** Deletes a walk; a finished round needs nothing on the device. */
export const dropWalk = (roundId: string): Promise<void> =>
  walks.delete(roundId).catch(() => undefined)

// After signing out, the next person must find no walk here. A person whose session expired
// continues their walk later.
onSessionEnd((end) => {
  if (end === 'signed-out') void dropAll().catch(() => undefined)
})

async function dropAll(): Promise<void> {
  for (const { roundId } of await walks.getAll()) await walks.delete(roundId)
}
