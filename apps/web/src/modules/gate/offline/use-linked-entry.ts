import { isUuid } from '@portaria/contract/value-types/uuid'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Opens the entry named in a message's link, and removes it from the address, so that a reload does
 * not open it again.
 */
export function useLinkedEntry(open: (id: string) => void): void {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = new URLSearchParams(search)
  const entry = asked.get('entry')
  const follow = useEffectEvent((id: string) => {
    open(id)
    asked.delete('entry')
    const href = `${router.latestLocation.pathname}${asked.size > 0 ? `?${asked}` : ''}`
    void router.navigate({ href, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (entry !== null && isUuid(entry)) follow(entry)
  }, [entry])
}
