import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { PassKeys } from './pass-keys.ts'
import { findPass } from './passes.ts'

/** The pass of a code, or the reason why there is none here. */
export type CodedPass =
  | { passId: string; refusal: null }
  | { passId: null; refusal: 'pass_unknown' | 'pass_revoked' | null }

/**
 * Returns the pass of a code. A link that was renewed since counts as revoked; one of another
 * company as unknown.
 */
export async function passOfCode(
  keys: PassKeys,
  context: TenantContext,
  code: string,
): Promise<CodedPass> {
  const token = keys.tokens.read(code)
  const isHere = token?.tenantId === context.actor.tenantId
  const pass = token && isHere ? await findPass(context, token.id) : undefined
  if (!token || !pass) return { passId: null, refusal: 'pass_unknown' }
  if (token.isOf(pass.generation)) return { passId: pass.id, refusal: null }
  const isOlder = Array.from({ length: pass.generation }, (_, nth) => nth).some(token.isOf)
  return { passId: null, refusal: isOlder ? 'pass_revoked' : 'pass_unknown' }
}

/**
 * Returns the pass of a PIN, and the digest by which its look-up is counted. The caller limits the
 * tries: there are few enough PINs to try them all.
 */
export async function findPin(
  keys: PassKeys,
  { queries, actor }: TenantContext,
  pin: string,
): Promise<{ passId: string | null; digest: string }> {
  const digest = keys.pinDigest(actor.tenantId, pin.replace(/\D/g, ''))
  const found = await queries.first(sql<{ id: string }>`
    SELECT pass_id AS id FROM pass_secrets
    WHERE tenant_id = ${actor.tenantId} AND pin_digest = ${digest}`)
  return { passId: found?.id ?? null, digest: `pin ${digest.toString('base64url')}` }
}
