import * as z from 'zod/mini'
import { registerNames } from '../../define-register/register-names.ts'
import { moment } from '../../schemas/api-components.ts'
import { photo } from '../../schemas/photo.ts'
import { cards } from '../belongings/cards/cards.ts'
import { requests } from '../matters/requests/requests.ts'

/** Limit of cards, of vehicles and of visits on a provider's first screen. */
export const ASSIGNED_SHOWN = 20

/** Number of changes on the landing page. */
export const LATEST_CHANGES = 6

const towerPeople = z.object({
  id: z.string(),
  name: z.string(),
  /** Everybody who lives there today, without landlords. */
  people: z.number(),
  units: z.number(),
  /** Units in which somebody lives today. */
  occupied: z.number(),
})

/** The answer of `GET /dashboard/people`: every tower with the people who live there today. */
export const peopleByTowerAnswer = z.object({ data: z.array(towerPeople) })

/** Actions that make rows of several registers and are reported as one change. */
const joinedActs = ['invitation'] as const
export type JoinedAct = (typeof joinedActs)[number]

const latestChange = z.object({
  id: z.string(),
  at: z.string(),
  /** Null if the system did it by itself. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string(), photo: z.nullable(photo) })),
  operation: z.string(),
  /** The action that made the rows, if it made rows of several registers. */
  act: z.nullable(z.enum(joinedActs)),
  register: z.enum(registerNames),
  /** Rows that the same action changed, as an import does; `at_least` if there may be more. */
  count: z.number(),
  count_is: z.enum(['exact', 'at_least']),
  /** The row, if there is just one. */
  row: z.nullable(z.object({ id: z.string(), title: z.string(), deleted: z.boolean() })),
  /** The record whose page shows the row: the row itself, or the record that it belongs to. */
  opens: z.nullable(z.object({ register: z.enum(registerNames), id: z.string() })),
  /** Fields of one changed row, from and to; sensitive ones by name alone. */
  changes: z.record(z.string(), z.readonly(z.tuple([z.unknown(), z.unknown()]))),
})

/** The answer of `GET /dashboard/changes`: the latest actions in the audit trail, newest first. */
export const latestChangesAnswer = z.object({ data: z.array(latestChange) })

/** Limit of faces of a need. */
export const NEED_FACES = 3

const need = z.object({
  /** The time since which its oldest row waits; null if the register keeps no such moment. */
  since: z.nullable(moment),
  /** The residents or providers whom its oldest rows are about. */
  people: z.array(z.object({ id: z.string(), name: z.string(), photo: z.nullable(photo) })),
})

const registerTotal = z.object({
  register: z.enum(registerNames),
  /** Live rows that the person sees. */
  total: z.number(),
  /** Number of rows in each state that waits for the person. */
  waiting: z.record(z.string(), z.number()),
  /** Number of rows with each mark that needs attention, such as `disputed`. */
  marked: z.record(z.string(), z.number()),
  /** More about the states and marks above whose number is not zero. */
  needs: z.record(z.string(), need),
})

/**
 * The answer of `GET /dashboard/totals`: the number of rows in each register that the person reads.
 */
export const registerTotalsAnswer = z.object({ data: z.array(registerTotal) })

const assigned = z.object({
  /** Requests that the provider has to do, earliest due first. */
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
  /** Cards that were given and not returned. */
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
  /** Visits that have not begun and are not over, next first. */
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
      /** Whether the provider may now say that they are on the way. */
      soon: z.boolean(),
      /** The time when they said so. */
      on_the_way_at: z.nullable(moment),
      /**
       * The person of the unit who requested the visit, whom the provider may call while it is due;
       * null before and after.
       */
      host: z.nullable(z.object({ name: z.string(), phone: z.string() })),
    }),
  ),
})

/** The answer of `GET /dashboard/assigned` to a provider: the things they hold and their visits. */
export const assignedAnswer = z.object({ data: assigned })

const dayFigures = z.object({
  visits: z.object({
    inside: z.int(),
    /** Inside for longer than the company allows for their kind. */
    overstayed: z.int(),
    waiting: z.int(),
    /** Expected or admitted in advance, and not here yet. */
    expected: z.int(),
    /** Entries in each of the 24 hours of the company's day. */
    entries: z.array(z.int()),
  }),
  /** Held parcels, by the company's days since they came. */
  parcels: z.object({
    today: z.int(),
    /** One or two days ago. */
    days: z.int(),
    older: z.int(),
    /** Held for more than 48 hours. */
    long: z.int(),
    overdue: z.int(),
  }),
  /** Items lent from cabinets. */
  loans: z.object({ out: z.int(), overdue: z.int() }),
  /** Reservations that use an area today, and those that wait for an answer. */
  events: z.object({ today: z.int(), requested: z.int() }),
  /** Alerts that nobody has acknowledged, and those that were acknowledged. */
  alerts: z.object({ active: z.int(), acknowledged: z.int() }),
  /** Rounds on the day of their shift. */
  rounds: z.object({ due: z.int(), done: z.int(), missed: z.int() }),
  /** Open occurrences by age: within a day, a week, or older. */
  occurrences: z.object({ day: z.int(), week: z.int(), older: z.int(), overdue: z.int() }),
  requests: z.object({ open: z.int(), overdue: z.int() }),
  /** Doors of lockers: all, those occupied or reserved, and those out of use. */
  doors: z.object({ total: z.int(), taken: z.int(), blocked: z.int() }),
  /** Providers with a document that ends within thirty days, and with one that has ended. */
  documents: z.object({ soon: z.int(), expired: z.int() }),
})

/** The answer of `GET /dashboard/day`: the current figures of the site. */
export const dayFiguresAnswer = z.object({ data: dayFigures })

export type DayFigures = z.output<typeof dayFigures>
export type Assigned = z.output<typeof assigned>
export type Need = z.output<typeof need>
export type RegisterTotal = z.output<typeof registerTotal>
export type TowerPeople = z.output<typeof towerPeople>
export type LatestChange = z.output<typeof latestChange>
