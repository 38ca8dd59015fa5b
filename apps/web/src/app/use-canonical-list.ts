import { useEffect } from 'react'

/**
 * Writes a list's address with a slash at its end (interface §1); without one it
 * opens all the same. By the history itself: the router takes both for one address.
 */
export function useCanonicalList(isList: boolean): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (!isList || pathname.endsWith('/')) return
    window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`)
  }, [isList])
}
