import { mayUse } from '@portaria/contract/define-register/permissions'
import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import {
  connectionLost,
  onConnectionChange,
} from '../../../platform/connection/connection.store.ts'
import { callApi } from '../../../platform/http-client.ts'
import { keepPack } from '../../../platform/reading-pack/reading-pack.ts'
import { currentSession } from '../../../platform/session/session.store.ts'
import type { KeptPack } from './kept-pack.ts'

/** The milliseconds after which a desk reads its pack again, and the minimum between two reads. */
const AGAIN_MS = 5 * 60_000
const FEWEST_MS = 60_000

let readAt = Number.NEGATIVE_INFINITY
let waiting: ReturnType<typeof setTimeout> | undefined
let reading: Promise<void> | null = null

/** Keeps a pack up to date while a desk is open and connected; returns a function that ends it. */
export function followDeskPack(): () => void {
  const ask = () => void renewPack()
  ask()
  const timer = setInterval(ask, AGAIN_MS)
  const end = onConnectionChange(() => {
    if (!connectionLost()) ask()
  })
  return () => {
    clearInterval(timer)
    clearTimeout(waiting)
    waiting = undefined
    end()
  }
}

/** Called when data of the pack has changed: it is read again, at most once a minute. */
export function packChanged(): void {
  if (waiting !== undefined) return
  const rest = Math.max(0, readAt + FEWEST_MS - Date.now())
  waiting = setTimeout(() => {
    waiting = undefined
    void renewPack()
  }, rest)
}

/**
 * Reads the pack and stores it; without a network, or if it cannot be stored, the former one stays.
 */
export function renewPack(): Promise<void> {
  reading ??= read()
    .catch(() => undefined)
    .finally(() => {
      reading = null
    })
  return reading
}

async function read(): Promise<void> {
  const { user, tenantId } = currentSession()
  if (user === null || tenantId === null || !mayUse(user.type_flag, 'gate.enter')) return
  if (connectionLost()) return
  readAt = Date.now()
  const { data: pack } = await callApi<{ data: DeskPack }>('/gate/pack')
  const aheadMs = Date.parse(pack.at) - Date.now()
  const kept: KeptPack = { pack, aheadMs }
  // The pack belongs to the person who asked for it. Somebody else may have signed in meanwhile.
  const owner = { userId: user.id, tenantId }
  await keepPack(owner, kept, new Date(Date.parse(pack.expires_at) - aheadMs))
}

/** Reads the pack once more after the current read, which may lack the entries just sent. */
export async function renewAfterSending(): Promise<void> {
  await reading
  await renewPack()
}
