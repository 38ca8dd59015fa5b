import { vi } from 'vitest'

/** A browser of one tab that keeps these entries, until `vi.unstubAllGlobals`; gives what it keeps. */
export function stubStorage(entries: Readonly<Record<string, string>>): Map<string, string> {
  const stored = new Map(Object.entries(entries))
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}
