import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import type {
  GuestCount,
  SharedGuest,
} from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import type { ReadGuest } from '@portaria/contract/modules/reservations/event-guests/guest-line'
import { PAGE_SIZE_MAX } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { listRecords } from '../../../register-pages/register-calls.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

/** All guests of a reservation, sorted by name. */
export const guestsQuery = (event: string) =>
  queryOptions({
    queryKey: [...registerKey(eventGuests), 'of-event', event],
    async queryFn({ signal }) {
      const guests: RegisterRecord[] = []
      for (let page = 1, left = true; left; page += 1) {
        const params = {
          'filter[event_id]': event,
          sort: 'name',
          page: String(page),
          per_page: String(PAGE_SIZE_MAX),
        }
        const { data, meta } = await listRecords(eventGuests, params, signal)
        guests.push(...data)
        left = data.length > 0 && guests.length < meta.total
      }
      return guests
    },
  })

/** Reads the guest figures from a reservation's record; null if it has none. */
export function guestCountOf(event: RegisterRecord): GuestCount | null {
  const guests: unknown = event['guests']
  return typeof guests === 'object' && guests !== null ? (guests as GuestCount) : null
}

type Data<T> = { data: T }

const post = async <T>(path: string, body: object = {}) =>
  (await callApi<Data<T>>(path, { method: 'POST', body })).data

/** Gives each guest of a list an id, which stays the same however often the list is sent. */
export const withIds = (guests: readonly ReadGuest[]) =>
  guests.map(({ name, phone, email, document, plate, companions, children }) => ({
    id: newId(),
    name,
    phone,
    email,
    document,
    plate,
    companions,
    children,
  }))

/** Adds all of the guests or none; resolves to the number of new ones. */
export const addGuests = (event: string, guests: ReturnType<typeof withIds>) =>
  post<{ added: number }>(`/events/${event}/add-guests`, { guests })

/** Sends the letters that have not been sent yet; resolves to their number. */
export const sendInvitations = (event: string) =>
  post<{ sent: number }>(`/events/${event}/send-invitations`)

/** Reads the links of all guests of a reservation. */
export const readGuestLinks = (event: string) => post<SharedGuest[]>(`/events/${event}/guest-links`)

/** Ends the link of a guest and creates another. */
export const renewGuestLink = (guest: string) =>
  post<SharedGuest>(`/event-guests/${guest}/share`, { renew: true })
