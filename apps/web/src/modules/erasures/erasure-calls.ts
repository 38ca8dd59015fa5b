import {
  type ErasableRegister,
  type ErasureOverview,
  type ErasureReason,
  type ErasureReceipt,
  erasableRegisters,
} from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { queryOptions } from '@tanstack/react-query'
import { callApi, send } from '../../platform/http-client.ts'
import { registerKey } from '../../register-pages/register-queries.ts'

/** The register of a page if its people can be erased; null otherwise. */
export const erasableRegister = (name: string): ErasableRegister | null =>
  erasableRegisters.find((one) => one === name) ?? null

/** What holds the erasure of a person, or its receipt. */
export const erasureQuery = (register: ErasableRegister, id: string) =>
  queryOptions({
    // Read again whenever the person's record changes.
    queryKey: [...registerKey(registers[register]), 'erasure', id],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: ErasureOverview }>(`/${register}/${id}/erasure`, { signal })).data,
  })

/** Erases a person's data; throws `state_conflict` while something is open. */
export async function erasePerson(
  register: ErasableRegister,
  id: string,
  reason: ErasureReason,
): Promise<ErasureReceipt> {
  const path = `/${register}/${id}/erasure`
  return (await callApi<{ data: ErasureReceipt }>(path, { method: 'POST', body: { reason } })).data
}

/** Exports a person's data as a spreadsheet. */
export const exportPerson = async (register: ErasableRegister, id: string): Promise<Blob> =>
  (await send(`/${register}/${id}/personal-data`)).blob()

/** Exports the signed-in person's own data as a spreadsheet. */
export const exportOwn = async (): Promise<Blob> => (await send('/me/personal-data')).blob()
