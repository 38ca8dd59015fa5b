import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { vehicles } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import { garages } from '@portaria/contract/modules/units/garages/garages'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { cascade, holdRows } from '../../../register-endpoints/cascade.ts'

const reason = 'the sale of the vehicle was undone'

/** Returns the moment of a vehicle's last sale, as an expression. */
const soldAt = (tenantId: string, id: Sql) => sql`(
  SELECT max(s.at) FROM audit_log s
  WHERE s.tenant_id = ${tenantId} AND s.register = ${vehicles.name} AND s.row_id = ${id} AND s.operation = 'sell')`

/**
 * Returns the value of a column of a row `r` before the sales of some vehicles changed it, as an
 * expression; null if none did.
 */
const wasBefore = (
  { actor: { tenantId } }: TenantContext,
  register: string,
  name: string,
  ids: readonly string[],
) => sql`(
  SELECT a.changes -> ${name} ->> 0 FROM audit_log a
  WHERE a.tenant_id = ${tenantId} AND a.register = ${register} AND a.row_id = r.id
    AND jsonb_exists(a.changes, ${name})
    AND a.at IN (SELECT ${soldAt(tenantId, sql`x.id`)} FROM unnest(${[...ids]}::uuid[]) x (id))
    AND NOT EXISTS (
      SELECT 1 FROM audit_log later
      WHERE later.tenant_id = a.tenant_id AND later.register = a.register AND later.row_id = a.row_id
        AND later.at > a.at AND jsonb_exists(later.changes, ${name}))
  LIMIT 1)`

/** Returns the condition of spaces that the sales emptied, and that nobody has changed since. */
const emptied = (context: TenantContext, ids: readonly string[]) => sql`
  r.vehicle_id IS NULL AND ${wasBefore(context, garages.name, 'vehicle_id', ids)} = ANY(${[...ids]}::text[])`

/**
 * Returns the condition of cards that the sales blocked as tags, and that nobody has changed since.
 */
const blocked = (context: TenantContext, ids: readonly string[]) => sql`
  r.state = 'blocked' AND ${wasBefore(context, cards.name, 'state', ids)} IS NOT NULL`

/** Locks the rows to restore, before the vehicles are locked. */
export async function holdTaken(context: TenantContext, ids: readonly string[]): Promise<void> {
  await holdRows(context, cards, blocked(context, ids))
  await holdRows(context, garages, emptied(context, ids))
}

/** Restores the effects of the sales from the trail: the space, and the tag's earlier state. */
export async function giveBackTaken(context: TenantContext, ids: readonly string[]): Promise<void> {
  const state = wasBefore(context, cards.name, 'state', ids)
  await cascade(
    context,
    cards,
    blocked(context, ids),
    { set: { state }, operation: 'unblock' },
    reason,
  )
  const vehicle = sql`${wasBefore(context, garages.name, 'vehicle_id', ids)}::uuid`
  await cascade(context, garages, emptied(context, ids), { set: { vehicle_id: vehicle } }, reason)
}

/**
 * Returns the status of vehicles after a sale is undone: active if the sale had ended that, unless
 * another active vehicle has the plate, papers or tag by now.
 */
export async function statusAgain(
  { queries, actor }: TenantContext,
  id: string,
): Promise<'ATIVO' | 'INATIVO'> {
  const { isActive } = await queries.one(sql<{ isActive: boolean }>`
    SELECT EXISTS (
        SELECT 1 FROM audit_log s
        WHERE s.tenant_id = v.tenant_id AND s.register = ${vehicles.name} AND s.row_id = v.id
          AND s.operation = 'sell' AND s.at = ${soldAt(actor.tenantId, sql`v.id`)}
          AND s.changes -> 'status' ->> 0 = 'ATIVO')
      AND NOT EXISTS (
        SELECT 1 FROM vehicles o
        WHERE o.tenant_id = v.tenant_id AND o.id <> v.id AND o.deleted_at IS NULL AND o.status = 'ATIVO'
          AND (o.plate_key = v.plate_key OR o.renavam = v.renavam OR o.chassis = v.chassis
            OR search_normal(o.tag) = search_normal(v.tag))) AS "isActive"
    FROM vehicles v WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${id}`)
  return isActive ? 'ATIVO' : 'INATIVO'
}
