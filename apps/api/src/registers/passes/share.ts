import { shareBody, sharedPass } from '@portaria/contract/features/visits'
import { sql } from 'kysely'
import type { PassKeys } from '../../domain/pass-keys.ts'
import { readShared } from '../../domain/shared-passes.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'
import type { ActionHandler } from '../../register-endpoints/register-behaviour.ts'

const PIN_TRIES = 5

/**
 * Gives a pass the PIN that a person without a screen says at the gate; another one where it had one.
 * No two live passes of a company have the same.
 */
export async function givePin(
  keys: PassKeys,
  { queries, actor }: TenantContext,
  id: string,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const pin = keys.newPin()
    const digest = keys.pinDigest(actor.tenantId, pin)
    const taken = await queries.first(sql`
      SELECT 1 FROM passes WHERE tenant_id = ${actor.tenantId} AND pin_digest = ${digest}
        AND state = 'active' AND deleted_at IS NULL`)
    if (taken && tries < PIN_TRIES) continue
    await queries.count(sql`
      UPDATE passes SET pin_sealed = ${keys.pins.seal(id, pin)}, pin_digest = ${digest}
      WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
    return
  }
}

/**
 * The link, code and PIN of an active pass: the same each time, until `renew` ends them and makes others
 * (domain.md section 4, Tokens in links). Throws `state_conflict` for a revoked one.
 */
export const sharePass = (keys: PassKeys): ActionHandler => ({
  summary: 'Read the link, code and PIN of a pass, or make new ones',
  body: shareBody,
  answers: sharedPass,
  isPreview: (body) => shareBody.parse(body)?.renew !== true,
  async run(context, row, body) {
    if (row['state'] !== 'active') throw problem('state_conflict')
    if (shareBody.parse(body)?.renew === true) await renew(keys, context, row.id)
    return readShared(keys, context, row.id)
  },
})

async function renew(keys: PassKeys, context: TenantContext, id: string): Promise<void> {
  const { queries, actor } = context
  await queries.count(sql`
    UPDATE passes SET generation = generation + 1, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  await givePin(keys, context, id)
}
