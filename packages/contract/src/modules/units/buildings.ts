import * as z from 'zod/mini'
import { registerNames } from '../../define-register/register-names.ts'
import { moment } from '../../schemas/api-components.ts'

/** What lights a unit's window, the most urgent first (units §11). */
export const unitLights = ['alerts', 'inside', 'expected', 'events', 'requests', 'parcels'] as const

export type UnitLight = (typeof unitLights)[number]

/** The registers whose rows light windows; alerts are rows of none. */
export const litRegisters = ['visits', 'events', 'requests', 'parcels'] as const

/** Limit of rows that `GET /buildings/lit` reads by their ids. */
export const LIT_MAX = 100

const buildingUnit = z.object({
  id: z.uuid(),
  number: z.string(),
  floor: z.nullable(z.int()),
  /** Whether somebody lives there today. */
  occupied: z.boolean(),
})

const building = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Active units, ordered by their numbers. */
  units: z.array(buildingUnit),
})

const litRow = z.object({ id: z.uuid(), unit_id: z.uuid() })

const light = z.array(litRow)

/** Rows that light windows now, by light; a light whose rows the reader may not see is absent. */
const litRows = z.object({
  alerts: z.optional(light),
  inside: z.optional(light),
  expected: z.optional(light),
  events: z.optional(light),
  requests: z.optional(light),
  parcels: z.optional(light),
} satisfies Record<UnitLight, unknown>)

/** `GET /buildings`: every tower with its units and what lights them now. */
export const buildingsAnswer = z.object({
  data: z.object({ towers: z.array(building), lit: litRows }),
})

/** `GET /buildings/lit`: the windows that given rows light now; rows that light none are absent. */
export const litAnswer = z.object({ data: litRows })

const anId = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** `?ids=`: ids of rows, with commas between them. */
export const litQuery = z.strictObject({
  ids: z.string().check(z.regex(new RegExp(`^${anId}(,${anId}){0,${LIT_MAX - 1}}$`))),
})

const byHour = z.array(z.int())

/** What the hours of the day count. */
export const dayHours = ['entered', 'expected', 'parcels', 'events'] as const

export type DayHour = (typeof dayHours)[number]

/**
 * `GET /buildings/hours`: what happens in each of the 24 hours of the company's day: entries,
 * visitors who have not come yet, parcels that arrived, and reservations that begin.
 */
export const hoursAnswer = z.object({
  data: z.object({
    entered: byHour,
    expected: byHour,
    parcels: byHour,
    events: byHour,
  } satisfies Record<DayHour, unknown>),
})

const unitDayRow = z.object({
  register: z.enum(registerNames),
  id: z.uuid(),
  title: z.string(),
  state: z.string(),
  /** When it happened or is due; null if no time is known. */
  at: z.nullable(moment),
  /** Whether it lights the window now. */
  lit: z.boolean(),
})

/** `GET /buildings/units/{id}`: the day of a unit. */
export const unitDayAnswer = z.object({
  data: z.object({
    unit: z.extend(buildingUnit, { tower: z.object({ id: z.uuid(), name: z.string() }) }),
    /** Open alerts of people who belong to the unit, newest first. */
    alerts: z.array(z.object({ id: z.uuid(), state: z.string(), at: moment })),
    /** Rows of the day, earliest first. */
    rows: z.array(unitDayRow),
  }),
})

export type Buildings = z.output<typeof buildingsAnswer>['data']
export type Building = z.output<typeof building>
export type BuildingUnit = z.output<typeof buildingUnit>
export type LitRows = z.output<typeof litRows>
export type LitRow = z.output<typeof litRow>
export type DayHours = z.output<typeof hoursAnswer>['data']
export type UnitDay = z.output<typeof unitDayAnswer>['data']
export type UnitDayRow = z.output<typeof unitDayRow>
