import type { Role } from '@portaria/contract/actors/roles'
import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from './session.store.ts'

/** The signed-in person and their tenant; the component renders again after every change. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession)
}

/** The role of the signed-in person; null for a guest. */
export function useRole(): Role | null {
  return useSession().user?.type_flag ?? null
}
