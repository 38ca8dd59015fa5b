import { vehicles } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import { garages } from '@portaria/contract/modules/units/garages/garages'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { cascade, holdRows } from '../../../register-endpoints/cascade.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RowValue } from '../../../register-endpoints/register-behaviour.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { idsOf } from '../../../register-endpoints/untyped-row.ts'
import { blockTags, holdTags } from '../../people/public/blocked-cards.ts'
import { ownPerson } from '../../units/public/own-units.ts'
import { resolveDispute } from '../dispute-action.ts'
import { requireOwnUnit } from '../own-unit.ts'
import { giveBackTaken, holdTaken, statusAgain } from './undone-sale.ts'

type Row = NewRowOf<typeof vehicles>

/**
 * Vehicles beyond their definition. On the day of its sale a vehicle becomes inactive: its plate is
 * free for the next owner's row, its space is free, and its tag, if that is a card, is blocked. A
 * tag is on one active vehicle; after the vehicle is sold it never goes onto another
 * (belongings §2).
 */
export const vehiclesBehaviour = defineBehaviour(vehicles, {
  // Only the space stores which car is in it.
  values: {
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

  async beforeWrite(context, draft, before) {
    await requireOwnUnit(context, draft)
    const isOwn = before === null && context.actor.role === 'condomino'
    const next =
      isOwn && draft.resident_id === null
        ? { ...draft, resident_id: await readOwnPerson(context) }
        : draft
    const isTagged = next.tag !== before?.tag || next.status !== before?.status
    if (next.tag !== null && isTagged) await checkTag(context, next)
    return next
  },

  async beforeChange(_, next) {
    if (next.ownership === 'sold' && next.status === 'ATIVO')
      throw fieldProblem('status', 'vehicle_sold')
    return next
  },

  transitions: {
    sell: {
      async hold(context, ids) {
        await holdTags(context, ids)
        await holdRows(context, garages, inSpaceOf(ids))
      },
      async prepare(context, next) {
        const sold = { ...next, status: 'INATIVO' as const }
        if (sold.tag != null) await checkTag(context, sold)
        return sold
      },
      async after(context, rows) {
        const ids = idsOf(rows)
        await leaveGarages(context, ids)
        await blockTags(context, ids, 'the vehicle was sold')
      },
    },
    'undo-sale': {
      hold: holdTaken,
      async prepare(context, next) {
        return { ...next, ends_on: null, status: await statusAgain(context, next.id) }
      },
      after: (context, rows) => giveBackTaken(context, idsOf(rows)),
    },
  },

  actions: { resolve: resolveDispute(vehicles) },
})

const inSpaceOf = (ids: readonly string[]) => sql`r.vehicle_id = ANY(${[...ids]}::uuid[])`

/** Removes sold cars from their spaces. */
async function leaveGarages(context: TenantContext, ids: readonly string[]): Promise<void> {
  await cascade(
    context,
    garages,
    inSpaceOf(ids),
    { set: { vehicle_id: null } },
    'the vehicle was sold',
  )
}

/**
 * Returns the resident who writes: a new row is theirs unless they name another person of the
 * household.
 */
async function readOwnPerson({ queries, actor }: TenantContext): Promise<string | null> {
  const { id } = await queries.one(sql<{ id: string | null }>`SELECT ${ownPerson(actor)} AS id`)
  return id
}

async function checkTag({ queries, actor }: TenantContext, next: Row): Promise<void> {
  // A simultaneous write that gives or frees the same tag waits here until this one has ended.
  await queries.count(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(
      'tag ' || ${actor.tenantId} || search_normal(${next.tag}), 0))`)
  if (next.ownership === 'sold' || next.status !== 'ATIVO') return
  const other = await queries.first(sql<{ id: string; title: string; sold: boolean }>`
    SELECT id, plate || ' · ' || model AS title, ownership = 'sold' AS sold FROM vehicles
    WHERE tenant_id = ${actor.tenantId} AND id <> ${next.id} AND deleted_at IS NULL
      AND search_normal(tag) = search_normal(${next.tag})
      AND (status = 'ATIVO' OR ownership = 'sold')
    ORDER BY ownership LIMIT 1`)
  if (!other) return
  if (other.sold) throw fieldProblem('tag', 'tag_sold')
  throw problem('duplicate', {
    errors: [{ field: 'tag', code: 'duplicate' }],
    ...(actor.role !== 'condomino' && { existing: { id: other.id, title: other.title } }),
  })
}
