import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import type { PassKeys } from './pass-keys.ts'

const PIN_TRIES = 5

/**
 * Gives a pass a PIN, which a person without a screen says at the gate, and ends its earlier link
 * and PIN. PINs are unique in a company, among passes and people.
 */
export async function renewSecrets(
  keys: PassKeys,
  { queries, actor }: TenantContext,
  id: string,
): Promise<void> {
  for (let tries = 1; tries <= PIN_TRIES; tries += 1) {
    const pin = keys.newPin()
    const [sealed, digest] = [keys.pins.seal(id, pin), keys.pinDigest(actor.tenantId, pin)]
    const given = await queries.count(sql`
      INSERT INTO pass_secrets AS s (tenant_id, pass_id, pin_sealed, pin_digest)
      SELECT ${actor.tenantId}, ${id}, ${sealed}, ${digest}
      WHERE is_free_pin(${actor.tenantId}, ${digest})
      ON CONFLICT (tenant_id, pass_id) DO UPDATE SET generation = s.generation + 1,
        pin_sealed = excluded.pin_sealed, pin_digest = excluded.pin_digest`)
    if (given > 0) return
  }
  throw problem('unavailable', { retry_after: 1 })
}
