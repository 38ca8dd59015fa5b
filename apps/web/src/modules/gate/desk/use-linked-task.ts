import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { recordTitle } from '../../../register-pages/record.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import type { DeskAct } from '../desk-hit.ts'

/** The tasks that a link to the desk can start: the dialogs for a visit and for parcels. */
const tasks: Readonly<Record<string, DeskAct>> = {
  visit: { name: 'visit', start: {} },
  receive: { name: 'receive' },
}

const bare = (path = ''): string => path.replace(/\/$/, '')

/** The unit of a link, in the words of its register; none if it cannot be read. */
async function unitOf(client: QueryClient, id: string | null) {
  if (id === null || !isUuid(id)) return null
  const unit = await client.ensureQueryData(recordQuery(apartments, id)).catch(() => null)
  return unit && { id, title: recordTitle(apartments, unit) }
}

/**
 * Starts the task named in the address (`?do=visit`, `?do=receive&unit=…`), and removes it from the
 * address, so that a reload does not start it again.
 */
export function useLinkedTask(act: (act: DeskAct) => void): void {
  const router = useRouter()
  const client = useQueryClient()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  // The address changes before the page does: the desk of the first screen must not take a task of
  // the page that comes.
  const isHere = useRouterState({
    select: ({ location, matches }) => bare(location.pathname) === bare(matches.at(-1)?.pathname),
  })
  const asked = new URLSearchParams(search)
  const wanted = asked.get('do')
  const start = useEffectEvent((task: DeskAct) => act(task))
  const follow = useEffectEvent(async (task: DeskAct) => {
    const of = asked.get('unit')
    for (const name of ['do', 'unit']) asked.delete(name)
    const href = `${router.latestLocation.pathname}${asked.size > 0 ? `?${asked}` : ''}`
    void router.navigate({ href, replace: true, resetScroll: false })
    const unit = task.name === 'receive' ? await unitOf(client, of) : null
    start(unit === null ? task : { name: 'receive', apartment: unit })
  })
  useEffect(() => {
    const task = wanted === null || !isHere ? undefined : tasks[wanted]
    if (task) void follow(task)
  }, [wanted, isHere])
}
