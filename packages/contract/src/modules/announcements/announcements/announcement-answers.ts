import * as z from 'zod/mini'
import { moment } from '../../../schemas/api-components.ts'
import { idList } from '../../../schemas/typed-fields.ts'
import { bookingRelations } from '../../reservations/common-areas/common-areas.ts'
import { addressedRoles, audiences } from './announcements.ts'

/** The reader's receipt of an announcement that was sent to them; null for others. */
export const ownReceipt = z.object({
  read_at: z.nullable(moment),
  acknowledged_at: z.nullable(moment),
})

/** The number of an announcement's recipients, and its progress, for managers. */
export const deliveryCounts = z.object({
  people: z.int(),
  units: z.int(),
  /** People without access to the app, who are informed on paper. */
  without_login: z.int(),
  /** How many of these people were told. */
  told: z.int(),
  delivered: z.int(),
  read: z.int(),
  acknowledged: z.int(),
})

/** Limit of announcements whose figures one call reads. */
export const MAX_DELIVERIES = 100

const idPattern = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** `GET /announcements/deliveries`: ids of announcements, separated by commas. */
export const deliveriesQuery = z.strictObject({
  ids: z
    .string()
    .check(z.regex(new RegExp(`^${idPattern}(?:,${idPattern}){0,${MAX_DELIVERIES - 1}}$`))),
})

/** The figures of those that were sent, in no order. */
export const deliveriesAnswer = z.object({
  data: z.array(z.object({ id: z.uuid(), requires_ack: z.boolean(), delivery: deliveryCounts })),
})

/** The sent correction of an announcement, if the reader may see it. */
export const sentCorrection = z.object({ id: z.uuid(), title: z.string(), state: z.string() })

const listed = z.uuid()

/** `POST /announcements/audience`: counts the recipients that an announcement would have. */
export const audienceBody = z.strictObject({
  audience: z.enum(audiences),
  towers: z.optional(
    z
      .array(z.object({ tower_id: listed, floor: z.optional(z.nullable(z.int())) }))
      .check(z.maxLength(200)),
  ),
  apartments: z.optional(z.array(z.object({ apartment_id: listed })).check(z.maxLength(2_000))),
  roles: z.optional(z.nullable(z.array(z.enum(addressedRoles)))),
  relations: z.optional(z.nullable(z.array(z.enum(bookingRelations)))),
})

export const audienceCounts = z.object({
  people: z.int(),
  units: z.int(),
  without_login: z.int(),
})

/** States of a recipient, by which the proof is filtered. */
export const recipientStands = [
  'unread',
  'read',
  'unacknowledged',
  'acknowledged',
  'without_login',
  'untold',
] as const

export const recipientsQuery = z.strictObject({
  stand: z.optional(z.enum(recipientStands)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100),
})

/** A recipient of an announcement, with the unit because of which they receive it. */
export const announcementRecipient = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null for people who work here. */
  unit: z.nullable(z.string()),
  role: z.enum(addressedRoles),
  has_login: z.boolean(),
  delivered_at: z.nullable(moment),
  read_at: z.nullable(moment),
  acknowledged_at: z.nullable(moment),
  told_on: z.nullable(z.iso.date()),
  told_by: z.nullable(z.string()),
})

export const recipientsAnswer = z.object({
  data: z.array(announcementRecipient),
  meta: z.object({ total: z.int(), page: z.int(), per_page: z.int() }),
})

/** Limit of people whom one call records as told on paper. */
export const MAX_TOLD = 500

/**
 * `POST /announcements/{id}/record-told`: the recipients who were told on paper, by whom and on
 * which day.
 */
export const toldBody = z.strictObject({
  recipients: idList(MAX_TOLD),
  told_on: z.iso.date(),
  told_by: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
})

export const toldAnswer = z.object({ recorded: z.int() })

/**
 * `POST /announcements/{id}/read` and `…/acknowledge`: the first moment, the same for repeated
 * calls; null for readers who are not recipients and not counted.
 */
export const receiptAnswer = z.object({ at: z.nullable(moment), is_new: z.boolean() })

/** `POST /announcements/{id}/correct`: a new draft with its text, or the existing one. */
export const correctionAnswer = z.object({ id: z.uuid(), is_new: z.boolean() })

export type OwnReceipt = z.output<typeof ownReceipt>
export type DeliveryCounts = z.output<typeof deliveryCounts>
export type DeliveriesAnswer = z.output<typeof deliveriesAnswer>
export type SentDelivery = DeliveriesAnswer['data'][number]
export type SentCorrection = z.output<typeof sentCorrection>
export type AudienceBody = z.output<typeof audienceBody>
export type AudienceCounts = z.output<typeof audienceCounts>
export type RecipientStand = (typeof recipientStands)[number]
export type RecipientsQuery = z.output<typeof recipientsQuery>
export type AnnouncementRecipient = z.output<typeof announcementRecipient>
export type RecipientsAnswer = z.output<typeof recipientsAnswer>
export type ToldBody = z.output<typeof toldBody>
export type CorrectionAnswer = z.output<typeof correctionAnswer>
