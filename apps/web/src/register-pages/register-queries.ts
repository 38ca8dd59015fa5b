import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { titleFields } from '@portaria/contract/define-register/record-names'
import { PAGE_SIZE_MAX } from '@portaria/contract/schemas/constants'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiProblem } from '../platform/api-problem.ts'
import type { RegisterRecord } from './record.ts'
import { getRecord, type ListParams, listRecords, readHistory } from './register-calls.ts'

/** The key of everything cached for a register, so that one event can refresh it. */
export const registerKey = (register: AnyRegister) => ['register', register.name] as const

/** One page of a list. */
export function listQuery(register: AnyRegister, params: ListParams) {
  return queryOptions({
    queryKey: [...registerKey(register), 'list', params],
    queryFn: ({ signal }) => listRecords(register, params, signal),
  })
}

/** The titles of records by their ids, as many as one call may return. */
export function titlesQuery(register: AnyRegister, ids: readonly string[]) {
  return listQuery(register, {
    'filter[id]': ids.slice(0, PAGE_SIZE_MAX).join(','),
    per_page: String(PAGE_SIZE_MAX),
    fields: titleFields(register).join(','),
  })
}

/** One record. `mayRestore` also reads a removed one, with `deleted_at` set. */
export function recordQuery(register: AnyRegister, id: string, mayRestore = false) {
  return queryOptions({
    queryKey: [...registerKey(register), 'one', id],
    queryFn: ({ signal }) =>
      getRecord(register, id, signal).catch(async (error: unknown) => {
        const gone = error instanceof ApiProblem && error.code === 'not_found'
        const removed = gone && mayRestore ? await findRemoved(register, id, signal) : undefined
        if (removed) return removed
        throw error
      }),
  })
}

async function findRemoved(
  register: AnyRegister,
  id: string,
  signal: AbortSignal,
): Promise<RegisterRecord | undefined> {
  const params = { 'filter[deleted]': 'true', 'filter[id]': id }
  return (await listRecords(register, params, signal)).data[0]
}

export function historyQuery(register: AnyRegister, id: string) {
  return infiniteQueryOptions({
    queryKey: [...registerKey(register), 'history', id],
    queryFn: ({ pageParam, signal }) => readHistory(register, id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.next ? meta.page + 1 : undefined),
  })
}

/** Puts a saved record into the cache and reads the register's lists again. */
export function keepWritten(
  client: QueryClient,
  register: AnyRegister,
  record: RegisterRecord,
): void {
  // Marked as outdated, so that the page shows it and reads it again: the answer to a create may
  // have fewer fields.
  client.setQueryData(recordQuery(register, record.id).queryKey, record, { updatedAt: 0 })
  void client.invalidateQueries({ queryKey: [...registerKey(register), 'list'] })
  void client.invalidateQueries({ queryKey: [...registerKey(register), 'history', record.id] })
}

/** Reads everything of a register again. */
export function refreshRegister(client: QueryClient, register: AnyRegister): Promise<void> {
  return client.invalidateQueries({ queryKey: registerKey(register) })
}

/** Returns a function that reads everything of some registers again. */
export function useRefresh(...registers: readonly AnyRegister[]): () => Promise<unknown> {
  const client = useQueryClient()
  return () => Promise.all(registers.map((register) => refreshRegister(client, register)))
}
