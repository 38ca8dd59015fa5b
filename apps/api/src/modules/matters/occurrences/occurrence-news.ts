import type { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import {
  exceptActor,
  membersWithRole,
  notify,
  withdraw,
} from '../../notices/public/notifications.ts'
import { livesToday } from '../../units/public/occupancies.ts'

type Row = RowOf<typeof occurrences>

type OccurrenceNews = {
  id: string
  number: string
  title: string
  reporter_id: string | null
  /** The login of the assigned employee. */
  assignees: string[]
}

const readNews = (
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<OccurrenceNews[]> =>
  queries.all(sql<OccurrenceNews>`
    SELECT o.id, o.number, o.title, o.reporter_id,
      ARRAY(SELECT m.user_id FROM memberships m
        WHERE m.tenant_id = o.tenant_id AND m.employee_id = o.assignee_employee_id
          AND m.deleted_at IS NULL) AS assignees
    FROM occurrences o
    WHERE o.tenant_id = ${actor.tenantId} AND o.id = ANY(${[...ids]}::uuid[]) ORDER BY o.id`)

const about = (id: string) => ({ register: 'occurrences', id }) as const

/** Notifies managers of a report, or the assigned employee. */
export async function tellReported(context: TenantContext, id: string): Promise<void> {
  for (const { number, title, assignees } of await readNews(context, [id]))
    await notify(context, {
      kind: 'occurrence_reported',
      recipients: exceptActor(
        context,
        assignees.length > 0 ? assignees : await membersWithRole(context, ['sindico']),
      ),
      subject: about(id),
      words: { number, title },
      key: id,
    })
}

/** Notifies the reporter of the outcome, and ends the notices to those who had to act. */
export async function tellReporter(context: TenantContext, rows: readonly Row[]): Promise<void> {
  for (const { id, number, title, state, reporter_id: reporter } of rows) {
    await withdraw(context, { kind: 'occurrence_reported', key: id, outcome: {} })
    await notify(context, {
      kind: 'occurrence_answered',
      recipients: exceptActor(context, [reporter]),
      subject: about(id),
      words: { number: number ?? '', title, state: state ?? '' },
      key: id,
    })
  }
}

/**
 * Notifies people of a note: managers and assignees, and the reporter if the note is for them;
 * never its author.
 */
export async function tellNote(
  context: TenantContext,
  id: string,
  audience: 'requester' | 'team',
): Promise<void> {
  const managers = await membersWithRole(context, ['sindico'])
  for (const { number, title, assignees, reporter_id: reporter } of await readNews(context, [id]))
    await notify(context, {
      kind: 'occurrence_commented',
      recipients: exceptActor(
        context,
        audience === 'team' ? [...managers, ...assignees] : [...managers, ...assignees, reporter],
      ),
      subject: about(id),
      words: { number, title },
      key: id,
    })
}

type Concerned = { apartment_id: string; place: string; users: string[] }

/**
 * Notifies the people of the units concerned of the management's text for them, and of nothing
 * else: neither the occurrence nor its reporter. Returns how many units have somebody who is
 * notified.
 */
export async function tellUnits(
  context: TenantContext,
  { id, unit_note: note }: Row,
): Promise<number> {
  const { queries, actor } = context
  const units = await queries.all(sql<Concerned>`
    SELECT i.apartment_id, ${titleOf(apartments, sql.ref('u'))} AS place, ARRAY(
      SELECT DISTINCT m.user_id FROM occupancies o
      JOIN memberships m ON m.tenant_id = o.tenant_id AND m.resident_id = o.resident_id
        AND m.role = 'condomino' AND m.deleted_at IS NULL AND m.status = 'ATIVO'
      WHERE o.tenant_id = i.tenant_id AND o.apartment_id = i.apartment_id
        AND o.relation <> 'domestic_staff' AND ${livesToday(sql.ref('o'), todayOf(actor))}) AS users
    FROM (SELECT DISTINCT tenant_id, apartment_id FROM occurrence_involved
      WHERE tenant_id = ${actor.tenantId} AND occurrence_id = ${id} AND apartment_id IS NOT NULL) i
    JOIN apartments u ON u.tenant_id = i.tenant_id AND u.id = i.apartment_id
    ORDER BY i.apartment_id`)
  const reached = units.filter(({ users }) => users.length > 0)
  for (const { apartment_id: unit, place, users } of reached)
    await notify(context, {
      kind: 'unit_notified',
      recipients: users,
      subject: { register: 'apartments', id: unit },
      words: { place, note: note ?? '' },
      key: `${id} ${unit}`,
    })
  return reached.length
}
