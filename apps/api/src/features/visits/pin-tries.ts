import { sql } from 'kysely'
import type { PassKeys } from '../../domain/pass-keys.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { countLookUp, openLookUps } from '../../register-endpoints/hidden-values/look-up-limits.ts'

/**
 * The pass of a PIN; null, and a look-up that found nothing, for a wrong one: so few an hour that
 * nobody at a desk finds one of a hundred million. Throws `throttled`; the caller throws nothing before
 * the end of the transaction, which would undo the count.
 */
export async function passOfPin(
  keys: PassKeys,
  context: TenantContext,
  pin: string,
): Promise<string | null> {
  const { queries, actor } = context
  await openLookUps(context, ['misses'])
  const digest = keys.pinDigest(actor.tenantId, pin.replace(/\D/g, ''))
  const found = await queries.first(sql<{ id: string }>`
    SELECT pass_id AS id FROM pass_secrets
    WHERE tenant_id = ${actor.tenantId} AND pin_digest = ${digest}`)
  if (!found) await countLookUp(context, `pin ${digest.toString('base64url')}`, false)
  return found?.id ?? null
}
