import type { NewEntry, RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { newId } from '@portaria/contract/value-types/uuid'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { enqueue } from '../../../platform/offline-queue/offline-queue.ts'
import { currentSession } from '../../../platform/session/session.store.ts'
import { type KeptWalk, keepWalk, readKeptWalk } from './kept-walk.ts'
import { stamped } from './page-life.ts'
import type { RoundItem } from './round-item.ts'
import { ROUND_KIND } from './round-kind.ts'
import { type Progress, progressOf } from './walk-progress.ts'

/** The data of an entry besides its time. */
export type Recorded = Pick<NewEntry, 'kind'> &
  Partial<Pick<NewEntry, 'code' | 'method' | 'point_id' | 'answers' | 'note' | 'position'>> & {
    readonly picture?: Blob | null
    readonly isOldCode?: boolean
    /**
     * The time of the event, if it is earlier than the recording: a code is read before questions
     * are answered.
     */
    readonly moment?: ReturnType<typeof stamped>
  }

export type Walk = {
  readonly walk: KeptWalk | null
  readonly progress: Progress | null
  readonly error: unknown
  readonly retry: () => void
  /** Resolves once the entry is stored on the device; rejects where the browser stores nothing. */
  readonly record: (what: Recorded) => Promise<void>
}

const keyOf = (roundId: string) => ['round-walk', roundId] as const

/** Milliseconds to wait for the server's state of a round that this device already has. */
const KNOWN_MS = 10_000

/**
 * Reads the walk on this device, or makes a new one from the server's pack. A walk that has not
 * begun gets a new pack, so that the difference of the clocks is known at the start; without a
 * network the stored one is used.
 */
async function openWalk(roundId: string, signal: AbortSignal): Promise<KeptWalk> {
  const kept = await readKeptWalk(roundId)
  if (kept && kept.entries.length > 0) return kept
  try {
    const limit = kept ? [AbortSignal.timeout(KNOWN_MS)] : []
    const pack = await takePack(roundId, AbortSignal.any([signal, ...limit]))
    // The round has begun meanwhile, so its recorded entries must not be overwritten.
    signal.throwIfAborted()
    const walk = walkOf(roundId, pack, kept?.runId ?? newId())
    await keepWalk(walk).catch(() => undefined)
    return walk
  } catch (error) {
    const isGone = error instanceof ApiProblem && error.status === 404
    if (!kept || isGone || signal.aborted) throw error
    return kept
  }
}

async function takePack(roundId: string, signal: AbortSignal): Promise<RoundPack> {
  const clocks = Object.entries(stamped()).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(clocks)
  const path = `/rounds/${roundId}/pack?${query}`
  return (await callApi<{ data: RoundPack }>(path, { signal })).data
}

function walkOf(roundId: string, pack: RoundPack, runId: string): KeptWalk {
  const { user, tenantId } = currentSession()
  return {
    roundId,
    userId: user?.id ?? '',
    tenantId: tenantId ?? '',
    runId,
    pack,
    clockOffMin: Math.round((Date.now() - Date.parse(pack.now)) / 60_000),
    entries: [],
  }
}

const untilBegun = ({ state }: { readonly state: { readonly data: KeptWalk | undefined } }) =>
  state.data?.entries.length === 0 ? 'always' : false

/**
 * A round on this device: once its pack is here it opens without a network, and it survives a
 * reload. An entry counts as recorded once it is on the device, and is sent when the server can be
 * reached.
 */
export function useWalk(roundId: string): Walk {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(roundId),
    queryFn: ({ signal }) => openWalk(roundId, signal),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // A person may have set the clock before returning to this page.
    refetchOnMount: untilBegun,
    refetchOnWindowFocus: untilBegun,
    refetchOnReconnect: false,
  })
  const walk = data ?? null

  const record = async ({ picture = null, isOldCode, moment, ...what }: Recorded) => {
    if (!walk) return
    await client.cancelQueries({ queryKey: keyOf(roundId) })
    const entry = { id: newId(), run_id: walk.runId, ...(moment ?? stamped()), ...what }
    const item: RoundItem = { roundId, entry, picture }
    const { id, kind, at, point_id } = entry
    const next: KeptWalk = {
      ...walk,
      entries: [...walk.entries, { id, kind, at, point_id, ...(isOldCode && { isOldCode }) }],
    }
    // Stored before sending, since the answer to a round's end deletes the walk from the device.
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
