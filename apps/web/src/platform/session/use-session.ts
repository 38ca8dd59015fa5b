import type { Role } from '@portaria/contract/roles'
import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from './session.store.ts'

/** Who is signed in and for which tenant; the component follows every change. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession)
}

/** The role one acts by; null for a guest. */
export function useRole(): Role | null {
  return useSession().user?.type_flag ?? null
}
