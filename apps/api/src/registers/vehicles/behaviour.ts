import { vehicles } from '@portaria/contract/registers/vehicles/vehicles'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'
import { ownUnitBehaviour } from '../own-unit-behaviour.ts'

const ofOwnUnit = ownUnitBehaviour(vehicles)

/**
 * Vehicles beyond their definition: a sold one is inactive from that day on and its plate free for the
 * next owner's row; a tag is on one active vehicle, and never again on another once its vehicle was
 * sold (domain.md section 3, vehicles; reference.md D26).
 */
export const vehiclesBehaviour: RegisterBehaviour = {
  ...ofOwnUnit,
  async beforeWrite(context, draft, before) {
    const next = withOwnership(await ownUnit(context, draft, before), before)
    const isNewSale = next['ownership'] === 'sold' && before?.['ownership'] !== 'sold'
    const isTagged = ['tag', 'status'].some((name) => next[name] !== before?.[name])
    if (next['tag'] != null && (isTagged || isNewSale)) await checkTag(context, next)
    return next
  },
}

const ownUnit: NonNullable<RegisterBehaviour['beforeWrite']> = async (context, next, before) =>
  (await ofOwnUnit.beforeWrite?.(context, next, before)) ?? next

function withOwnership(next: UntypedRow, before: UntypedRow | null): UntypedRow {
  const wasSold = before?.['ownership'] === 'sold'
  if (next['ownership'] !== 'sold') return wasSold ? { ...next, ends_on: null } : next
  if (!wasSold) return { ...next, status: 'INATIVO' }
  if (next['status'] === 'ATIVO') throw fieldProblem('status', 'vehicle_sold')
  return next
}

async function checkTag({ queries, actor }: TenantContext, next: UntypedRow): Promise<void> {
  // Whoever gives or frees the same tag at the same time waits here for the other's outcome.
  await queries.count(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(
      'tag ' || ${actor.tenantId} || search_normal(${next['tag']}), 0))`)
  if (next['ownership'] === 'sold' || next['status'] !== 'ATIVO') return
  const other = await queries.first(sql<{ id: string; title: string; sold: boolean }>`
    SELECT id, plate || ' · ' || model AS title, ownership = 'sold' AS sold FROM vehicles
    WHERE tenant_id = ${actor.tenantId} AND id <> ${next.id} AND deleted_at IS NULL
      AND search_normal(tag) = search_normal(${next['tag']})
      AND (status = 'ATIVO' OR ownership = 'sold')
    ORDER BY ownership LIMIT 1`)
  if (!other) return
  if (other.sold) throw fieldProblem('tag', 'tag_sold')
  throw problem('duplicate', {
    errors: [{ field: 'tag', code: 'duplicate' }],
    ...(actor.role !== 'condomino' && { existing: { id: other.id, title: other.title } }),
  })
}
