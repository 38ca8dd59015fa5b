import { useEffect, useState } from 'react'

/**
 * Returns the secret of a letter's link, from its fragment; '' without one. It is removed from the
 * address bar, where it could be seen or bookmarked.
 */
export function useLinkToken(): string {
  const [token] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  }, [])
  return token
}
