import type {
  BulkAnswer,
  BulkOutcome,
  BulkProgress,
  HistoryPage,
  ListMeta,
  StartedAnswer,
} from '@portaria/contract/answers/register-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { callApi } from '../platform/http-client.ts'
import type { RegisterRecord } from './record.ts'

/** Parameters of a list in the API's spelling: `q`, `page`, `sort`, `filter[tower_id]`. */
export type ListParams = Readonly<Record<string, string>>

export type ListPage = { data: RegisterRecord[]; meta: ListMeta }

/** A bulk change: one of `bulkActions`, with the values that a transition requires. */
export type ManyChange = { action: string; values?: Body }

type Body = Readonly<Record<string, unknown>>
type One = { data: RegisterRecord }

const pathOf = (register: AnyRegister, id: string) => `/${register.name}/${id}`
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` })

export function listRecords(
  register: AnyRegister,
  query: ListParams,
  signal?: AbortSignal,
): Promise<ListPage> {
  return callApi<ListPage>(`/${register.name}`, { query, signal })
}

/** Reads a record. Throws `not_found` for a removed one too. */
export async function getRecord(
  register: AnyRegister,
  id: string,
  signal?: AbortSignal,
): Promise<RegisterRecord> {
  return (await callApi<One>(pathOf(register, id), { signal })).data
}

/** Creates a record. The browser makes its id, so that a repeated call creates only one. */
export async function createRecord(register: AnyRegister, body: Body): Promise<RegisterRecord> {
  return (await callApi<One>(`/${register.name}`, { method: 'POST', body })).data
}

/** Saves a record. Throws `stale`, with the current one, if somebody else changed it first. */
export async function updateRecord(
  register: AnyRegister,
  id: string,
  version: number,
  body: Body,
): Promise<RegisterRecord> {
  const headers = ifMatch(version)
  return (await callApi<One>(pathOf(register, id), { method: 'PATCH', body, headers })).data
}

/**
 * Removes a record. Throws `in_use`, with counts; `reassignTo` first moves the references to
 * another record.
 */
export function removeRecord(
  register: AnyRegister,
  { id, version }: Pick<RegisterRecord, 'id' | 'version'>,
  reassignTo?: string,
): Promise<void> {
  const query = { reassign_to: reassignTo }
  return callApi(pathOf(register, id), { method: 'DELETE', headers: ifMatch(version), query })
}

export async function restoreRecord(register: AnyRegister, id: string): Promise<RegisterRecord> {
  return (await callApi<One>(`${pathOf(register, id)}/restore`, { method: 'POST' })).data
}

export async function changeMany(
  register: AnyRegister,
  change: ManyChange,
  items: readonly { id: string; version: number }[],
): Promise<BulkOutcome[]> {
  const body = { ...change, items }
  const path = `/${register.name}/bulk`
  return (await callApi<BulkAnswer>(path, { method: 'POST', body })).data
}

/** Changes all rows that match a list; throws `total_changed` if their number has changed. */
export async function changeFound(
  register: AnyRegister,
  change: ManyChange,
  found: FoundRows,
): Promise<string> {
  const body = { ...change, filter: found.filter, expected_total: found.total }
  const path = `/${register.name}/bulk`
  return (await callApi<StartedAnswer>(path, { method: 'POST', body })).data.id
}

/** The filters of a list, and how many rows match. */
export type FoundRows = { filter: ListParams; total: number }

export async function readBulkChange(id: string): Promise<BulkProgress> {
  return (await callApi<{ data: BulkProgress }>(`/bulk-changes/${id}`)).data
}

export function readHistory(
  register: AnyRegister,
  id: string,
  page: number,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  return callApi<HistoryPage>(`${pathOf(register, id)}/history`, { query: { page }, signal })
}

/** Calls one of a register's own actions: `POST /{register}/{id}/{action}`. */
export async function actOn<Answer>(
  register: AnyRegister,
  id: string,
  action: string,
  body: Body = {},
): Promise<Answer> {
  const path = `${pathOf(register, id)}/${action}`
  return (await callApi<{ data: Answer }>(path, { method: 'POST', body })).data
}
