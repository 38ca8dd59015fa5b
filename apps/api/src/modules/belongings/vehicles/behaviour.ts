import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { vehicles } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import { garages } from '@portaria/contract/modules/units/garages/garages'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import type { RegisterBehaviour, RowValue } from '../../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { blockTags } from '../../people/public/blocked-cards.ts'
import { ownPerson } from '../../units/public/own-units.ts'
import { ownUnitBehaviour } from '../own-unit-behaviour.ts'

const ofOwnUnit = ownUnitBehaviour(vehicles)

/**
 * Vehicles beyond their definition: a sold one is inactive from that day on, its plate free for the
 * next owner's row, its space free, and its tag, where that is a card, blocked; a tag is on one active vehicle, and never again on another once its vehicle was
 * sold (domain.md section 3, vehicles; reference.md D26).
 */
export const vehiclesBehaviour: RegisterBehaviour = {
  ...ofOwnUnit,

  // One truth of who stands where: the space says it.
  related: {
    garage_id: {
      matches: (row, ids, actor) => sql`EXISTS (
        SELECT 1 FROM garages g
        WHERE g.tenant_id = ${actor.tenantId} AND g.vehicle_id = ${row}.id AND g.deleted_at IS NULL
          AND ${ids ? sql`g.id = ANY(${[...ids]}::uuid[])` : sql`true`})`,
      read: {
        rows: (ids, actor) => sql<RowValue>`
          SELECT g.vehicle_id AS row_id, json_agg(json_build_object('id', g.id,
            'title', concat_ws(' · ', g.code, g.level))) AS value
          FROM garages g
          WHERE g.tenant_id = ${actor.tenantId} AND g.vehicle_id = ANY(${ids}::uuid[])
            AND g.deleted_at IS NULL
          GROUP BY g.vehicle_id`,
        none: [],
      },
      finds: (matches, actor) => sql`
        SELECT g.vehicle_id FROM garages g
        WHERE g.tenant_id = ${actor.tenantId} AND g.vehicle_id IS NOT NULL AND g.deleted_at IS NULL
          AND ${matches(sql`search_normal(concat_ws(' · ', g.code, g.level))`)}`,
    },
  },

  transitions: {
    async sell(context, ids) {
      await leaveGarages(context, ids)
      const blocked = await blockTags(context, ids)
      if (blocked.length > 0) await publishChange(context, cards, blocked)
    },
  },

  async beforeWrite(context, draft, before) {
    const next = withOwnership(await ownUnit(context, draft, before), before)
    const isNewSale = next['ownership'] === 'sold' && before?.['ownership'] !== 'sold'
    const isTagged = ['tag', 'status'].some((name) => next[name] !== before?.[name])
    if (next['tag'] != null && (isTagged || isNewSale)) await checkTag(context, next)
    return next
  },
}

/** A sold car no longer stands in its space. */
async function leaveGarages(context: TenantContext, ids: readonly string[]): Promise<void> {
  const { queries, actor } = context
  const left = await queries.all(sql<{ id: string; vehicle_id: string }>`
    SELECT id, vehicle_id FROM garages
    WHERE tenant_id = ${actor.tenantId} AND vehicle_id = ANY(${[...ids]}::uuid[])
      AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`)
  if (left.length === 0) return
  const spaces = left.map(({ id }) => id)
  await queries.count(sql`
    UPDATE garages SET vehicle_id = NULL, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${spaces}::uuid[])`)
  await recordAudit(
    context,
    left.map(({ id, vehicle_id: before }) => ({
      register: garages.name,
      rowId: id,
      operation: 'update',
      changes: { vehicle_id: [before, null] as const },
    })),
  )
  await publishChange(context, garages, spaces)
}

const ownUnit: NonNullable<RegisterBehaviour['beforeWrite']> = async (context, next, before) => {
  const checked = (await ofOwnUnit.beforeWrite?.(context, next, before)) ?? next
  const isNewOfResident = before === null && context.actor.role === 'condomino'
  if (!isNewOfResident || checked['resident_id'] != null) return checked
  return { ...checked, resident_id: await readOwnPerson(context) }
}

/** The resident who writes: what they register is theirs unless they name another of the household. */
async function readOwnPerson({ queries, actor }: TenantContext): Promise<string | null> {
  const { id } = await queries.one(sql<{ id: string | null }>`SELECT ${ownPerson(actor)} AS id`)
  return id
}

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
