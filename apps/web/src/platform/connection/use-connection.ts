import { useSyncExternalStore } from 'react'
import { connectionLost, onConnectionChange } from './connection.store.ts'

/** Whether the server cannot be reached; the component follows every change. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, connectionLost)
}
