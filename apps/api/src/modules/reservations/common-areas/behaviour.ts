import {
  type LinkedFrom,
  linkedFrom,
} from '@portaria/contract/modules/reservations/common-areas/area-answers'
import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import { changedFields } from '../../../register-endpoints/row-completion.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { planRecheck } from '../events/event-jobs.ts'

type Row = RowOf<typeof commonAreas>

/** Reads the areas that link to this one: a link is mutual (reservations §2). */
const readLinkedFrom = ({ queries, actor }: TenantContext, { id }: Row): Promise<LinkedFrom> =>
  queries.all(sql<LinkedFrom[number]>`
    SELECT a.id, ${titleOf(commonAreas, sql.ref('a'))} AS title
    FROM common_area_links l
    JOIN common_areas a ON a.tenant_id = l.tenant_id AND a.id = l.common_area_id
    WHERE l.tenant_id = ${actor.tenantId} AND l.linked_area_id = ${id} AND a.deleted_at IS NULL
    ORDER BY title`)

/** The fields that decide when an area can be booked, and when it is closed. */
const bookedBy = [
  'status',
  'condition',
  'booking_mode',
  'opening',
  'slots',
  'blackouts',
  'linked_areas',
  'min_minutes',
  'max_minutes',
  'buffer_before',
  'buffer_after',
  'min_notice_hours',
  'max_ahead_days',
  'quota',
  'quota_period',
] as const

/** Common areas beyond their definition. */
export const commonAreasBehaviour = defineBehaviour(commonAreas, {
  async afterCreate(context, row) {
    if (row.linked_areas.length > 0) await planRecheck(context, row.id)
  },

  async beforeChange(context, next, before) {
    // Future reservations stay as they are; their blocked times follow the buffers and links.
    const changed = changedFields(commonAreas, before, next)
    const isBack = before.deleted_at !== null
    if (isBack || bookedBy.some((name) => changed.includes(name)))
      await planRecheck(context, next.id)
    return next
  },

  values: { linked_from: { answers: z.optional(linkedFrom), read: readLinkedFrom } },
})
