import * as z from 'zod/mini'
import { moment } from '../../../api-components.ts'
import { bookingRelations } from '../common-areas/common-areas.ts'
import { addressedRoles, audiences } from './announcements.ts'

/** How the reader stands to an announcement that was sent to them; null for others. */
export const ownReceipt = z.object({
  read_at: z.nullable(moment),
  acknowledged_at: z.nullable(moment),
})

/** How many people an announcement is for, and how far it has come: for who runs the place. */
export const deliveryCounts = z.object({
  people: z.int(),
  units: z.int(),
  /** Of the people, those who have no access to the app: they are told on paper. */
  without_login: z.int(),
  /** Of these, those who were told. */
  told: z.int(),
  delivered: z.int(),
  read: z.int(),
  acknowledged: z.int(),
})

/** The correction of an announcement that was sent, where there is one that its reader may see. */
export const sentCorrection = z.object({ id: z.uuid(), title: z.string(), state: z.string() })

const listed = z.uuid()

/** `POST /announcements/audience`: whom an announcement would be for. */
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

/** How a recipient stands, as the proof is narrowed by it. */
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

/** Somebody whom an announcement was sent to, with the unit that it concerns them for. */
export const announcementRecipient = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null for who works here. */
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

/** Most people whose telling on paper is written down at once. */
export const MAX_TOLD = 500

/** `POST /announcements/{id}/record-told`: who of them was told on paper, by whom and on which day. */
export const toldBody = z.strictObject({
  recipients: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_TOLD)),
  told_on: z.iso.date(),
  told_by: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
})

export const toldAnswer = z.object({ recorded: z.int() })

/**
 * `POST /announcements/{id}/read` and `…/acknowledge`: the first moment, the same however often it is sent; null
 * for somebody whom it was not sent to, who reads it and is not counted.
 */
export const receiptAnswer = z.object({ at: z.nullable(moment), is_new: z.boolean() })

/** `POST /announcements/{id}/correct`: the draft that begins with its text, or that stands. */
export const correctionAnswer = z.object({ id: z.uuid(), is_new: z.boolean() })

export type OwnReceipt = z.output<typeof ownReceipt>
export type DeliveryCounts = z.output<typeof deliveryCounts>
export type SentCorrection = z.output<typeof sentCorrection>
export type AudienceBody = z.output<typeof audienceBody>
export type AudienceCounts = z.output<typeof audienceCounts>
export type RecipientStand = (typeof recipientStands)[number]
export type RecipientsQuery = z.output<typeof recipientsQuery>
export type AnnouncementRecipient = z.output<typeof announcementRecipient>
export type RecipientsAnswer = z.output<typeof recipientsAnswer>
export type ToldBody = z.output<typeof toldBody>
export type CorrectionAnswer = z.output<typeof correctionAnswer>
