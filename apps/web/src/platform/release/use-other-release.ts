import { useSyncExternalStore } from 'react'
import { hasOtherRelease, onReleaseChange } from './release.store.ts'

/** Whether a newer version is there; the component renders again when that changes. */
export function useOtherRelease(): boolean {
  return useSyncExternalStore(onReleaseChange, hasOtherRelease)
}
