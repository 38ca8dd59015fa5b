import type { ListMeta } from '@portaria/contract/answers/register-answers'
import type { NewReaderBody } from '@portaria/contract/modules/access/readers/new-reader'
import type {
  ReaderCommand,
  ReaderCommandBody,
  ReaderDetail,
  ReaderEntry,
  ReaderRow,
} from '@portaria/contract/modules/access/readers/reader-answers'
import type { EntryState } from '@portaria/contract/modules/access/readers/reader-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'

/** The first part of the keys of all that is read about readers. */
export const READERS_KEY = 'access-readers'

/** Registers on which the answers depend. */
const madeOf = ['equipment', 'access-points', 'device-addresses']

/** Milliseconds between two readings of something that is under way. */
const LOOK_MS = 1_000

/** The readers of the company. */
export const readersQuery = queryOptions({
  queryKey: [READERS_KEY],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: ReaderRow[] }>('/access-readers', { signal })).data,
  meta: { madeOf },
})

/** One reader; `isWatched` reads it again and again, for whoever waits for it. */
export function readerQuery(id: string, isWatched = false) {
  return queryOptions({
    queryKey: [READERS_KEY, id],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: ReaderDetail }>(`/access-readers/${id}`, { signal })).data,
    meta: { madeOf },
    ...(isWatched && { refetchInterval: LOOK_MS }),
  })
}

/** The search and filter of what a reader holds. */
export type EntrySearch = { q: string; state: EntryState | null; page: number }

/** One page of what a reader holds or has to hold. */
export function entriesQuery(id: string, search: EntrySearch) {
  return queryOptions({
    queryKey: [READERS_KEY, id, 'entries', search],
    queryFn: ({ signal }) =>
      callApi<{ data: ReaderEntry[]; meta: ListMeta }>(`/access-readers/${id}/entries`, {
        query: search,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { madeOf },
  })
}

/** A command, read again until it is settled; null for none. */
export function commandQuery(readerId: string, id: string | null) {
  return queryOptions({
    queryKey: [READERS_KEY, readerId, 'command', id],
    queryFn: async ({ signal }) =>
      (
        await callApi<{ data: ReaderCommand }>(`/access-readers/${readerId}/commands/${id}`, {
          signal,
        })
      ).data,
    enabled: id !== null,
    // What is settled stays so.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_MS : false),
  })
}

/** Gives a command; with the same id again it is the same command. */
export const giveCommand = async (
  readerId: string,
  body: ReaderCommandBody,
): Promise<ReaderCommand> =>
  (
    await callApi<{ data: ReaderCommand }>(`/access-readers/${readerId}/commands`, {
      method: 'POST',
      body,
    })
  ).data

/** Has a reader compared with what it has to hold, now. */
export const compareNow = (id: string): Promise<unknown> =>
  callApi(`/access-readers/${id}/inventory`, { method: 'POST' })

/** Gives a reader another path to the server. */
export const changePath = (id: string): Promise<unknown> =>
  callApi(`/access-readers/${id}/path`, { method: 'POST' })

/** Adds a reader. */
export const addReader = async (body: NewReaderBody): Promise<string> =>
  (await callApi<{ data: { id: string } }>('/access-readers', { method: 'POST', body })).data.id
