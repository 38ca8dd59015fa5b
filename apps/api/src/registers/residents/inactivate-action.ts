import { changedRow } from '@portaria/contract/register-answers'
import { occupancies } from '@portaria/contract/registers/occupancies/occupancies'
import { residents } from '@portaria/contract/registers/residents/residents'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { recordAudit } from '../../platform/audit.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'
import { publishChange } from '../../register-endpoints/change-event.ts'
import type { ActionHandler } from '../../register-endpoints/register-behaviour.ts'
import { markRemoved } from '../../register-endpoints/remove-records.ts'

type OpenOccupancy = { id: string; ends_on: string | null; today: string; isFuture: boolean }

/**
 * Ends what ties a resident to units, today being the last day, and makes the resident inactive; what
 * was before stays as history. An occupancy that has not begun has none: it is removed. Throws
 * `state_conflict` where nothing is left to do.
 */
export const inactivateResident: ActionHandler = {
  summary: 'End the occupancies of a resident today and make the resident inactive',
  body: z.optional(z.nullable(z.strictObject({}))),
  answers: z.extend(changedRow, { ended: z.array(z.uuid()), removed: z.array(z.uuid()) }),
  async run(context, resident) {
    const open = await openOccupancies(context, resident.id)
    const isActive = resident['status'] === 'ATIVO'
    if (!isActive && open.length === 0) throw problem('state_conflict')
    const future = open.filter(({ isFuture }) => isFuture).map(({ id }) => id)
    const present = open.filter(({ isFuture }) => !isFuture)
    if (future.length > 0) await markRemoved(context, occupancies, future)
    await endToday(context, present)
    if (isActive) await makeInactive(context, resident.id)
    if (open.length > 0) {
      await publishChange(
        context,
        occupancies,
        open.map(({ id }) => id),
      )
    }
    return { id: resident.id, ended: present.map(({ id }) => id), removed: future }
  },
}

/** The occupancies, locked, that hold beyond today or have not begun. */
function openOccupancies(
  { queries, actor }: TenantContext,
  residentId: string,
): Promise<OpenOccupancy[]> {
  return queries.all(sql<OpenOccupancy>`
    SELECT o.id, o.ends_on::text, tenant_today(o.tenant_id)::text AS today,
      o.starts_on > tenant_today(o.tenant_id) AS "isFuture"
    FROM occupancies o
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${residentId}
      AND o.deleted_at IS NULL
      AND (o.ends_on IS NULL OR o.ends_on > tenant_today(o.tenant_id))
    ORDER BY o.id FOR UPDATE OF o`)
}

async function endToday(context: TenantContext, present: readonly OpenOccupancy[]): Promise<void> {
  const { queries, actor } = context
  if (present.length === 0) return
  await queries.count(sql`
    UPDATE occupancies SET ends_on = tenant_today(tenant_id), version = version + 1,
      updated_at = now(), updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${present.map(({ id }) => id)}::uuid[])`)
  await recordAudit(
    context,
    present.map(({ id, ends_on: before, today }) => ({
      register: occupancies.name,
      rowId: id,
      operation: 'update',
      changes: { ends_on: [before, today] as const },
    })),
  )
}

async function makeInactive(context: TenantContext, id: string): Promise<void> {
  const { queries, actor } = context
  await queries.count(sql`
    UPDATE residents SET status = 'INATIVO', version = version + 1,
      updated_at = now(), updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  await recordAudit(context, {
    register: residents.name,
    rowId: id,
    operation: 'update',
    changes: { status: ['ATIVO', 'INATIVO'] },
  })
}
