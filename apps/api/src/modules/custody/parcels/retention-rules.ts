import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { ERASED_BY_TERM, eraseValues } from '../../../register-endpoints/erase-values.ts'
import { isHeldRow } from '../public/parcels.ts'
import { personalFields } from './personal-rows.ts'

/** The end of `parcels p`, or its arrival if it has not ended. */
const since: Sql = sql`coalesce(p.handed_at, p.returned_at, p.refused_at, p.cancelled_at, p.lost_at,
  p.deleted_at, p.arrived_at)`

/**
 * The reason to hold parcels that the company still has, or is responsible for: a lost one until it
 * is found.
 */
const held: Sql = sql`CASE WHEN ${isHeldRow(sql.ref('p'))} THEN 'waiting_parcel'
  WHEN p.state = 'lost' THEN 'lost_parcel' END`

const overdue = (tenantId: string, days: number, hasData: Sql): Sql => sql`
  SELECT p.id, ${since} AS since, ${held} AS held FROM parcels p
  WHERE p.tenant_id = ${tenantId} AND ${hasData}
    AND ${since} < now() - make_interval(days => ${days})`

const { addressee, collector } = personalFields
const pictures = [...addressee.pictures, ...collector.pictures]

/** Photos of labels and of hand-overs, and signatures. */
const proofs: RetentionRule = {
  kind: 'parcel_proofs',
  days: ({ parcel_proofs_days }) => parcel_proofs_days,
  table: 'parcels',
  overdue: (tenantId, days) =>
    overdue(
      tenantId,
      days,
      sql`num_nonnulls(${sql.join(pictures.map((name) => sql.ref(`p.${name}`)))}) > 0`,
    ),
  erase: (context, ids, dropFiles) =>
    eraseValues(context, ids, dropFiles, { register: parcels, fields: [], pictures }),
}

/**
 * Erases who collected at a locker, and the reasons of looks into doors while the parcels waited. A look belongs to no parcel, so its reason is erased with the parcels
 * of its time.
 */
async function eraseAtDoors(
  { queries, actor: { tenantId } }: TenantContext,
  ids: readonly string[],
): Promise<void> {
  await queries.count(sql`
    UPDATE door_commands SET resident_id = NULL
    WHERE tenant_id = ${tenantId} AND parcel_id = ANY(${[...ids]}) AND resident_id IS NOT NULL`)
  const last = sql`(SELECT max(${since}) FROM parcels p
    WHERE p.tenant_id = ${tenantId} AND p.id = ANY(${[...ids]}))`
  await queries.count(sql`
    UPDATE door_commands SET check_reason = NULL
    WHERE tenant_id = ${tenantId} AND check_reason IS NOT NULL AND asked_at <= ${last}`)
  await queries.all(sql`SELECT erase_check_reasons(${last}, ${ERASED_BY_TERM})`)
}

/**
 * People in parcels: the row stays with its chain, for statistics, and names nobody. The addressee
 * stays as a reference to the register of residents, so that a judicial letter to one person does
 * not become the whole unit's.
 */
const people: RetentionRule = {
  kind: 'parcels',
  days: ({ parcels_days }) => parcels_days,
  table: 'parcels',
  overdue: (tenantId, days) => overdue(tenantId, days, sql`p.erased_at IS NULL`),
  async erase(context, ids, dropFiles) {
    await addressee.beside(context, ids)
    await eraseAtDoors(context, ids)
    await eraseValues(context, ids, dropFiles, {
      register: parcels,
      fields: [...addressee.fields, 'handed_to_id', ...collector.fields],
      instead: addressee.instead,
      set: sql`erased_at = now(), version = version + 1`,
      pictures,
    })
  },
}

/** Rules for parcels that are over. */
export const parcelRules: readonly RetentionRule[] = [proofs, people]
