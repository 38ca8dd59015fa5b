import { deviceStore } from '../device-store.ts'
import { currentSession, onSessionChange } from '../session/session.store.ts'
import { readStored, storedKeys } from '../session/session-storage.ts'
import { isPackKeyRow, isPackPartRow, type PackOwner, packStore } from './pack-store.ts'

/** Most milliseconds for which a pack lasts. */
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
/** The own account as it was last answered, for a pack that is kept later. */
let lastMe: { of: string; me: unknown } | null = null

function currentOwner(): PackOwner | null {
  const { user, tenantId } = currentSession()
  return user === null || tenantId === null ? null : { userId: user.id, tenantId }
}

function nameOf(owner: PackOwner | null): string {
  return owner === null ? '' : `${owner.userId} ${owner.tenantId}`
}

/**
 * Keeps what a desk reads without a network, in place of the former; until `endsAt`, at most for 12
 * hours. Rejects where its owner is not signed in any more in that company, and where the browser stores
 * or encrypts nothing.
 */
export async function keepPack(owner: PackOwner, pack: unknown, endsAt: Date): Promise<void> {
  if (nameOf(currentOwner()) !== nameOf(owner)) throw new Error('the session is another one')
  const end = Math.min(endsAt.getTime(), Date.now() + LONGEST_MS)
  const me = lastMe?.of === nameOf(owner) ? { me: lastMe.me } : {}
  await store.keep(owner, { pack, ...me }, end)
  // A person who signed out meanwhile has left nothing here.
  if (nameOf(currentOwner()) === nameOf(owner)) setTimer(end)
  else await endPack()
}

/** The pack of the signed-in person; null where none lasts. */
export const openPack = (): Promise<unknown> => opened(() => store.open(currentOwner(), 'pack'))

/** Deletes key and pack: the person who worked with them signs out, or their shift ends. */
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

/** Text that this device alone reads, while the pack lasts; null without one. */
export const sealText = (text: string): Promise<string | null> =>
  store.seal(currentOwner(), text).catch(() => null)

/** What `sealText` encrypted; null once that pack has ended. */
export const openText = (sealed: string): Promise<string | null> =>
  store.openSealed(currentOwner(), sealed).catch(() => null)

/** Keeps the own account as the server answered it, while a pack lasts or as soon as there is one. */
export async function rememberMe(me: unknown): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  lastMe = { of: nameOf(owner), me }
  await store.keepPart(owner, 'me', me).catch(() => undefined)
}

/** The own account as the server last answered it; null where no pack lasts. */
export const rememberedMe = (): Promise<unknown> => opened(() => store.open(currentOwner(), 'me'))

/** Deletes what is of somebody else or has ended, and follows the rest to its end. Called once, at the start. */
export async function followPack(): Promise<void> {
  const owner = currentOwner()
  // It is not known yet who is signed in; the session's change asks again.
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

/** Another tab may have read a newer pack meanwhile, which ends later. */
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
