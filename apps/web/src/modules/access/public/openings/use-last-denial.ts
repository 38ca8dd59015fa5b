import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLiveEvent } from '../../../../platform/live-events/live-events.ts'
import { readAccesses } from '../../access-calls.ts'
import { useMayOpen } from './use-may-open.ts'

/** Milliseconds for which a refusal is shown: whoever it was has left by then, or was let in. */
const SHOWN_MS = 5 * 60_000

const lastDenialQuery = queryOptions({
  queryKey: ['access', 'last-denial'],
  queryFn: async ({ signal }): Promise<AccessEvent | null> => {
    const from = new Date(Date.now() - SHOWN_MS).toISOString()
    const { data } = await readAccesses({ fact: 'denied', from, per_page: '1' }, null, signal)
    return data[0] ?? null
  },
  // What is shown grows old by itself.
  refetchInterval: 60_000,
})

/**
 * Returns the last refusal of the last minutes, for whoever may open the point; null without one.
 * `settle` takes it away once somebody has seen to it.
 */
export function useLastDenial(): { denial: AccessEvent | null; settle: () => void } {
  const client = useQueryClient()
  const mayOpen = useMayOpen()
  const { data = null } = useQuery({ ...lastDenialQuery, enabled: mayOpen })
  const [settled, setSettled] = useState<string | null>(null)
  useLiveEvent(['accesses.changed'], () => {
    if (mayOpen) void client.invalidateQueries({ queryKey: lastDenialQuery.queryKey })
  })
  return {
    denial: data?.id === settled ? null : data,
    settle: () => setSettled(data?.id ?? null),
  }
}
