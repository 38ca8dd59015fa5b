import { useSyncExternalStore } from 'react'
import { connectionLost, onConnectionChange } from './connection.store.ts'

/** Whether the server cannot be reached; the component renders again when that changes. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, connectionLost)
}
