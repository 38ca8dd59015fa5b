import { newId } from '@portaria/contract/value-types/uuid'
import type { Company } from './fleet-people.ts'
import { AREA } from './reservations.ts'

/** What is stored by a request, each known by a key of its own. */
export type Stored = 'visit' | 'parcel' | 'reservation' | 'press'

/** One request of the day. */
export type DayRequest = {
  readonly kind: 'gate' | 'lists' | 'parcels and reservations' | 'panic'
  readonly method: 'GET' | 'POST'
  /** Below `/api/v1`. */
  readonly path: string
  readonly token: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly stores?: { readonly what: Stored; readonly key: string }
  /** What follows from its answer, by the id in it. */
  readonly follow?: (id: string) => void
}

/** Requests of each kind among two hundred. */
const shares = {
  box: 48,
  expected: 16,
  inside: 14,
  walkIn: 20,
  leave: 20,
  movements: 2,
  residents: 20,
  visits: 16,
  units: 14,
  parcel: 8,
  parcels: 4,
  reserve: 4,
  calendar: 4,
  press: 3,
  acknowledge: 3,
  close: 3,
  alerts: 1,
} as const

type Act = keyof typeof shares

const deck = Object.entries(shares).flatMap(([act, count]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `shares`
  Array.from({ length: count }, () => act as Act),
)

/** Texts typed into the box. */
const typed = ['ana', 'joão pei', 'silva', 'ABC-1234', 'bruno costa', 'ninguém', '101', 'xavier']

const HOUR_MS = 3_600_000

/**
 * Returns the requests of a day as they come, by chance but the same each time: gate 60 %, lists 25 %,
 * parcels and reservations 10 %, panic 5 %.
 */
export function mixedDay(companies: readonly Company[], seed: number): () => DayRequest {
  let chance = seed
  const below = (limit: number) => {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((chance / 2 ** 32) * limit)
  }
  /** What waits for its next step: visits to leave, alerts to acknowledge and to close. */
  const waiting: Record<'leave' | 'acknowledge' | 'close', [Company, string, string?][]> = {
    leave: [],
    acknowledge: [],
    close: [],
  }
  /** Residents whose alert is open: another press would make an acknowledged one active again. */
  const pressing = new Set<string>()
  let reserved = 0

  const read = (kind: DayRequest['kind'], token: string, path: string): DayRequest => ({
    kind,
    method: 'GET',
    path,
    token,
  })
  const post = (kind: DayRequest['kind'], token: string, path: string, body: object) =>
    ({ kind, method: 'POST', path, token, body }) as const

  /** Takes the next step of what waits longest; reads a list where nothing waits. */
  function step(
    name: keyof typeof waiting,
    otherwise: DayRequest,
    next: (company: Company, id: string, token?: string) => DayRequest,
  ): DayRequest {
    const first = waiting[name].shift()
    return first ? next(...first) : otherwise
  }

  function reserve(company: Company): DayRequest {
    const key = newId()
    const home = company.homes[0]
    // No two of them overlap, in whichever company.
    reserved += 1
    const from = Math.ceil(Date.now() / HOUR_MS + 24 + reserved * 2) * HOUR_MS
    const body = {
      id: key,
      title: `Reserva ${key}`,
      common_area_id: AREA,
      apartment_id: home?.apartment,
      resident_id: home?.resident,
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(from + HOUR_MS).toISOString(),
    }
    const stores = { what: 'reservation', key } as const
    return { ...post('parcels and reservations', company.manager, '/events', body), stores }
  }

  function walkIn(company: Company): DayRequest {
    const key = newId()
    const body = {
      id: key,
      kind: 'official',
      name: `Carteiro ${key}`,
      authority: 'Correios',
      apartment_id: company.homes[0]?.apartment,
    }
    return {
      ...post('gate', company.desk, '/gate/walk-ins', body),
      stores: { what: 'visit', key },
      // An official visit is inside at once.
      follow: (id) => waiting.leave.push([company, id]),
    }
  }

  function receive(company: Company): DayRequest {
    const key = newId()
    const apartment_id = company.homes[below(2)]?.apartment
    const body = { id: key, kind: 'parcel', place: 'desk', tracking: key, apartment_id }
    const stores = { what: 'parcel', key } as const
    return { ...post('parcels and reservations', company.desk, '/parcels', body), stores }
  }

  function press(company: Company): DayRequest {
    const key = newId()
    const token = company.residents.find((one) => !pressing.has(one))
    if (token === undefined) return read('panic', company.desk, '/notifications/panic')
    pressing.add(token)
    return {
      ...post('panic', token, '/notifications/panic', { message: 'Tem alguém na escada' }),
      headers: { 'idempotency-key': key },
      stores: { what: 'press', key },
      follow: (id) => waiting.acknowledge.push([company, id, token]),
    }
  }

  const acts: Readonly<Record<Act, (company: Company) => DayRequest>> = {
    box: ({ desk }) => post('gate', desk, '/gate/box', { q: typed[below(typed.length)] }),
    expected: ({ desk }) => read('gate', desk, '/gate/expected'),
    inside: ({ desk }) => read('gate', desk, '/gate/inside'),
    walkIn,
    movements: ({ desk }) => read('gate', desk, '/gate/movements'),
    leave: ({ desk }) =>
      step('leave', read('gate', desk, '/gate/inside'), (of, id) =>
        post('gate', of.desk, `/visits/${id}/check-out`, {}),
      ),
    residents: ({ manager }) => read('lists', manager, `/residents?page=${1 + below(20)}`),
    visits: ({ desk }) => read('lists', desk, '/visits'),
    units: ({ manager }) => read('lists', manager, '/apartments'),
    parcel: receive,
    parcels: ({ desk }) => read('parcels and reservations', desk, '/parcels'),
    reserve,
    calendar: ({ manager }) => read('parcels and reservations', manager, '/events'),
    press,
    acknowledge: ({ desk }) =>
      step('acknowledge', read('panic', desk, '/notifications/panic'), (of, id, token) => ({
        ...post('panic', of.desk, `/notifications/panic/${id}/acknowledge`, {}),
        follow: () => waiting.close.push([of, id, token]),
      })),
    close: ({ manager }) =>
      step('close', read('panic', manager, '/notifications/panic'), (of, id, token) => ({
        ...post('panic', of.manager, `/notifications/panic/${id}/close`, { resolution: 'test' }),
        follow: () => void (token !== undefined && pressing.delete(token)),
      })),
    alerts: ({ desk }) => read('panic', desk, '/notifications/panic'),
  }

  return () => {
    const company = companies[below(companies.length)]
    const act = deck[below(deck.length)]
    if (!company || !act) throw new Error('a day without companies')
    return acts[act](company)
  }
}
