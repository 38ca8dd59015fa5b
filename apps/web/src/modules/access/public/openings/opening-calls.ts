import type { MonitorPoint } from '@portaria/contract/modules/access/monitor/monitor-answers'
import type {
  OpeningBody,
  ReaderCommand,
} from '@portaria/contract/modules/access/readers/reader-answers'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../../../platform/api-problem.ts'
import { callApi } from '../../../../platform/http-client.ts'
import { READERS_KEY } from '../../readers/reader-calls.ts'

/** The points in use by name, with the states of their readers. */
export const pointsQuery = queryOptions({
  // Read again with the readers, as their states change.
  queryKey: [READERS_KEY, 'points'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: MonitorPoint[] }>('/access-monitor', { signal })).data,
  meta: { madeOf: ['equipment', 'access-points', 'access-areas', 'device-addresses'] },
})

/** Milliseconds between two readings of an opening that is under way. */
const LOOK_MS = 300

/** What became of an opening, read again until it is settled. */
export function openingQuery(pointId: string, id: string) {
  return queryOptions({
    queryKey: ['access', 'opening', pointId, id],
    queryFn: async ({ signal }) =>
      (
        await callApi<{ data: ReaderCommand }>(`/access-points/${pointId}/openings/${id}`, {
          signal,
        })
      ).data,
    // What is settled stays so.
    staleTime: Number.POSITIVE_INFINITY,
    // Read again soon anyway.
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'waiting' ? LOOK_MS : false,
    refetchIntervalInBackground: true,
  })
}

/** Milliseconds between two tries to tell the server. */
const AGAIN_MS = 400

/**
 * Tells the server to open a point, again and again with the same id until it answers; the id makes
 * all of them one opening. Null when no answer came before `until`: then nobody knows whether the
 * server has it, and it is not told any more, since a door must not open long after the press.
 * Throws what the server answers to the first try alone.
 */
export async function openPoint(
  pointId: string,
  body: OpeningBody,
  until: number,
): Promise<ReaderCommand | null> {
  let isFirst = true
  while (Date.now() < until) {
    try {
      return await toldOnce(pointId, body, until)
    } catch (failure) {
      const isRefused =
        failure instanceof ApiProblem && failure.status >= 400 && failure.status < 500
      // A later refusal says nothing about the first try, whose answer was lost.
      if (isRefused && isFirst) throw failure
      if (isRefused) return null
    }
    isFirst = false
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
  return null
}

const toldOnce = async (pointId: string, body: OpeningBody, until: number) =>
  (
    await callApi<{ data: ReaderCommand }>(`/access-points/${pointId}/openings`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(until - Date.now()),
    })
  ).data
