import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import { membersWithRole, notify, withdraw } from '../../notices/public/notifications.ts'

/** The details of a reservation for notifications. */
type EventNews = {
  id: string
  title: string
  area: string
  place: string
  state: string
  reason: string
  /** Its start, and the end of its hold, by the company's clock. */
  when: string
  until: string
  /** The login of its resident, and of the person who changed it last. */
  user_id: string | null
  updated_by: string | null
}

const CLOCK = 'YYYY-MM-DD"T"HH24:MI'

const readNews = (
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<EventNews[]> =>
  queries.all(sql<EventNews>`
    SELECT e.id, e.title, e.state, coalesce(e.reason, '') AS reason, e.updated_by,
      to_char(e.starts_at AT TIME ZONE t.time_zone, ${CLOCK}) AS when,
      coalesce(to_char(e.held_until AT TIME ZONE t.time_zone, ${CLOCK}), '') AS until,
      ${titleOf(commonAreas, sql.ref('a'))} AS area, ${titleOf(apartments, sql.ref('u'))} AS place,
      (SELECT m.user_id FROM memberships m
       WHERE m.tenant_id = e.tenant_id AND m.resident_id = e.resident_id AND m.role = 'condomino'
         AND m.deleted_at IS NULL AND m.status = 'ATIVO' ORDER BY m.starts_on DESC LIMIT 1) AS user_id
    FROM events e JOIN tenants t ON t.id = e.tenant_id
    JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    JOIN apartments u ON u.tenant_id = e.tenant_id AND u.id = e.apartment_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ANY(${[...ids]}::uuid[]) ORDER BY e.id`)

const about = (id: string) => ({ register: 'events', id }) as const

/** Notifies managers that a reservation waits for them. */
export async function tellRequest(context: TenantContext, id: string): Promise<void> {
  for (const { title, area, place } of await readNews(context, [id]))
    await notify(context, {
      kind: 'reservation_requested',
      recipients: await membersWithRole(context, ['sindico']),
      subject: about(id),
      words: { title, area, place },
      key: id,
    })
}

/** Notifies the waiting resident that the time is held for them, and until when. */
export async function tellOffer(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const { id, user_id: user, area, when, until } of await readNews(context, ids))
    if (user !== null)
      await notify(context, {
        kind: 'reservation_offered',
        recipients: [user],
        subject: about(id),
        words: { area, when, until },
        key: id,
      })
}

/**
 * Notifies people of a change like of a new reservation: the managers of a request, its resident of
 * a time that was given.
 */
export async function tellChange(context: TenantContext, id: string): Promise<void> {
  const [news] = await readNews(context, [id])
  if (news?.state === 'requested') await tellRequest(context, id)
  if (news?.state === 'approved') await tellDecision(context, [id])
}

/** Notifies the resident of each reservation of the decision, unless it was their own. */
export async function tellDecision(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const { id, user_id: user, updated_by: by, ...news } of await readNews(context, ids)) {
    const { title, area, state, reason } = news
    await withdraw(context, { kind: 'reservation_requested', key: id, outcome: { state } })
    await withdraw(context, { kind: 'reservation_offered', key: id, outcome: { state } })
    if (user === null || user === by) continue
    await notify(context, {
      kind: 'reservation_decided',
      recipients: [user],
      subject: about(id),
      words: { title, area, state, reason },
      key: id,
    })
  }
}
