import * as z from 'zod/mini'
import { moment } from '../../api-components.ts'
import { photo } from '../../photo.ts'
import { cards } from '../belongings/cards/cards.ts'
import { requests } from '../matters/requests/requests.ts'
import { registerNames } from '../names.ts'

/** Most cards, vehicles and visits each that a provider's first screen shows. */
export const ASSIGNED_SHOWN = 20

/** Changes that the landing page shows. */
export const LATEST_CHANGES = 6

const towerPeople = z.object({
  id: z.string(),
  name: z.string(),
  /** Everybody who lives there today, landlords not. */
  people: z.number(),
  units: z.number(),
  /** Units in which somebody lives today. */
  occupied: z.number(),
})

/** What `GET /dashboard/people` answers: every tower with the people who live there today. */
export const peopleByTowerAnswer = z.object({ data: z.array(towerPeople) })

/** Deeds that make rows of several registers, told as one change. */
const joinedActs = ['invitation'] as const
export type JoinedAct = (typeof joinedActs)[number]

const latestChange = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for what the system did by itself. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string(), photo: z.nullable(photo) })),
  operation: z.string(),
  /** The deed that the rows were made by, where it is more than rows of one register. */
  act: z.nullable(z.enum(joinedActs)),
  register: z.enum(registerNames),
  /** Rows that the same act changed, as an import does; `at_least` where it may be more. */
  count: z.number(),
  count_is: z.enum(['exact', 'at_least']),
  /** The row, where it is one. */
  row: z.nullable(z.object({ id: z.string(), title: z.string(), deleted: z.boolean() })),
  /** Whose page shows it: its own, or the row's it belongs to. */
  opens: z.nullable(z.object({ register: z.enum(registerNames), id: z.string() })),
  /** Fields of one changed row, from and to; sensitive ones by name alone. */
  changes: z.record(z.string(), z.readonly(z.tuple([z.unknown(), z.unknown()]))),
})

/** What `GET /dashboard/changes` answers: the latest acts of the audit trail, newest first. */
export const latestChangesAnswer = z.object({ data: z.array(latestChange) })

const registerTotal = z.object({
  register: z.enum(registerNames),
  /** Live rows that the person sees. */
  total: z.number(),
  /** Of them, those in each state that waits for the person. */
  waiting: z.record(z.string(), z.number()),
  /** Of them, those with a mark that somebody must take care of, such as `disputed`, by the mark. */
  marked: z.record(z.string(), z.number()),
})

/** What `GET /dashboard/totals` answers: how much there is in each register that the person reads. */
export const registerTotalsAnswer = z.object({ data: z.array(registerTotal) })

const assigned = z.object({
  /** Requests that are the provider's to do, the first that is due first. */
  requests: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      subject: z.string(),
      state: z.enum(['open', 'in_progress']),
      priority: z.nullable(z.enum(requests.fields.priority.options)),
      due_on: z.nullable(z.iso.date()),
    }),
  ),
  /** Cards that were given and not given back. */
  cards: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      kind: z.nullable(z.enum(cards.fields.kind.options)),
      blocked: z.boolean(),
      valid_to: z.nullable(z.iso.date()),
    }),
  ),
  vehicles: z.array(
    z.object({
      id: z.uuid(),
      plate: z.string(),
      brand: z.nullable(z.string()),
      model: z.string(),
      color: z.nullable(z.string()),
    }),
  ),
  /** Visits that have not begun and are not over, the next first. */
  visits: z.array(
    z.object({
      id: z.uuid(),
      guest_name: z.string(),
      /** The unit or the employee they go to. */
      place: z.string(),
      purpose: z.nullable(z.string()),
      state: z.enum(['expected', 'waiting', 'authorised']),
      expected_from: z.nullable(moment),
      expected_to: z.nullable(moment),
      /** Whether the provider may say now that they are on the way. */
      soon: z.boolean(),
      /** When they said so. */
      on_the_way_at: z.nullable(moment),
      /** Who of the unit asked for the visit, to be called while it is due; null before and after. */
      host: z.nullable(z.object({ name: z.string(), phone: z.string() })),
    }),
  ),
})

/** What `GET /dashboard/assigned` answers to a provider: what it holds and where it is expected. */
export const assignedAnswer = z.object({ data: assigned })

const dayFigures = z.object({
  visits: z.object({
    inside: z.int(),
    /** Inside for longer than the company lets their kind be. */
    overstayed: z.int(),
    waiting: z.int(),
    /** Expected or let in beforehand, and not here yet. */
    expected: z.int(),
    /** Entries of each hour of the company's day, 24 of them. */
    entries: z.array(z.int()),
  }),
  /** Parcels that are held, by the company's days since they came. */
  parcels: z.object({
    today: z.int(),
    /** One or two days ago. */
    days: z.int(),
    older: z.int(),
    /** Held for more than 48 hours. */
    long: z.int(),
    overdue: z.int(),
  }),
  /** Things of cabinets that are lent. */
  loans: z.object({ out: z.int(), overdue: z.int() }),
  /** Reservations that use an area today, and those that wait for an answer. */
  events: z.object({ today: z.int(), requested: z.int() }),
  /** Alerts that nobody has acknowledged, and those that are taken care of. */
  alerts: z.object({ active: z.int(), acknowledged: z.int() }),
  /** Rounds of the day of their shift. */
  rounds: z.object({ due: z.int(), done: z.int(), missed: z.int() }),
  /** Open occurrences by how long ago they happened: within a day, a week, or longer. */
  occurrences: z.object({ day: z.int(), week: z.int(), older: z.int(), overdue: z.int() }),
  requests: z.object({ open: z.int(), overdue: z.int() }),
  /** Doors of lockers: all, those that hold something or are held for it, and those out of use. */
  doors: z.object({ total: z.int(), taken: z.int(), blocked: z.int() }),
  /** Providers with a document that ends within thirty days, and with one that has ended. */
  documents: z.object({ soon: z.int(), expired: z.int() }),
})

/** What `GET /dashboard/day` answers: how the site stands now. */
export const dayFiguresAnswer = z.object({ data: dayFigures })

export type DayFigures = z.output<typeof dayFigures>
export type Assigned = z.output<typeof assigned>
export type RegisterTotal = z.output<typeof registerTotal>
export type TowerPeople = z.output<typeof towerPeople>
export type LatestChange = z.output<typeof latestChange>
