import * as z from 'zod/mini'
import { referenceRead } from '../../../define-register/field-kinds/readable-half.ts'
import { moment } from '../../../schemas/api-components.ts'
import { idList } from '../../../schemas/typed-fields.ts'
import { commandReasons } from '../readers/reader-words.ts'

/** A release opens points to everybody; a lockdown refuses whoever enters (access §45, §46). */
export const orderKinds = ['release', 'lockdown'] as const

export type OrderKind = (typeof orderKinds)[number]

/** Limit of orders of one kind that a person starts in an hour. */
export const ORDERS_PER_HOUR = 20

/** Points of one order. */
const MOST_POINTS = 500

/** `POST /access-orders`: the same id again is the same order. */
export const orderBody = z.strictObject({
  id: z.uuid(),
  kind: z.enum(orderKinds),
  /** The points, or all points in use; a lockdown has no points by which people only leave. */
  point_ids: z.union([z.literal('all'), idList(MOST_POINTS)]),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
})
export type OrderBody = z.infer<typeof orderBody>

/** The state of a released door, as far as readings tell (access §47). */
export const doorStates = [
  // Read open, and held so.
  'open',
  // Not reached yet: tried every second.
  'trying',
  // A command was sent, and no reading proves that the door is held.
  'unconfirmed',
  // No reader holds it open: somebody has to open it by hand.
  'by_hand',
] as const

export type DoorState = (typeof doorStates)[number]

/** Reasons for a state of a door; `other` for what this version does not know. */
export const doorReasons = [
  'no_reader',
  'no_address',
  'password_missing',
  'not_served',
  ...commandReasons,
] as const

export type DoorReason = (typeof doorReasons)[number]

const orderPoint = z.object({
  point: referenceRead,
  /**
   * The state of its door while it is released. After the end: null once the door was let go, and
   * otherwise what keeps it from that. Null at a lockdown.
   */
  state: z.nullable(z.enum(doorStates)),
  reason: z.nullable(z.enum(doorReasons)),
  /** When the door was read as wanted last. */
  read_at: z.nullable(moment),
  /** Whether a door that cannot be held was opened once at the beginning; null: it was not. */
  opened_once: z.nullable(z.enum(['done', 'unknown'])),
})
export type OrderPoint = z.infer<typeof orderPoint>

const order = z.object({
  id: z.uuid(),
  kind: z.enum(orderKinds),
  reason: z.string(),
  started_at: moment,
  started_by: z.string(),
  ended_at: z.nullable(moment),
  ended_by: z.nullable(z.string()),
  /** By name. */
  points: z.array(orderPoint),
})
export type AccessOrder = z.infer<typeof order>

export const orderAnswer = z.object({ data: order })

/** A point that an order may have. */
const orderablePoint = z.object({
  point: referenceRead,
  /** Whether people enter by it: a lockdown has no other points. */
  is_entry: z.boolean(),
  released: z.boolean(),
  locked: z.boolean(),
})
export type OrderablePoint = z.infer<typeof orderablePoint>

/** `GET /access-orders`: the live orders, the last ones that ended, and the points in use by name. */
export const ordersAnswer = z.object({
  data: z.object({
    live: z.array(order),
    ended: z.array(order),
    points: z.array(orderablePoint),
  }),
})
export type AccessOrders = z.infer<typeof ordersAnswer>['data']
