import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { DeskAct } from '../desk-hit.ts'

/** What a link to the desk may begin: the windows of a visit and of a parcel. */
const tasks: Readonly<Record<string, DeskAct>> = {
  visit: { name: 'visit', start: {} },
  receive: { name: 'receive' },
}

/** Does what the address asks for (`?do=visit`), and removes it, so that a reload does not do it again. */
export function useLinkedTask(act: (act: DeskAct) => void): void {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = new URLSearchParams(search)
  const wanted = asked.get('do')
  const follow = useEffectEvent((task: DeskAct) => {
    act(task)
    asked.delete('do')
    const href = `${router.latestLocation.pathname}${asked.size > 0 ? `?${asked}` : ''}`
    void router.navigate({ href, replace: true, resetScroll: false })
  })
  useEffect(() => {
    const task = wanted === null ? undefined : tasks[wanted]
    if (task) follow(task)
  }, [wanted])
}
