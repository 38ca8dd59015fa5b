import type { GuestPass } from '@portaria/contract/modules/visits/visits'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../platform/http-client.ts'

/** Reads the pass that a link leads to, again whenever the page becomes visible. */
export function useGuestPass(token: string) {
  const [pass, setPass] = useState<GuestPass | null>(null)
  const [error, setError] = useState<unknown>(null)
  const look = useCallback(async () => {
    try {
      const body = { token }
      const asked = { method: 'POST', body, anonymous: true } as const
      setPass((await callApi<{ data: GuestPass }>('/guests/pass', asked)).data)
      setError(null)
    } catch (failure) {
      setError(failure)
    }
  }, [token])
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look()
    }
    lookAgain()
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [look])
  return { pass, error, look }
}
