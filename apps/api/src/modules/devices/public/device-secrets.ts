import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { type SecretSeal, secretSeal } from '../../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'

/** The seal of devices' secrets. */
export const deviceSeal = (serverSecret: ServerSecret): SecretSeal =>
  secretSeal(serverSecret, 'device')

/** Stores the secret of a device; it opens for no other device, and in no other company. */
export async function keepDeviceSecret(
  { queries, actor }: TenantContext,
  seal: SecretSeal,
  equipmentId: string,
  secret: string,
): Promise<void> {
  const sealed = seal.seal(`${actor.tenantId} ${equipmentId}`, secret)
  await queries.count(sql`
    INSERT INTO device_secrets (tenant_id, equipment_id, sealed, set_by)
    VALUES (${actor.tenantId}, ${equipmentId}, ${sealed}, ${actor.userId})
    ON CONFLICT (tenant_id, equipment_id)
      DO UPDATE SET sealed = excluded.sealed, set_at = now(), set_by = excluded.set_by`)
}
