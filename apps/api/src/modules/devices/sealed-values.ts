import type { SealedTools } from '../../parts/module.ts'
import { byteSeal } from '../../platform/sealed-secret.ts'
import type { SealedValues } from '../../platform/secrets/sealed-values.ts'

/** Secrets of devices. */
export const sealedDeviceValues = ({ secret }: SealedTools): SealedValues[] => [
  {
    table: 'device_secrets',
    key: 'equipment_id',
    column: 'sealed',
    sealOf: () => byteSeal(secret, 'device'),
    ownerOf: (tenantId, id) => `${tenantId} ${id}`,
  },
]
