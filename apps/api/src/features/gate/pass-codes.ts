import { sql } from 'kysely'
import type { PassKeys } from '../../domain/pass-keys.ts'
import { findPass } from '../../domain/passes.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { countLookUp, openLookUps } from '../../register-endpoints/hidden-values/look-up-limits.ts'

/** The pass that a code names, or why it names none here. */
export type CodedPass =
  | { passId: string; refusal: null }
  | { passId: null; refusal: 'pass_unknown' | 'pass_revoked' | null }

/** The length of a PIN, and of a token, as they are typed or scanned. */
const PIN = /^\d{8}$/
const TOKEN = /^[A-Z2-7]{77}$/i

/** The pass of what was typed into the desk's box; neither pass nor refusal for what is no code. */
export async function passOfTyped(
  keys: PassKeys,
  context: TenantContext,
  typed: string,
): Promise<CodedPass> {
  const bare = typed.replace(/\s/g, '')
  if (TOKEN.test(bare)) return passOfCode(keys, context, bare)
  if (!PIN.test(bare)) return { passId: null, refusal: null }
  const found = await passOfPin(keys, context, bare)
  // Eight digits may be a document as well.
  return found.passId === null ? { passId: null, refusal: null } : found
}

/** A link that was renewed since is a revoked one; one of another company is unknown here. */
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
 * The pass of a PIN. A wrong one counts as a look-up that found nothing: so few an hour that nobody at a
 * desk finds one of a hundred million. Throws `throttled`; the caller throws nothing else before the end
 * of the transaction, which would undo the count.
 */
export async function passOfPin(
  keys: PassKeys,
  context: TenantContext,
  pin: string,
): Promise<CodedPass> {
  const { queries, actor } = context
  await openLookUps(context, ['misses'])
  const digest = keys.pinDigest(actor.tenantId, pin.replace(/\D/g, ''))
  const found = await queries.first(sql<{ id: string }>`
    SELECT pass_id AS id FROM pass_secrets
    WHERE tenant_id = ${actor.tenantId} AND pin_digest = ${digest}`)
  if (found) return { passId: found.id, refusal: null }
  await countLookUp(context, `pin ${digest.toString('base64url')}`, false)
  return { passId: null, refusal: 'pass_unknown' }
}
