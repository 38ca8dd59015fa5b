import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { callApi, send } from '../../platform/http-client.ts'
import type { ListParams } from '../register-calls.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** Exports a list as a file; `params` are those of the list, without the page. */
export async function fetchExport(
  register: AnyRegister,
  params: ListParams,
  format: ExportFormat,
): Promise<Blob> {
  const response = await send(`/${register.name}/export`, { query: { ...params, format } })
  return response.blob()
}

/** Exports a list as lines of cells, head first, for a PDF; the server logs it as an export. */
export async function fetchTable(register: AnyRegister, params: ListParams): Promise<string[][]> {
  const query = { ...params, format: 'table' }
  const { data } = await callApi<{ data: string[][] }>(`/${register.name}/export`, { query })
  // The server's ids and versions are not for readers.
  return data.map(([_id, _version, ...cells]) => cells)
}
