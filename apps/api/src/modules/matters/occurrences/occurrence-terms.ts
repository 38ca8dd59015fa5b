import type { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { visibleAlerts } from '../../panic/public/visible-alerts.ts'
import { isOfSindico } from '../council-occurrences/council.ts'

type Row = NewRowOf<typeof occurrences>

/** Milliseconds by which a phone's clock may be fast. */
const FAST_MS = 5 * 60_000

/** Throws `in_future` for a future moment. */
export function requirePast(at: Date, field = 'happened_at'): void {
  if (at.getTime() > Date.now() + FAST_MS) throw fieldProblem(field, 'in_future')
}

type Terms = { severity: Row['severity']; due_on: string | null; requires_photo: boolean | null }

/** Completes an occurrence with the defaults of its type, whose time runs from now. */
export async function withType<Next extends Row>(
  { queries, actor }: TenantContext,
  next: Next,
  { isNew }: { isNew: boolean },
): Promise<Next> {
  if (next.type_id === null) return next
  const terms = await queries.first(sql<Terms>`
    SELECT y.default_severity AS severity, y.requires_photo,
      to_char((now() + make_interval(hours => y.sla_hours)) AT TIME ZONE t.time_zone, 'YYYY-MM-DD') AS due_on
    FROM occurrence_types y JOIN tenants t ON t.id = y.tenant_id
    WHERE y.tenant_id = ${actor.tenantId} AND y.id = ${next.type_id} AND y.deleted_at IS NULL`)
  // The check of references refuses a missing type afterwards, once the row is completed.
  if (!terms) return next
  if (isNew && terms.requires_photo === true && next.attachments.length === 0)
    throw fieldProblem('attachments', 'photo_missing')
  return { ...next, severity: next.severity ?? terms.severity, due_on: terms.due_on }
}

/** Throws `accuses_sindico` if a person concerned is a síndico here: that is for the council. */
export async function requireNoSindico(
  { queries, actor }: TenantContext,
  { involved }: Row,
): Promise<void> {
  const residents = involved.flatMap((one) => one.resident_id ?? [])
  const employees = involved.flatMap((one) => one.employee_id ?? [])
  if (residents.length + employees.length === 0) return
  const accused = await queries.first(sql`
    SELECT 1 FROM memberships m
    WHERE m.tenant_id = ${actor.tenantId} AND m.deleted_at IS NULL
      AND (m.resident_id = ANY(${residents}::uuid[]) OR m.employee_id = ANY(${employees}::uuid[]))
      AND ${isOfSindico(sql.ref('m'), actor)} LIMIT 1`)
  if (accused) throw fieldProblem('involved', 'accuses_sindico')
}

/**
 * Throws `not_found` if no panic alert that the actor sees began in the named minute: forms have no
 * seconds.
 */
export async function requireAlert(context: TenantContext, moment: Date | null): Promise<void> {
  if (moment === null) return
  const alert = await context.queries.first(sql`
    SELECT 1 FROM panic_alerts a
    WHERE ${await visibleAlerts(context)} AND date_trunc('minute', a.raised_at) = date_trunc('minute', ${moment}::timestamptz)
    LIMIT 1`)
  if (!alert) throw fieldProblem('panic_at', 'not_found')
}
