import { deviceStore } from '../device-store.ts'
import { currentSession, onSessionChange } from '../session/session.store.ts'
import { readStored, storedKeys } from '../session/session-storage.ts'
import { isPackKeyRow, isPackPartRow, type PackOwner, packStore } from './pack-store.ts'

/** The maximum time for which a pack is valid, in milliseconds. */
const LONGEST_MS = 12 * 3_600_000

const CHANNEL = 'portaria-pack'

const store = packStore({
  keys: deviceStore(
    { database: 'portaria-pack-key', table: 'keys', keyPath: 'name' },
    isPackKeyRow,
  ),
  parts: deviceStore({ database: 'portaria-pack', table: 'parts', keyPath: 'name' }, isPackPartRow),
})

const endListeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let reader = nameOf(currentOwner())
/** The person's account as last answered, for a pack that is kept later. */
let lastMe: { of: string; me: unknown } | null = null

function currentOwner(): PackOwner | null {
  const { user, tenantId } = currentSession()
  return user === null || tenantId === null ? null : { userId: user.id, tenantId }
}

function nameOf(owner: PackOwner | null): string {
  return owner === null ? '' : `${owner.userId} ${owner.tenantId}`
}

/**
 * Keeps the data that a desk reads offline, in place of the former pack, until `endsAt` or for 12
 * hours at most. Rejects if its owner is no longer signed in to that company, and where the browser
 * cannot store or encrypt.
 */
export async function keepPack(owner: PackOwner, pack: unknown, endsAt: Date): Promise<void> {
  if (nameOf(currentOwner()) !== nameOf(owner)) throw new Error('the session is another one')
  const end = Math.min(endsAt.getTime(), Date.now() + LONGEST_MS)
  const me = lastMe?.of === nameOf(owner) ? { me: lastMe.me } : {}
  await store.keep(owner, { pack, ...me }, end)
  // The person may have signed out meanwhile; then nothing may stay.
  if (nameOf(currentOwner()) === nameOf(owner)) setTimer(end)
  else await endPack()
}

/** Opens the pack of the signed-in person; null without a valid one. */
export const openPack = (): Promise<unknown> => opened(() => store.open(currentOwner(), 'pack'))

/** Deletes key and pack. Called when their person signs out or the shift ends. */
export async function endPack(): Promise<void> {
  clearTimeout(timer)
  const wasThere = await store.end()
  tellEnd()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
  if (wasThere) channel?.postMessage('ended')
}

/** Calls back when the pack has ended, in any tab; returns a function that ends it. */
export function onPackEnd(listener: () => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** Encrypts a text that only this device can read, while the pack lasts; null without a pack. */
export const sealText = (text: string): Promise<string | null> =>
  store.seal(currentOwner(), text).catch(() => null)

/** Decrypts a text of `sealText`; null once its pack has ended. */
export const openText = (sealed: string): Promise<string | null> =>
  store.openSealed(currentOwner(), sealed).catch(() => null)

/**
 * Keeps the person's account as the server answered it: in the valid pack, if there is one, and in
 * memory for the next.
 */
export async function rememberMe(me: unknown): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  lastMe = { of: nameOf(owner), me }
  await store.keepPart(owner, 'me', me).catch(() => undefined)
}

/** Reads the person's account as the server last answered it; null without a valid pack. */
export const rememberedMe = (): Promise<unknown> => opened(() => store.open(currentOwner(), 'me'))

/**
 * Deletes a pack that belongs to another person or has ended. A valid pack is deleted when its end
 * comes. Called once, at the start.
 */
export async function followPack(): Promise<void> {
  const owner = currentOwner()
  // The person is not known yet. This runs again when the session changes.
  if (owner === null && readStored(storedKeys.token) !== null) return
  const end = await store.endsAt(owner).catch(() => null)
  if (end !== null) setTimer(end)
}

async function opened(open: () => Promise<unknown>): Promise<unknown> {
  // A browser without storage has no pack.
  return open().catch(() => null)
}

function setTimer(end: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void endOrGoOn().catch(() => undefined), end - Date.now())
}

/** Ends the pack, unless another tab has renewed it: then it ends later. */
async function endOrGoOn(): Promise<void> {
  const end = await store.endsAt(currentOwner())
  if (end === null) await endPack()
  else setTimer(end)
}

function tellEnd(): void {
  for (const listener of endListeners) listener()
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
channel?.addEventListener('message', () => {
  clearTimeout(timer)
  tellEnd()
})

onSessionChange(() => {
  const now = nameOf(currentOwner())
  if (now === reader) return
  const before = reader
  reader = now
  lastMe = null
  const settled = before === '' ? followPack() : endPack()
  void settled.catch(() => undefined)
})
