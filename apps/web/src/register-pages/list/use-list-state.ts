import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useRegister } from '../register-context.tsx'
import { changedState, openingOf, readOpened, writeOpened } from './list-opening.ts'
import type { ChangeList, ListState } from './list-state.ts'

/**
 * The list's state, read from the address, and a function that changes it. Every change returns to
 * page 1, except a change of the page itself.
 */
export function useListState(): [ListState, ChangeList] {
  const { register, role } = useRegister()
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const opening = useMemo(() => openingOf(register, role), [register, role])
  const state = useMemo(() => readOpened(search, opening), [search, opening])
  const change: ChangeList = useCallback(
    (changes, how) => {
      const { pathname, searchStr } = router.latestLocation
      const before = readOpened(searchStr, opening)
      const address = writeOpened(changedState(before, changes, opening), opening)
      if (address === writeOpened(before, opening)) return
      const href = `${pathname}${address}`
      void router.navigate({ href, replace: how === 'replace', resetScroll: false })
    },
    [router, opening],
  )
  return [state, change]
}
