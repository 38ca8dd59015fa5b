import * as z from 'zod/mini'
import { inboxKindNames } from '../../notifications/inbox-kinds.ts'
import { apiComponents, moment } from '../../schemas/api-components.ts'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../../schemas/constants.ts'

/** `GET /inbox` */
export const inboxQuery = z.strictObject({
  /** `1` leaves out read items. */
  unread: z.optional(z.enum(['0', '1'])),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  per_page: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE_MAX)),
    PAGE_SIZE,
  ),
})

/** `POST /inbox/{id}/read` */
export const inboxParams = z.strictObject({ id: z.uuid() })

const item = z.object({
  id: z.uuid(),
  kind: z.enum(inboxKindNames),
  /** Its subject: a row of a register or a feature. */
  subject: z.object({ register: z.string(), id: z.uuid() }),
  /** In the reader's language. */
  title: z.string(),
  text: z.string(),
  /** The page of the subject. */
  page: z.nullable(z.string()),
  at: moment,
  read: z.boolean(),
  /** Whether there is nothing left to do, because somebody has answered or it is over. */
  done: z.boolean(),
})
apiComponents.add(item, { id: 'InboxItem' })

/**
 * The answer of `GET /inbox`, newest first. `unread` counts all items, not only those of the page.
 */
export const inboxAnswer = z.object({
  data: z.array(item),
  meta: z.object({
    total: z.number(),
    total_is: z.literal('exact'),
    page: z.number(),
    per_page: z.number(),
    unread: z.number(),
  }),
})

/** The answer of `POST /inbox/{id}/read`. */
export const inboxItemAnswer = z.object({ data: item })

export type InboxQuery = z.output<typeof inboxQuery>
export type InboxItem = z.output<typeof item>
export type InboxAnswer = z.output<typeof inboxAnswer>
