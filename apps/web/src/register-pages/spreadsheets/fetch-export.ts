import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { callApi, send } from '../../platform/http-client.ts'
import type { ListParams } from '../register-calls.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** What a list shows as a file; `params` are those of the list, without the page. */
export async function fetchExport(
  register: AnyRegister,
  params: ListParams,
  format: ExportFormat,
): Promise<Blob> {
  const response = await send(`/${register.name}/export`, { query: { ...params, format } })
  return response.blob()
}

/** The same as lines of cells, the head first, of which a PDF is made; the server notes it as an export. */
export async function fetchTable(register: AnyRegister, params: ListParams): Promise<string[][]> {
  const query = { ...params, format: 'table' }
  const { data } = await callApi<{ data: string[][] }>(`/${register.name}/export`, { query })
  // Numbers of the server are not for readers.
  return data.map(([_id, _version, ...cells]) => cells)
}
