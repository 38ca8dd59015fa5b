import { useEffect, useState } from 'react'

/**
 * The secret of a letter's link, from behind the #; '' without one. A secret in the address bar is one
 * glance, or one bookmark, from being known: it is taken out of there.
 */
export function useLinkToken(): string {
  const [token] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  }, [])
  return token
}
