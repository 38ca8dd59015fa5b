import * as z from 'zod/mini'
import { roles } from '../../actors/roles.ts'
import { apiComponents } from '../../schemas/api-components.ts'
import { PAGE_SIZE, PAGE_SIZE_MAX, PANIC_MESSAGE_MAX } from '../../schemas/constants.ts'
import { photo } from '../../schemas/photo.ts'
import { cleansTexts } from '../../value-types/storable.ts'
import {
  incidentSources,
  PANIC_REPORT_MAX,
  panicEscalations,
  panicEventKinds,
  panicMotives,
  panicResolutions,
  panicStates,
  senderWords,
} from './panic-words.ts'

/** Limit of characters of an `Idempotency-Key`. */
export const IDEMPOTENCY_KEY_MAX = 255

/** Limits characters as the database counts them: an emoji is one, not two. */
const atMost = (characters: number) =>
  z.refine((text) => typeof text === 'string' && Array.from(text).length <= characters, 'too_long')

/** Text that the database can hold: no NUL, no half of a surrogate pair. Blank text is null. */
const plainText = (characters: number) =>
  z.pipe(
    z.optional(z.nullable(z.string().check(atMost(characters)))),
    z.transform((text): string | null => {
      const clean = (text ?? '').toWellFormed().replaceAll('\0', '')
      return clean.trim() === '' ? null : clean
    }),
  )

/**
 * `POST /notifications/panic`. Sender and company come from the session: `user_id` and `tenant_id`
 * are accepted and ignored (panic §1).
 */
export const raisePanicBody = cleansTexts(
  z.pipe(
    z.optional(
      z.nullable(
        z.strictObject({
          message: plainText(PANIC_MESSAGE_MAX),
          motive: z.optional(z.nullable(z.enum(panicMotives))),
          /** Whether the alert must be neither seen nor heard on the sender's side. */
          silent: z.optional(z.boolean()),
          user_id: z.optional(z.unknown()),
          tenant_id: z.optional(z.unknown()),
          /** Time of the press by the device's clock; an alert may have waited for a connection. */
          raised_at: z.optional(
            z.nullable(
              z.iso
                .datetime({ offset: true })
                .check(z.refine((at) => !(Date.parse(at) <= 0), 'out_of_range')),
            ),
          ),
        }),
      ),
    ),
    z.transform((body) => ({
      message: body?.message ?? null,
      raisedAt: body?.raised_at ?? null,
      motive: body?.motive ?? null,
      silent: body?.silent ?? false,
    })),
  ),
)

/** `POST /notifications/panic/{id}/close` */
export const closePanicBody = z.strictObject({
  resolution: z.enum(panicResolutions),
  report: plainText(PANIC_REPORT_MAX),
})

/** `POST /notifications/panic/drill`: an exercise, from a form of its own. */
export const drillBody = z.strictObject({
  message: plainText(PANIC_MESSAGE_MAX),
  motive: z.optional(z.nullable(z.enum(panicMotives))),
})

/** `POST /notifications/panic/{id}/place`: the sender's position, sent after the alert. */
export const panicPlaceBody = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracy_m: z.nullable(z.number().check(z.gte(0))),
})

/** `POST /notifications/panic/{id}/word`, by its sender. */
export const senderWordBody = z.strictObject({ word: z.enum(senderWords) })

/** `GET /notifications/panic` */
export const recentPanicQuery = z.strictObject({ not_read: z.optional(z.enum(['0', '1'])) })

/** A number in a query string. */
const whole = (fallback: number, max: number) =>
  z.prefault(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), fallback)

/** `GET /notifications/panic/alerts` */
export const panicListQuery = z.strictObject({
  state: z.optional(z.enum(panicStates)),
  page: whole(1, 1_000_000),
  per_page: whole(PAGE_SIZE, PAGE_SIZE_MAX),
})

const moment = z.string()
const person = z.object({ id: z.string(), name: z.string() })

