import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { DeskAct } from '../desk-hit.ts'

/** The tasks that a link to the desk can start: the dialogs for a visit and for parcels. */
const tasks: Readonly<Record<string, DeskAct>> = {
  visit: { name: 'visit', start: {} },
  receive: { name: 'receive' },
}

/**
 * Starts the task named in the address (`?do=visit`), and removes the task from the address, so
 * that a reload does not start it again.
 */
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
