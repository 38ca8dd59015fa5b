import { useSyncExternalStore } from 'react'
import { readStored, storedKeys, writeStored } from '../../platform/session/session-storage.ts'

const OFF = 'off'

let on = readStored(storedKeys.singleKeys) !== OFF
const listeners = new Set<() => void>()

/** Whether keys without Ctrl are active: speech input may type them accidentally (WCAG 2.1.4). */
export const singleKeysWork = (): boolean => on

/** Switches keys without Ctrl on or off on this device. */
export function switchSingleKeys(next: boolean): void {
  on = next
  writeStored(storedKeys.singleKeys, next ? null : OFF)
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listen, singleKeysWork)
