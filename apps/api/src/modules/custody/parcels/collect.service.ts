import type { Actor } from '@portaria/contract/actors/actor'
import type { CollectedParcel } from '@portaria/contract/modules/custody/parcels'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import {
  countLookUp,
  openLookUps,
} from '../../../register-endpoints/aspects/hidden-values/look-up-limits.ts'
import {
  type Machineries,
  type Machinery,
  machineryOf,
} from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import { codeOfDigest, type ShownCode, spendCode } from '../public/parcel-codes.ts'
import { readCollected } from '../public/parcel-custody.ts'
import type { ParcelKeys } from '../public/parcel-keys.ts'

/** Parcels that are collected by a code (custody §5). */
export type CollectService = {
  /**
   * Returns the parcel of a code, and hands it over unless it is a preview. Throws `code_wrong` on
   * `code` if the code is wrong, used or revoked, or its parcel is over; `throttled` after too many
   * such codes in an hour; and `state_conflict` if another desk was first.
   */
  collect(actor: Actor, code: string, preview: boolean): Promise<CollectedParcel>
}

export function collectService(
  database: AppDatabase,
  machineries: Machineries,
  keys: ParcelKeys,
): CollectService {
  const parcels = machineryOf(machineries, 'parcels')

  return {
    async collect(actor, code, preview) {
      const shown = await database.inTenant(actor, (context) => findTold(keys, context, code))
      // Thrown after its transaction: a wrong code stays counted.
      if (shown === null) throw fieldProblem('code', 'code_wrong')
      return database.inTenant(actor, async (context) => {
        if (!preview) await handOver(parcels, context, shown)
        return readCollected(context, shown, !preview)
      })
    },
  }
}

/**
 * Finds the parcel of a code. A wrong code counts as a look-up that found nothing: so few of those
 * are allowed per hour that nobody finds a code by trying.
 */
async function findTold(
  keys: ParcelKeys,
  context: TenantContext,
  code: string,
): Promise<ShownCode | null> {
  await openLookUps(context, 'pickup', ['misses'])
  const digest = keys.digest(context.actor.tenantId, code.replace(/\D/g, ''))
  const shown = await codeOfDigest(context, digest)
  if (shown) return shown
  await countLookUp(context, 'pickup', `parcel ${digest.toString('base64url')}`, false)
  return null
}

/**
 * Hands a parcel over. Locks the parcel before its code, in the usual order: a simultaneous
 * revocation waits, and is seen here.
 */
async function handOver(
  parcels: Machinery,
  context: TenantContext,
  shown: ShownCode,
): Promise<void> {
  const { queries, actor } = context
  await queries.first(sql`
    SELECT 1 FROM parcels WHERE tenant_id = ${actor.tenantId} AND id = ${shown.parcelId} FOR UPDATE`)
  if (!(await spendCode(context, shown))) throw problem('state_conflict')
  const values = { handed_how: 'code', handed_name: shown.delegate }
  await changeStateIn(parcels, context, shown.parcelId, 'hand-over', values)
}
