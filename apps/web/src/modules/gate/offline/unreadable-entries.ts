import { deviceStore } from '../../../platform/device-store.ts'
import { currentSession } from '../../../platform/session/session.store.ts'

/** An entry that the server could not read; kept until somebody dismisses it. */
export type UnreadableEntry = { id: string; tenantId: string; at: string; label: string | null }

const store = deviceStore<UnreadableEntry>(
  { database: 'portaria-desk', table: 'unreadable', keyPath: 'id' },
  isEntry,
)
const listeners = new Set<() => void>()
let known: readonly UnreadableEntry[] = []

function isEntry(value: unknown): value is UnreadableEntry {
  return typeof value === 'object' && value !== null && 'id' in value && 'tenantId' in value
}

/** Stores an entry that the server could not read, so that somebody can enter it again. */
export async function keepUnreadable(entry: UnreadableEntry): Promise<void> {
  await store.put(entry)
  await readUnreadable()
}

/** Deletes an entry that somebody has seen. */
export async function dismissUnreadable(id: string): Promise<void> {
  await store.delete(id)
  await readUnreadable()
}

/** The entries of the current company; the same array until something changes. */
export const unreadableEntries = (): readonly UnreadableEntry[] => known

/** Reads the entries on the device; none where the browser stores nothing. */
export async function readUnreadable(): Promise<void> {
  const all = await store.getAll().catch(() => [])
  known = all.filter(({ tenantId }) => tenantId === currentSession().tenantId)
  for (const listener of listeners) listener()
}

/** Calls back after every change; returns a function that ends it. */
export function onUnreadable(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
