import * as z from 'zod/mini'
import { moment } from '../../api-components.ts'
import { typedText } from '../../typed-fields.ts'
import { normalizeText } from '../../value-types/text.ts'

/** Sizes of doors, the smallest first. */
export const doorSizes = ['P', 'M', 'G', 'GG'] as const

/**
 * What a door is opened for: to put a parcel in, to collect one, or to look inside, which changes
 * nothing by itself.
 */
export const doorPurposes = ['deposit', 'collect', 'check'] as const

/**
 * How far a command to open a door has come. Sent is a frame that may be on its way; done was read back
 * as open; refused opens nothing, now or later; of unknown ones nobody knows.
 */
export const doorCommandStates = ['waiting', 'sent', 'done', 'refused', 'unknown'] as const

/** What lay behind the door when it was closed again. */
export const doorFindings = ['inside', 'empty'] as const

/** Why the server blocked a door: a parcel was over, and nobody saw the door empty. */
export const LOOK_INTO = 'to_be_looked_into'

/** Seconds after which a command that was not sent opens nothing any more. */
export const COMMAND_EXPIRY_S = 15

/** Minutes that a door may stand open before the gate is told. */
export const OPEN_ALERT_MIN = 3

/** Characters of a reason. */
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
  /** The smallest free door that is at least so large. */
  size: z.enum(doorSizes),
})

const collect = z.strictObject({
  id: z.uuid(),
  purpose: z.literal('collect'),
  parcel_id: z.uuid(),
  /** What somebody tells the desk. The household opens without it, standing before the locker. */
  code: z.optional(z.string().check(z.maxLength(20))),
})

const check = z.strictObject({
  id: z.uuid(),
  purpose: z.literal('check'),
  locker_id: z.uuid(),
  door: doorNumber,
  reason,
})

/** `POST /door-commands`. Sent again with the same id it opens nothing, and answers the first one. */
export const doorCommandBody = z.discriminatedUnion('purpose', [deposit, collect, check])

/** A command to open a door, and what became of it. */
export const doorCommand = z.object({
  id: z.uuid(),
  purpose: z.enum(doorPurposes),
  state: z.enum(doorCommandStates),
  /** Why it was refused or is unknown, a stable code; null otherwise. */
  reason: z.nullable(z.string()),
  locker: z.object({ id: z.uuid(), title: z.string(), location: z.nullable(z.string()) }),
  door: z.int(),
  parcel_id: z.nullable(z.uuid()),
  asked_at: moment,
  expires_at: moment,
  /** When the door was read open, and closed after that. */
  opened_at: z.nullable(moment),
  closed_at: z.nullable(moment),
  finding: z.nullable(z.enum(doorFindings)),
  /** Nothing more comes of it. */
  over: z.boolean(),
})

export const doorCommandAnswer = z.object({ data: doorCommand })

/** `POST /door-commands/{id}/resolve`: what somebody saw behind the door. */
export const resolveBody = z.strictObject({ finding: z.enum(doorFindings) })

/** `POST /lockers/{id}/doors/{number}/block`. */
export const blockDoorBody = z.strictObject({ reason })

const plannedDoor = z.object({
  number: z.int(),
  size: z.enum(doorSizes),
  state: z.enum(['free', 'reserved', 'occupied', 'blocked']),
  latch: z.enum(['closed', 'open', 'unknown']),
  /** Whether the sensor sees something; null without sensors, or when it was not read. */
  occupied: z.nullable(z.boolean()),
  /** When the board was last read; null never. */
  read_at: z.nullable(moment),
  blocked_reason: z.nullable(z.string()),
  /** The sensor and the register say different things. */
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
  /** The command that is not over. */
  command: z.nullable(doorCommand),
})

/** `GET /lockers/{id}/doors`: the plan of a locker, and why its doors cannot be opened from here. */
export const doorPlanAnswer = z.object({
  data: z.object({
    id: z.uuid(),
    title: z.string(),
    location: z.nullable(z.string()),
    /** Null: they can. `driver_missing`, `board_missing` or `address_not_approved`. */
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
