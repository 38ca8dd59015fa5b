import { useEffect } from 'react'

/**
 * Adds the trailing slash to a list's address (interface §1), which opens without it too. It
 * changes the history directly, since the router considers both the same address.
 */
export function useCanonicalList(isList: boolean): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (!isList || pathname.endsWith('/')) return
    window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`)
  }, [isList])
}
