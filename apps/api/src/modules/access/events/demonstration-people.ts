import type { PersonFacts } from '@portaria/contract/modules/access/decisions/decide'
import { sql } from 'kysely'
import type { DemonstrationSite } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { type Inhabitant, type People, readPeople } from '../decisions/person-facts.ts'

/** People of each tower whose days are told. */
const PER_TOWER = 7

/** Days for which everybody has lived here at least, so that nobody passes before they came. */
const LIVED_DAYS = 60

/** A resident with a live card. */
export type Neighbour = {
  readonly facts: PersonFacts
  readonly tower: string
  readonly apartment_id: string
  readonly relation: string
  readonly age: number
  readonly card_id: string
  readonly plate: string | null
}

export type Worker = {
  readonly facts: PersonFacts
  readonly position: string
  readonly card_id: string
  readonly starts_at: string
  readonly ends_at: string
  readonly weekdays: readonly string[]
}

/** The provider with a card, the tower of a unit whom it serves, and its car. */
export type Technician = {
  readonly facts: PersonFacts
  readonly tower: string
  readonly card_id: string
  readonly plate: string | null
}

/** A card that opens nothing, with the person who holds it. */
export type DeadCard = {
  readonly card_id: string
  readonly state: string
  readonly holder: PersonFacts | null
}

export type Guest = { readonly id: string; readonly name: string; readonly blocked: boolean }

/** A pass whose time is over, with the host whose guest came by it. */
export type GuestPass = {
  readonly id: string
  readonly guest: Guest
  readonly facts: PersonFacts
  readonly host: Neighbour
  readonly terms: PassTerms
}

/** The terms of such a pass. */
export type PassTerms = {
  readonly kind: 'social' | 'service'
  readonly purpose: string
  /** Moments from the midnight of today, in minutes. */
  readonly from: number
  readonly to: number
  readonly uses_allowed: number | null
  readonly weekdays: readonly string[]
  readonly hours: readonly [from: string, to: string] | null
}

/** Who passes the points of a company of the demonstration. */
export type Cast = {
  readonly towers: readonly string[]
  readonly neighbours: readonly Neighbour[]
  readonly workers: readonly Worker[]
  readonly technician: Technician | null
  readonly deadCards: readonly DeadCard[]
  /** Residents who withdrew the consent to their face. */
  readonly withdrawn: readonly { readonly facts: PersonFacts; readonly tower: string }[]
  readonly guests: readonly Guest[]
}

type Row<Type> = Omit<Type, 'facts'> & { readonly id: string }
type NeighbourRow = Row<Neighbour> & { readonly facial_status: string }
type CardRow = Omit<DeadCard, 'holder'> & {
  readonly resident_id: string | null
  readonly employee_id: string | null
}

/** Reads the people who pass the points, all of them at home or at work for the whole time. */
export async function readCast(
  context: TenantContext,
  { towers, condominoId }: DemonstrationSite,
  today: string,
): Promise<Cast> {
  const rows = {
    neighbours: await readNeighbours(context, today),
    workers: await readWorkers(context),
    technicians: await readTechnicians(context),
    cards: await readDeadCards(context),
  }
  const withdrawn = rows.neighbours.filter((one) => one.facial_status === 'revoked').slice(0, 2)
  const neighbours = towers.flatMap(({ name }) =>
    someOf(
      rows.neighbours.filter(({ tower }) => tower === name),
      condominoId,
    ),
  )
  const refs: Inhabitant[] = [
    ...[...neighbours, ...withdrawn].map(({ id }) => ({ kind: 'resident' as const, id })),
    ...rows.workers.map(({ id }) => ({ kind: 'employee' as const, id })),
    ...rows.technicians.map(({ id }) => ({ kind: 'provider' as const, id })),
    ...rows.cards.flatMap(holderOf),
  ]
  const people = await readPeople(context, refs, today)
  const [technician = null] = present(rows.technicians, people)
  return {
    towers: towers.map(({ name }) => name),
    neighbours: present(neighbours, people),
    workers: present(rows.workers, people),
    technician,
    deadCards: rows.cards.flatMap((card) => {
      const [ref] = holderOf(card)
      const holder = ref ? (people.get(ref.id) ?? null) : null
      return holder && !holder.isPresent ? [] : [{ ...card, holder }]
    }),
    withdrawn: present(withdrawn, people),
    guests: await readGuests(context),
  }
}

/** Adds the facts of people to their rows; leaves out whoever is not here. */
const present = <Kind extends { readonly id: string }>(
  rows: readonly Kind[],
  people: People,
): (Kind & { readonly facts: PersonFacts })[] =>
  rows.flatMap((row) => {
    const facts = people.get(row.id)
    return facts?.isPresent ? [{ ...row, facts }] : []
  })

