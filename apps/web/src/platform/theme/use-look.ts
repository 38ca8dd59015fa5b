import { useSyncExternalStore } from 'react'
import { currentLook, type Look, onLookChange, shownScheme } from './look.ts'

/** Follows the look of the page. */
export function useLook(): Look {
  return useSyncExternalStore(onLookChange, currentLook)
}

/** Follows the scheme that is on the page, also where the system chose it. */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(onLookChange, shownScheme)
}
