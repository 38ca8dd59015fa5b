import type { QueuedAct } from '@portaria/contract/modules/gate/desk-queue'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { ProblemError } from '../../../platform/problem.ts'
import type { Against, Place } from './desk-entries.repository.ts'

/**
 * Reads the evidence against an entry: the refusal, the visit that the company has instead, and the
 * guest's destination. The refusal is `visit_state` if the visit's state allows no entry or exit.
 */
export async function readAgainst(
  context: TenantContext,
  act: QueuedAct,
  { code, details }: ProblemError,
  at: Date,
): Promise<Against> {
  const codes = (details.errors ?? []).map((error) => error.code)
  const visitId = details.existing?.id ?? (await visitAgainst(context, act, at))
  const place = await placeOf(context, act)
  const unnamed = code === 'state_conflict' ? 'visit_state' : code
  return { codes: codes.length > 0 ? codes : [unnamed], visitId, place }
}

/** Reads the visit itself, or the last one by the same pass; null if there is none. */
async function visitAgainst(
  { queries, actor }: TenantContext,
  act: QueuedAct,
  at: Date,
): Promise<string | null> {
  if (act.name === 'walk-in') return null
  const passId = act.name === 'enter' ? (act.pass_id ?? null) : null
  const found = await queries.first(sql<{ id: string }>`
    SELECT v.id FROM visits v
    WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL
      AND (v.id = ${act.visit_id ?? null}::uuid
        OR (v.pass_id = ${passId}::uuid AND v.checked_in_at IS NOT NULL))
    ORDER BY abs(extract(epoch FROM v.checked_in_at - ${at}::timestamptz)) NULLS LAST LIMIT 1`)
  return found?.id ?? null
}

const nowhere: Place = { apartment_id: null, employee_id: null, common_area_id: null }

/** Reads the guest's destination, if it belongs to the company. */
async function placeOf({ queries, actor }: TenantContext, act: QueuedAct): Promise<Place> {
  const { visit_id: visitId, pass_id: passId } = { visit_id: null, pass_id: null, ...act }
  const typed = { ...nowhere, ...act }
  const { tenantId } = actor
  const found = await queries.first(sql<Place>`
    SELECT * FROM (
      SELECT apartment_id, employee_id, common_area_id FROM visits
        WHERE tenant_id = ${tenantId} AND id = ${visitId ?? null}::uuid
      UNION ALL SELECT apartment_id, employee_id, common_area_id FROM passes
        WHERE tenant_id = ${tenantId} AND id = ${passId ?? null}::uuid
      UNION ALL SELECT id, NULL, NULL FROM apartments
        WHERE tenant_id = ${tenantId} AND id = ${typed.apartment_id ?? null}::uuid
      UNION ALL SELECT NULL, id, NULL FROM employees
        WHERE tenant_id = ${tenantId} AND id = ${typed.employee_id ?? null}::uuid
      UNION ALL SELECT NULL, NULL, id FROM common_areas
        WHERE tenant_id = ${tenantId} AND id = ${typed.common_area_id ?? null}::uuid) places LIMIT 1`)
  return found ?? nowhere
}
