import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { typedText } from '../../schemas/typed-fields.ts'
import { normalizeText } from '../../value-types/text.ts'

/** Sizes of doors, smallest first. */
export const doorSizes = ['P', 'M', 'G', 'GG'] as const

/**
 * Purposes of opening a door: to put a parcel in, to collect one, or to check, which by itself
 * changes nothing.
 */
export const doorPurposes = ['deposit', 'collect', 'check'] as const

/**
 * States of a command to open a door. Sent: the frame may be on its way; done: the door was read
 * back as open; refused: it will never open by this command; unknown: the outcome cannot be known.
 */
export const doorCommandStates = ['waiting', 'sent', 'done', 'refused', 'unknown'] as const

/** The content of the compartment when the door was closed again. */
export const doorFindings = ['inside', 'empty'] as const

/**
 * Code of a door that the server blocked because its parcel is over and nobody saw the door empty.
 */
export const LOOK_INTO = 'to_be_looked_into'

/** Seconds after which an unsent command no longer opens the door. */
export const COMMAND_EXPIRY_S = 15

/** Minutes that a door may stand open before the gate is notified. */
export const OPEN_ALERT_MIN = 3

/** Limit of characters of a reason. */
const REASON_MAX = 200

const doorNumber = z.number().check(z.int(), z.gte(1), z.lte(999))

const reason = typedText((typed) => {
  const value = normalizeText(typed)
  if (value.length > REASON_MAX) return { ok: false, code: 'too_long' }
  return value === '' ? { ok: false, code: 'required' } : { ok: true, value }
})

const deposit = z.strictObject({
  id: z.uuid(),
  purpose: z.literal('deposit'),
  parcel_id: z.uuid(),
  locker_id: z.uuid(),
  /** The minimum size; the smallest free door that fits is chosen. */
  size: z.enum(doorSizes),
})

const collect = z.strictObject({
  id: z.uuid(),
  purpose: z.literal('collect'),
  parcel_id: z.uuid(),
  /** The code that a person tells the desk. A household that is at the locker needs none. */
  code: z.optional(z.string().check(z.maxLength(20))),
})

const check = z.strictObject({
  id: z.uuid(),
  purpose: z.literal('check'),
  locker_id: z.uuid(),
  door: doorNumber,
  reason,
})

/**
 * `POST /door-commands`. A repeated call with the same id opens nothing, and returns the first
 * command.
 */
export const doorCommandBody = z.discriminatedUnion('purpose', [deposit, collect, check])

/** A command to open a door, and its outcome. */
export const doorCommand = z.object({
  id: z.uuid(),
  purpose: z.enum(doorPurposes),
  state: z.enum(doorCommandStates),
  /** A stable code of the reason why it was refused or is unknown; null otherwise. */
  reason: z.nullable(z.string()),
  locker: z.object({ id: z.uuid(), title: z.string(), location: z.nullable(z.string()) }),
  door: z.int(),
  parcel_id: z.nullable(z.uuid()),
  asked_at: moment,
  expires_at: moment,
  /** The times when the door was read as open, and then as closed. */
  opened_at: z.nullable(moment),
  closed_at: z.nullable(moment),
  finding: z.nullable(z.enum(doorFindings)),
  /** Whether it is finished and will not change. */
  over: z.boolean(),
})

export const doorCommandAnswer = z.object({ data: doorCommand })

/** `POST /door-commands/{id}/resolve`: the state of the door, as a person saw it. */
export const resolveBody = z.strictObject({ finding: z.enum(doorFindings) })

/** `POST /lockers/{id}/doors/{number}/block`. */
export const blockDoorBody = z.strictObject({ reason })

const plannedDoor = z.object({
  number: z.int(),
  size: z.enum(doorSizes),
  state: z.enum(['free', 'reserved', 'occupied', 'blocked']),
  latch: z.enum(['closed', 'open', 'unknown']),
  /** Whether the sensor detects something; null without sensors, or if it was not read. */
  occupied: z.nullable(z.boolean()),
  /** Time of the last reading of the board; null for never. */
  read_at: z.nullable(moment),
  blocked_reason: z.nullable(z.string()),
  /** Whether the sensor and the register disagree. */
  disagrees: z.boolean(),
  parcel: z.nullable(
    z.object({
      id: z.uuid(),
      number: z.string(),
      whose: z.string(),
      since: moment,
      overdue: z.boolean(),
    }),
  ),
  /** The unfinished command. */
  command: z.nullable(doorCommand),
})

/**
 * `GET /lockers/{id}/doors`: the plan of a locker, and the reason why its doors cannot be opened
 * from here.
 */
export const doorPlanAnswer = z.object({
  data: z.object({
    id: z.uuid(),
    title: z.string(),
    location: z.nullable(z.string()),
    /** Null if they can. Otherwise `driver_missing`, `board_missing` or `address_not_approved`. */
    trouble: z.nullable(z.string()),
    /** Whether the gateway has stopped answering. */
    silent: z.boolean(),
    doors: z.array(plannedDoor),
  }),
})

export type DoorCommandBody = z.output<typeof doorCommandBody>
export type DoorCommand = z.output<typeof doorCommand>
export type DoorFinding = (typeof doorFindings)[number]
export type DoorPlan = z.output<typeof doorPlanAnswer>['data']
export type PlannedDoor = z.output<typeof plannedDoor>
