import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../../register-pages/use-debounced.ts'

/** Milliseconds without typing after which the address is updated. */
const REST_MS = 300

/** The state of the search: the typed text, which is also `?q=` in the address. */
export function useSearch(): { typed: string; setTyped: (typed: string) => void } {
  const router = useRouter()
  const address: string = useRouterState({
    select: ({ location }) => (location.search as Record<string, string | undefined>)['q'] ?? '',
  })
  const [typed, setTyped] = useState(address)
  const rested = useDebounced(typed, REST_MS)
  const sent = useRef(address)
  useEffect(() => {
    if (rested === sent.current) return
    sent.current = rested
    const q = rested === '' ? undefined : rested
    void router.navigate({ to: '.', search: { q }, replace: true, resetScroll: false })
  }, [rested, router])
  useEffect(() => {
    // A result was opened, or the browser went back to a search.
    if (address === sent.current) return
    sent.current = address
    setTyped(address)
  }, [address])
  return { typed, setTyped }
}
