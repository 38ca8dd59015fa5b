import type { SecretChangeAnswer } from '@portaria/contract/modules/servers/secret-change'
import type {
  BackupsAnswer,
  CompanyLoadsAnswer,
  FailedJobsAnswer,
  FailedJobsQuery,
  ServersAnswer,
} from '@portaria/contract/modules/servers/servers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'

/** The first part of the keys of all that is read about the installation. */
export const SERVERS_KEY = 'servers'

/** Rows of a page of a section. */
export const ROWS = 10

/** Milliseconds between two readings while the page is open. */
const LOOK_MS = 15_000

const common = { refetchInterval: LOOK_MS, placeholderData: keepPreviousData }

/** The servers, their database, and the jobs that wait. */
export const serversQuery = queryOptions({
  queryKey: [SERVERS_KEY, 'all'],
  queryFn: async ({ signal }) => (await callApi<ServersAnswer>('/servers', { signal })).data,
  ...common,
})

/** Jobs that keep failing: letters that the mail server did not take, or all others. */
export const failedJobsQuery = (kind: FailedJobsQuery['kind'], page: number) =>
  queryOptions({
    queryKey: [SERVERS_KEY, 'failed', kind, page],
    queryFn: ({ signal }) =>
      callApi<FailedJobsAnswer>('/servers/failed-jobs', {
        query: { kind, page, per_page: ROWS },
        signal,
      }),
    ...common,
  })

/** Companies by their requests of the last hour. */
export const companyLoadsQuery = (page: number) =>
  queryOptions({
    queryKey: [SERVERS_KEY, 'companies', page],
    queryFn: ({ signal }) =>
      callApi<CompanyLoadsAnswer>('/servers/companies', {
        query: { page, per_page: ROWS },
        signal,
      }),
    ...common,
  })

/** The last attempts at a backup. */
export const backupsQuery = queryOptions({
  queryKey: [SERVERS_KEY, 'backups'],
  queryFn: ({ signal }) => callApi<BackupsAnswer>('/servers/backups', { signal }),
  ...common,
})

/** How far a change of the servers' secret is. */
export const secretQuery = queryOptions({
  queryKey: [SERVERS_KEY, 'secret'],
  queryFn: ({ signal }) => callApi<SecretChangeAnswer>('/servers/secret', { signal }),
  ...common,
})

/** Lets a failed job run again at once. */
export const retryJob = (id: string): Promise<unknown> =>
  callApi(`/servers/failed-jobs/${id}/retry`, { method: 'POST' })
