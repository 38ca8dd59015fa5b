import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { send } from '../../platform/http-client.ts'
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
