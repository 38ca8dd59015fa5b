import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Writes a list's address with a slash at its end, as product.md section 2 does; without one it
 * opens all the same. By the history itself: the router takes both for one address.
 */
export function useCanonicalList(isList: boolean): void {
  const { history } = useRouter()
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (isList && !pathname.endsWith('/')) history.replace(`${pathname}/${search}${hash}`)
  }, [isList, history])
}