const alert = z
  .object({
    id: z.string(),
    /** The message of the newest press that had one. */
    message: z.nullable(z.string()),
    state: z.enum(panicStates),
    /** An exercise is marked wherever it is shown, and no press joins it. */
    source: z.enum(incidentSources),
    motive: z.nullable(z.enum(panicMotives)),
    /** Whether nobody may call the sender: a ringing telephone would reveal it. */
    silent: z.boolean(),
    /** Time at which its sender cancelled it: somebody confirms, and closes it. */
    cancelled_at: z.nullable(moment),
    /** The sender's last statement. */
    sender_word: z.nullable(z.enum(senderWords)),
    /** The first press and the newest, by the server's clock. */
    raised_at: moment,
    pressed_at: moment,
    /** The newest press by the device's clock, if sent. */
    device_at: z.nullable(moment),
    press_count: z.number(),
    /** Number of times it has begun to ring: one more for each press on an acknowledged alert. */
    ringing: z.number(),
    /** Level of escalation in this ringing; from `platform` on the sender should call 190. */
    escalation: z.nullable(z.enum(panicEscalations)),
    user_id: z.string(),
    tenant_id: z.string(),
    raised_by: z.extend(person, {
      role: z.enum(roles),
      /** For recipients of the alert; null for its sender. */
      phone: z.nullable(z.string()),
      /** The current home of the person, in words. */
      apartments: z.array(z.string()),
    }),
    acknowledged_by: z.nullable(person),
    acknowledged_at: z.nullable(moment),
    closed_by: z.nullable(person),
    closed_at: z.nullable(moment),
    resolution: z.nullable(z.enum(panicResolutions)),
    report: z.nullable(z.string()),
    /** Whether the reader has read it in this ringing; one's own is never unread. */
    read: z.boolean(),
    /**
     * Whether it is the reader's own alert and needs no warning here. A person on duty is not
     * warned only in the session of the newest press, since two desks with one login warn each
     * other.
     */
    own: z.boolean(),
    /** Whether the reader may say that they are on their way. */
    may_acknowledge: z.boolean(),
  })
  .register(apiComponents, { id: 'PanicAlert' })

const step = z.object({
  id: z.string(),
  kind: z.enum(panicEventKinds),
  at: moment,
  by: z.nullable(person),
  message: z.nullable(z.string()),
})

const press = z.object({
  id: z.string(),
  message: z.nullable(z.string()),
  pressed_at: moment,
  device_at: z.nullable(moment),
})

const detail = z.extend(alert, {
  /** The face of the sender: of their account, or else of their entry in a register. */
  photo: z.nullable(photo),
  /**
   * The person to call for a resident who is in danger, for the roles that are warned. Null in an
   * exercise and for a silent alert, about which nobody is called (panic §16).
   */
  emergency_contact: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      relation: z.nullable(z.string()),
    }),
  ),
  /** At most the newest thousand, in order. */
  presses: z.array(press),
  timeline: z.array(step),
  /** The sender's position, if they allowed it. */
  place: z.nullable(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      accuracy_m: z.nullable(z.number()),
      at: moment,
    }),
  ),
  /** People on the way, in this ringing. */
  coming: z.array(z.extend(person, { at: moment })),
  /** Delivery of its letters and messages in this ringing, by level and channel. */
  deliveries: z.array(
    z.object({
      level: z.enum(['recipients', 'letter', 'platform']),
      channel: z.enum(['letter', 'push']),
      outcome: z.enum(['sent', 'kept', 'gone', 'failed']),
      count: z.int(),
      at: moment,
    }),
  ),
  /** In the present ringing. */
  seen_by: z.array(z.extend(person, { at: moment })),
})

/** The answer of raising, reading, acknowledging and closing. */
export const panicAnswer = z.object({ data: alert })

/** The answer of `GET /notifications/panic/{id}`. */
export const panicDetailAnswer = z.object({ data: detail })

/** The answer of `GET /notifications/panic`: unacknowledged alerts first, oldest first. */
export const panicAlertsAnswer = z.object({ data: z.array(alert) })

/** The answer of `GET /notifications/panic/alerts`. */
export const panicListAnswer = z.extend(panicAlertsAnswer, {
  meta: z.object({
    total: z.number(),
    total_is: z.literal('exact'),
    page: z.number(),
    per_page: z.number(),
  }),
})

export type RaisePanic = z.output<typeof raisePanicBody>
export type RaiseDrill = z.output<typeof drillBody>
export type PanicPlace = z.output<typeof panicPlaceBody>
export type ClosePanic = z.output<typeof closePanicBody>
export type PanicListQuery = z.output<typeof panicListQuery>
export type PanicAlert = z.output<typeof alert>
export type PanicDetail = z.output<typeof detail>
export type PanicPress = z.output<typeof press>
export type PanicListAnswer = z.output<typeof panicListAnswer>
