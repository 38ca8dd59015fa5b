import type { NewEntry, RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { newId } from '@portaria/contract/value-types/uuid'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { enqueue } from '../../../platform/offline-queue/offline-queue.ts'
import { currentSession } from '../../../platform/session/session.store.ts'
import { type KeptWalk, keepWalk, readKeptWalk } from './kept-walk.ts'
import { stamped } from './page-life.ts'
import type { RoundItem } from './round-item.ts'
import { ROUND_KIND } from './round-kind.ts'
import { type Progress, progressOf } from './walk-progress.ts'

/** What is recorded besides the moment. */
export type Recorded = Pick<NewEntry, 'kind'> &
  Partial<Pick<NewEntry, 'code' | 'method' | 'point_id' | 'answers' | 'note' | 'position'>> & {
    readonly picture?: Blob | null
    readonly isOldCode?: boolean
    /** When it happened, where that is before it is recorded: a code is read before questions are answered. */
    readonly moment?: ReturnType<typeof stamped>
  }

export type Walk = {
  readonly walk: KeptWalk | null
  readonly progress: Progress | null
  readonly error: unknown
  readonly retry: () => void
  /** Resolves once it is durably on the device; rejects where the browser stores nothing. */
  readonly record: (what: Recorded) => Promise<void>
}

const keyOf = (roundId: string) => ['round-walk', roundId] as const

/** The walk on this device, else a new one of a pack that the server gives. */
async function openWalk(roundId: string): Promise<KeptWalk> {
  const kept = await readKeptWalk(roundId)
  if (kept) return kept
  const { data: pack } = await callApi<{ data: RoundPack }>(`/rounds/${roundId}/pack`)
  const { user, tenantId } = currentSession()
  const walk: KeptWalk = {
    roundId,
    userId: user?.id ?? '',
    tenantId: tenantId ?? '',
    runId: newId(),
    pack,
    clockOffMin: Math.round((Date.now() - Date.parse(pack.now)) / 60_000),
    entries: [],
  }
  await keepWalk(walk).catch(() => undefined)
  return walk
}

/**
 * A round on this device: opened without a network once its pack is here, and kept through a reload.
 * Everything is on the device before it counts as recorded, and is sent whenever the server can be reached.
 */
export function useWalk(roundId: string): Walk {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(roundId),
    queryFn: () => openWalk(roundId),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const walk = data ?? null

  const record = async ({ picture = null, isOldCode, moment, ...what }: Recorded) => {
    if (!walk) return
    const entry = { id: newId(), run_id: walk.runId, ...(moment ?? stamped()), ...what }
    const item: RoundItem = { roundId, entry, picture }
    const { id, kind, at, point_id } = entry
    const next: KeptWalk = {
      ...walk,
      entries: [...walk.entries, { id, kind, at, point_id, ...(isOldCode && { isOldCode }) }],
    }
    // Before it is sent: what ends a round removes it from the device once the server has it.
    await keepWalk(next)
    try {
      await enqueue({ id, kind: ROUND_KIND, at, body: item })
    } catch (error) {
      await keepWalk(walk)
      throw error
    }
    client.setQueryData(keyOf(roundId), next)
  }
  return {
    walk,
    progress: walk && progressOf(walk),
    error,
    retry: () => void refetch(),
    record,
  }
}