const holderOf = ({ resident_id, employee_id }: CardRow): Inhabitant[] => [
  ...(resident_id === null ? [] : [{ kind: 'resident' as const, id: resident_id }]),
  ...(employee_id === null ? [] : [{ kind: 'employee' as const, id: employee_id }]),
]

/** Returns some people of a tower: the household of the login, and others all over the tower. */
function someOf(all: readonly NeighbourRow[], condominoId: string): NeighbourRow[] {
  const unit = all.find(({ id }) => id === condominoId)?.apartment_id
  const own = all.filter(({ apartment_id }) => apartment_id === unit)
  const others = all.filter(({ apartment_id }) => apartment_id !== unit)
  const count = PER_TOWER - own.length
  const step = Math.max(1, Math.floor(others.length / count))
  return [...own, ...others.filter((_, nth) => nth % step === 0).slice(0, count)]
}

const readNeighbours = ({ queries, actor }: TenantContext, today: string) =>
  queries.all(sql<NeighbourRow>`
    SELECT DISTINCT ON (t.name, a.number, r.id) r.id, r.facial_status, t.name AS tower,
      a.id AS apartment_id, o.relation, c.id AS card_id,
      extract(year FROM age(${today}::date, coalesce(r.birth_date, '1980-01-01')))::int AS age,
      (SELECT v.plate FROM vehicles v
        WHERE v.tenant_id = r.tenant_id AND v.resident_id = r.id AND v.status = 'ATIVO'
        ORDER BY v.plate LIMIT 1) AS plate
    FROM occupancies o
    JOIN residents r ON r.tenant_id = o.tenant_id AND r.id = o.resident_id
    JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
    JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    JOIN cards c ON c.tenant_id = r.tenant_id AND c.resident_id = r.id AND c.state = 'assigned'
    WHERE o.tenant_id = ${actor.tenantId} AND o.ends_on IS NULL AND o.relation <> 'landlord'
      AND o.starts_on < ${today}::date - ${sql.lit(LIVED_DAYS)}
      AND c.valid_from < ${today}::date - ${sql.lit(LIVED_DAYS / 2)}
    ORDER BY t.name, a.number, r.id, c.id`)

const readWorkers = ({ queries, actor }: TenantContext) =>
  queries.all(sql<Row<Worker>>`
    SELECT DISTINCT ON (e.id) e.id, e.position, c.id AS card_id, s.starts_at, s.ends_at, s.weekdays
    FROM employees e
    JOIN cards c ON c.tenant_id = e.tenant_id AND c.employee_id = e.id AND c.state = 'assigned'
    JOIN employee_shifts s ON s.tenant_id = e.tenant_id AND s.employee_id = e.id
    WHERE e.tenant_id = ${actor.tenantId} ORDER BY e.id, s.ordinal, c.id`)

const readTechnicians = ({ queries, actor }: TenantContext) =>
  queries.all(sql<Row<Technician>>`
    SELECT p.id, c.id AS card_id, t.name AS tower,
      (SELECT v.plate FROM vehicles v WHERE v.tenant_id = p.tenant_id AND v.provider_id = p.id
        ORDER BY v.plate LIMIT 1) AS plate
    FROM service_providers p
    JOIN cards c ON c.tenant_id = p.tenant_id AND c.provider_id = p.id AND c.state = 'assigned'
    JOIN service_provider_apartments u
      ON u.tenant_id = p.tenant_id AND u.service_provider_id = p.id AND u.ordinal = 0
    JOIN apartments a ON a.tenant_id = u.tenant_id AND a.id = u.apartment_id
    JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    WHERE p.tenant_id = ${actor.tenantId} ORDER BY p.name, p.id LIMIT 1`)

/** Reads three lost cards, three damaged ones and one that nobody holds. */
const readDeadCards = ({ queries, actor }: TenantContext) =>
  queries.all(sql<CardRow>`
    SELECT card_id, state, resident_id, employee_id FROM (
      SELECT c.id AS card_id, c.state, c.resident_id, c.employee_id,
        row_number() OVER (PARTITION BY c.state ORDER BY c.id) AS nth
      FROM cards c
      WHERE c.tenant_id = ${actor.tenantId} AND c.state IN ('lost', 'blocked', 'stock')) x
    WHERE nth <= CASE WHEN state = 'stock' THEN 1 ELSE 3 END ORDER BY state, nth`)

/** Reads visitors, the blocked one among them; guests who are here or at the gate are left out. */
const readGuests = ({ queries, actor }: TenantContext) =>
  queries.all(sql<Guest>`
    SELECT v.id, v.name, coalesce(v.blocked, false) AS blocked FROM visitors v
    WHERE v.tenant_id = ${actor.tenantId} AND NOT v.provisional AND NOT EXISTS (
      SELECT 1 FROM visits o WHERE o.tenant_id = v.tenant_id AND o.visitor_id = v.id
        AND o.state IN ('inside', 'waiting', 'expected'))
    ORDER BY v.blocked DESC, v.name DESC, v.id LIMIT 6`)
