import type {
  CollectedParcel,
  CustodyEvent,
  PickupCode,
  RevokedCode,
} from '@portaria/contract/modules/custody/parcels'
import type { Answerer, BoxFound, GateParcel } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { trackingKey } from '@portaria/contract/value-types/tracking-code'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { isObject, type RegisterRecord } from '../../../register-pages/record.ts'
import { actOn, listRecords } from '../../../register-pages/register-calls.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

/** Finds a parcel by its code, and hands it over unless it is a preview. */
export async function collectParcel(code: string, preview: boolean): Promise<CollectedParcel> {
  const body = { code, preview }
  return (await callApi<{ data: CollectedParcel }>('/parcels/collect', { method: 'POST', body }))
    .data
}

/** Ends the household's code and creates another. */
export const renewCode = (id: string) => actOn<PickupCode>(registers.parcels, id, 'renew-code')

/** Gives another person a code, valid until an instant or as long as the parcel waits. */
export const addDelegate = (id: string, name: string, expiresAt: string | null) =>
  actOn<PickupCode>(registers.parcels, id, 'delegate', { name, expires_at: expiresAt })

/** Ends the code of a delegate. */
export const revokeDelegate = (id: string, delegateId: string) =>
  actOn<RevokedCode>(registers.parcels, id, 'revoke-delegate', { delegate_id: delegateId })

const isCode = (value: unknown): value is PickupCode =>
  isObject(value) && typeof value['code'] === 'string'

/** Reads the codes from a household's record of a parcel, the household's own code first. */
export const codesIn = ({ codes }: RegisterRecord): PickupCode[] =>
  Array.isArray(codes) ? codes.filter(isCode) : []

const isLink = (value: unknown): value is CustodyEvent =>
  isObject(value) && typeof value['kind'] === 'string'

/** Reads the chain of custody from a parcel's record. */
export const custodyIn = ({ custody }: RegisterRecord): CustodyEvent[] =>
  Array.isArray(custody) ? custody.filter(isLink) : []

/** The owner of parcels: a unit, a resident, or a resident of a unit. */
export type Household = {
  apartment: { id: string; title: string } | null
  resident: { id: string; title: string } | null
}

/** The fields of waiting parcels that their lists show. */
const shown =
  'number,kind,carrier,tracking,addressee,place,place_note,locker_id,door,cabinet_id,apartment_id,resident_id'

/** The parcels waiting for a household, the oldest first. */
export function waitingQuery({ apartment, resident }: Household) {
  const wanted: Record<string, string>[] = [
    ...(apartment ? [{ 'filter[apartment_id]': apartment.id }] : []),
    ...(resident ? [{ 'filter[resident_id]': resident.id }] : []),
  ]
  return queryOptions({
    queryKey: [...registerKey(registers.parcels), 'waiting', wanted],
    queryFn: async ({ signal }) => {
      const more = { 'filter[pickup]': 'held,overdue', sort: 'arrived_at', per_page: '100' }
      const pages = await Promise.all(
        wanted.map((filter) =>
          listRecords(registers.parcels, { ...filter, ...more, fields: shown }, signal),
        ),
      )
      return [...new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row])).values()]
    },
  })
}

/** The people who live in a unit today. */
export function dwellersQuery(apartmentId: string) {
  return queryOptions({
    queryKey: ['parcels', 'dwellers', apartmentId],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Answerer[] }>(`/gate/apartments/${apartmentId}/answerers`, { signal }))
        .data,
    meta: { madeOf: ['residents', 'occupancies'] },
  })
}

/** Finds the parcel that already waits under the tracking code of a label; null for none. */
export async function heldUnder(tracking: string): Promise<GateParcel | null> {
  // Up to eight digits are not looked up: the server would take them for the code of a pass.
  if (/^\d{0,8}$/.test(trackingKey(tracking))) return null
  const request = { method: 'POST' as const, body: { q: tracking } }
  const { data } = await callApi<{ data: BoxFound }>('/gate/box', request)
  return data.parcels.find(({ held, by_tracking }) => held && by_tracking) ?? null
}
