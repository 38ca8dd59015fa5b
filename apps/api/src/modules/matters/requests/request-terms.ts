import {
  DEFERRED_MAX_DAYS,
  REQUESTS_A_DAY,
  type requests,
} from '@portaria/contract/modules/matters/requests/requests'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { ownPerson } from '../../units/public/own-units.ts'

type Row = NewRowOf<typeof requests>

type Terms = {
  due_on: string | null
  assignee_employee_id: string | null
  assignee_provider_id: string | null
}

/**
 * Completes a request with the promise and the usual assignee of its category; the promised time
 * runs from now.
 */
export async function withTerms<Next extends Row>(
  { queries, actor }: TenantContext,
  next: Next,
): Promise<Next> {
  if (next.category_id === null) return next
  const terms = await queries.first(sql<Terms>`
    SELECT to_char((now() + make_interval(hours => c.sla_hours)) AT TIME ZONE t.time_zone, 'YYYY-MM-DD')
        AS due_on, e.id AS assignee_employee_id, p.id AS assignee_provider_id
    FROM request_categories c JOIN tenants t ON t.id = c.tenant_id
    LEFT JOIN employees e ON e.tenant_id = c.tenant_id AND e.id = c.assignee_employee_id
      AND e.deleted_at IS NULL AND e.status = 'ATIVO'
    LEFT JOIN service_providers p ON p.tenant_id = c.tenant_id AND p.id = c.assignee_provider_id
      AND p.deleted_at IS NULL AND p.status = 'ATIVO'
    WHERE c.tenant_id = ${actor.tenantId} AND c.id = ${next.category_id} AND c.deleted_at IS NULL`)
  // A missing category is refused as usual, once the row is completed.
  if (!terms) return next
  const { due_on: due, ...usual } = terms
  const isAssigned = next.assignee_employee_id !== null || next.assignee_provider_id !== null
  return { ...next, due_on: next.due_on ?? due, ...(!isAssigned && usual) }
}

/**
 * Completes a request with the terms of another category; the earlier promise stays if the new
 * category has none.
 */
export async function withOtherTerms<Next extends Row>(
  context: TenantContext,
  next: Next,
): Promise<Next> {
  const row = await withTerms(context, { ...next, due_on: null })
  return { ...row, due_on: row.due_on ?? next.due_on }
}

/**
 * Returns the actor's resident, who makes a request for themselves. Throws `too_many_today` if they
 * have made as many as a day allows.
 */
export async function readAsker({ queries, actor }: TenantContext): Promise<string | null> {
  const { asker, today } = await queries.one(sql<{ asker: string | null; today: number }>`
    SELECT ${ownPerson(actor)} AS asker, (
      SELECT count(*)::int FROM requests r JOIN tenants t ON t.id = r.tenant_id
      WHERE r.tenant_id = ${actor.tenantId} AND r.created_by = ${actor.userId}
        AND (r.opened_at AT TIME ZONE t.time_zone)::date >= ${todayOf(actor)}) AS today`)
  if (today >= REQUESTS_A_DAY) throw fieldProblem('subject', 'too_many_today')
  return asker
}

/** Throws if a request is deferred to a past day, or for more than a year. */
export async function requireDeferral(
  { queries, actor }: TenantContext,
  until: string | null,
): Promise<void> {
  const { is_past: isPast, is_far: isFar } = await queries.one(
    sql<{ is_past: boolean; is_far: boolean }>`
      SELECT ${until}::date <= ${todayOf(actor)} AS is_past,
        ${until}::date > ${todayOf(actor)} + ${DEFERRED_MAX_DAYS}::int AS is_far`,
  )
  if (isPast) throw fieldProblem('deferred_until', 'deferred_to_past')
  if (isFar) throw fieldProblem('deferred_until', 'deferred_too_long')
}
