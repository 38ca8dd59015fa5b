import {
  type DeviceSecretState,
  deviceSecretBody,
  deviceSecretState,
} from '@portaria/contract/modules/devices/device-addresses'
import { equipment } from '@portaria/contract/modules/devices/equipment/equipment'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { SecretSeal } from '../../../platform/sealed-secret.ts'
import { defineAction, defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { askForAddresses, computedAddresses } from '../public/ask-for-addresses.ts'
import { keepDeviceSecret } from '../public/device-secrets.ts'

type Row = RowOf<typeof equipment>

/**
 * Equipment beyond its definition: its addresses need an approval, and its secret is in a table of
 * its own, sealed, which no list, export, history or answer reads.
 */
export const equipmentBehaviour = (seal: SecretSeal) =>
  defineBehaviour(equipment, {
    async beforeWrite(context, next) {
      await askForAddresses(context, next)
      return next
    },
    values: {
      ...computedAddresses,
      secret: { answers: z.optional(deviceSecretState), read: secretOf },
    },
    actions: {
      'set-secret': defineAction(equipment, {
        summary: 'Set the secret that a device asks for, or remove it',
        body: deviceSecretBody,
        answers: deviceSecretState,
        async run(context, device, { secret }) {
          if (secret === null) await removeSecret(context, device)
          else await keepDeviceSecret(context, seal, device.id, secret)
          return secretOf(context, device)
        },
      }),
    },
  })

async function removeSecret({ queries, actor }: TenantContext, { id }: Row): Promise<void> {
  await queries.count(sql`
    DELETE FROM device_secrets WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${id}`)
}

/** Whether a device has a secret, since when and by whom. */
async function secretOf(
  { queries, actor }: TenantContext,
  { id }: Row,
): Promise<DeviceSecretState> {
  const kept = await queries.first(sql<{ at: Date; by: string }>`
    SELECT s.set_at AS at, u.name AS by FROM device_secrets s JOIN users u ON u.id = s.set_by
    WHERE s.tenant_id = ${actor.tenantId} AND s.equipment_id = ${id}`)
  return { set: kept !== undefined, at: kept?.at.toISOString() ?? null, by: kept?.by ?? null }
}
