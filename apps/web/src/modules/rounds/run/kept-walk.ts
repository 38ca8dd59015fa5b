import type { NewEntry, RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { deviceStore } from '../../../platform/device-store.ts'
import { currentSession, onSessionEnd } from '../../../platform/session/session.store.ts'

/** An entry as the screen shows it: codes are not kept. */
export type KeptEntry = Pick<NewEntry, 'id' | 'kind' | 'at' | 'point_id'> & {
  readonly isOldCode?: boolean
}

/** A round on this device: what it needs to be walked, and what was recorded of it. */
export type KeptWalk = {
  readonly roundId: string
  readonly userId: string
  readonly tenantId: string
  readonly runId: string
  readonly pack: RoundPack
  /** Minutes by which the telephone's clock differed from the server's: scans have the telephone's times. */
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

/** The walk of a round that the signed-in person has on this device. */
export async function readKeptWalk(roundId: string): Promise<KeptWalk | null> {
  const { user, tenantId } = currentSession()
  const all = await walks.getAll().catch(() => [])
  const found = all.find((walk) => walk.roundId === roundId)
  return found && found.userId === user?.id && found.tenantId === tenantId ? found : null
}

/** Resolves once it is durably on the device; rejects where the browser stores nothing. */
export const keepWalk = (walk: KeptWalk): Promise<void> => walks.put(walk)

/** A round that is over needs nothing on the device any more. */
export const dropWalk = (roundId: string): Promise<void> =>
  walks.delete(roundId).catch(() => undefined)

// Nobody who signs in next finds anything of it. A session that ends by itself is one that goes on later.
onSessionEnd((end) => {
  if (end === 'signed-out') void dropAll().catch(() => undefined)
})

async function dropAll(): Promise<void> {
  for (const { roundId } of await walks.getAll()) await walks.delete(roundId)
}
