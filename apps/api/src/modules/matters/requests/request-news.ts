import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import {
  exceptActor,
  membersWithRole,
  notify,
  withdraw,
} from '../../notices/public/notifications.ts'

/** The details of a request for notifications. */
type RequestNews = {
  id: string
  number: string
  subject: string
  place: string
  answer: string
  /** The day to which it is deferred. */
  until: string
  due_on: string | null
  /**
   * The logins of the requester: the resident, or the employee who made the request for nobody
   * else.
   */
  askers: string[]
  /** The logins of the assignee. */
  assignees: string[]
}

const readNews = (
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<RequestNews[]> =>
  queries.all(sql<RequestNews>`
    SELECT r.id, r.number, r.subject, coalesce(${titleOf(apartments, sql.ref('u'))}, r.place, '') AS place,
      coalesce(r.answer, '') AS answer, coalesce(to_char(r.deferred_until, 'YYYY-MM-DD'), '') AS until,
      to_char(r.due_on, 'YYYY-MM-DD') AS due_on,
      CASE WHEN r.requester_id IS NULL THEN array_remove(ARRAY[r.created_by], NULL) ELSE ARRAY(
        SELECT m.user_id FROM memberships m
        WHERE m.tenant_id = r.tenant_id AND m.resident_id = r.requester_id AND m.deleted_at IS NULL)
      END AS askers,
      ARRAY(
        SELECT m.user_id FROM memberships m
        WHERE m.tenant_id = r.tenant_id AND m.deleted_at IS NULL
          AND (m.employee_id = r.assignee_employee_id OR m.provider_id = r.assignee_provider_id)
      ) AS assignees
    FROM requests r
    LEFT JOIN apartments u ON u.tenant_id = r.tenant_id AND u.id = r.apartment_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${[...ids]}::uuid[]) ORDER BY r.id`)

/** Returns the key of a late request's notice, so that each due day is reported once. */
const overdueKey = ({ id, due_on: due }: RequestNews) => `${id} ${due}`

const about = (id: string) => ({ register: 'requests', id }) as const

/** Reads requests with the people who work on them: the assignee, or the managers. */
async function readDoers(
  context: TenantContext,
  ids: readonly string[],
): Promise<(RequestNews & { doers: string[] })[]> {
  const found = await readNews(context, ids)
  const isFree = found.some(({ assignees }) => assignees.length === 0)
  const managers = isFree ? await membersWithRole(context, ['sindico']) : []
  return found.map((news) => ({
    ...news,
    doers: news.assignees.length > 0 ? news.assignees : managers,
  }))
}

/** Notifies assignees that requests wait for them. */
export async function tellWaiting(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const { id, number, subject, place, assignees, doers } of await readDoers(context, ids))
    await notify(context, {
      kind: assignees.length > 0 ? 'request_assigned' : 'request_opened',
      recipients: exceptActor(context, doers),
      subject: about(id),
      words: { number, subject, place },
      key: id,
    })
}

/** Notifies requesters of the state of their requests. */
export async function tellAskers(
  context: TenantContext,
  ids: readonly string[],
  state: string,
): Promise<void> {
  for (const { id, number, subject, answer, until, askers } of await readNews(context, ids))
    await notify(context, {
      kind: 'request_answered',
      recipients: exceptActor(context, askers),
      subject: about(id),
      words: { number, subject, state, answer, until: state === 'deferred' ? until : '' },
      key: id,
    })
}

/**
 * Notifies people of a comment: those who work on the request, and the requester unless the comment
 * is for the team; never its author.
 */
export async function tellComment(
  context: TenantContext,
  id: string,
  audience: 'requester' | 'team',
): Promise<void> {
  const { queries, actor } = context
  const author = await queries.first(sql<{ name: string }>`
    SELECT name FROM users WHERE id = ${actor.userId}`)
  for (const { number, subject, askers, doers } of await readDoers(context, [id]))
    await notify(context, {
      kind: 'request_commented',
      recipients: exceptActor(context, audience === 'team' ? doers : [...askers, ...doers]),
      subject: about(id),
      words: { number, subject, author: author?.name ?? '' },
      key: id,
    })
}

/** Notifies assignees and managers that a request is late: once for each due day. */
export async function tellOverdue(context: TenantContext, id: string): Promise<void> {
  for (const news of await readNews(context, [id])) {
    const { number, subject, assignees } = news
    await notify(context, {
      kind: 'request_overdue',
      recipients: [...assignees, ...(await membersWithRole(context, ['sindico']))],
      subject: about(id),
      words: { number, subject },
      key: overdueKey(news),
    })
  }
}

/** Ends the notices of waiting requests: they were begun, or are over. */
export async function settleWaiting(
  context: TenantContext,
  ids: readonly string[],
  isOver: boolean,
): Promise<void> {
  for (const id of ids) {
    await withdraw(context, { kind: 'request_opened', key: id, outcome: {} })
    if (!isOver) continue
    await withdraw(context, { kind: 'request_assigned', key: id, outcome: {} })
    await settleOverdue(context, id)
  }
}

/** Ends the notice of a late request, for its current due day: it is over, or gets another. */
export async function settleOverdue(context: TenantContext, id: string): Promise<void> {
  for (const news of await readNews(context, [id]))
    await withdraw(context, { kind: 'request_overdue', key: overdueKey(news), outcome: {} })
}
