import {
  type DepartureBody,
  type DepartureOverview,
  type DepartureReceipt,
  type LeavingRegister,
  leavingRegisters,
} from '@portaria/contract/modules/departures/departures'
import { registers } from '@portaria/contract/modules/registers'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'
import { registerKey } from '../../register-pages/register-queries.ts'

/** The register of a page if its people can leave; null otherwise. */
export const leavingRegister = (name: string): LeavingRegister | null =>
  leavingRegisters.find((one) => one === name) ?? null

/** The things that belong to a person now, and their planned departures. */
export const overviewQuery = (register: LeavingRegister, id: string) =>
  queryOptions({
    // Read again whenever the person's record changes.
    queryKey: [...registerKey(registers[register]), 'departure', id],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: DepartureOverview }>(`/${register}/${id}/departure`, { signal })).data,
  })

/** The decisions of a departure, and when each thing ended. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['departures', 'receipt', id],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: DepartureReceipt }>(`/departures/${id}/receipt`, { signal })).data,
  })

/** Plans a departure, or performs it now; throws `state_conflict` if one is already planned. */
export async function beginDeparture(
  register: LeavingRegister,
  id: string,
  body: DepartureBody,
): Promise<DepartureReceipt> {
  const path = `/${register}/${id}/departure`
  return (await callApi<{ data: DepartureReceipt }>(path, { method: 'POST', body })).data
}

/** Undoes a planned departure; throws `state_conflict` once it has happened. */
export async function undoDeparture(id: string): Promise<DepartureReceipt> {
  const path = `/departures/${id}/undo`
  return (await callApi<{ data: DepartureReceipt }>(path, { method: 'POST' })).data
}

/** Ends the codes with which somebody can still collect the parcels of those who have left. */
export async function endCodes(id: string): Promise<DepartureReceipt> {
  const path = `/departures/${id}/end-codes`
  return (await callApi<{ data: DepartureReceipt }>(path, { method: 'POST' })).data
}
