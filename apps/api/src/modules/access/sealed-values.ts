import type { SealedTools } from '../../parts/module.ts'
import { byteSeal } from '../../platform/sealed-secret.ts'
import type { SealedValues } from '../../platform/secrets/sealed-values.ts'
import { passKeys } from '../visits/public/pass-keys.ts'

/** PINs and photos of people, and new passwords of readers. */
export function sealedAccessValues({ secret, publicUrl }: SealedTools): SealedValues[] {
  const { pinDigest } = passKeys(secret, publicUrl)
  return [
    {
      table: 'access_pins',
      key: 'id',
      column: 'sealed',
      sealOf: () => byteSeal(secret, 'own PIN'),
      ownerOf: (_, id) => id,
      digest: { column: 'digest', of: pinDigest },
    },
    {
      table: 'faces',
      key: 'id',
      column: 'photo',
      sealOf: (tenantId) => byteSeal(secret, 'photos of faces', tenantId),
      ownerOf: (_, id) => id,
    },
    {
      table: 'reader_commands',
      key: 'id',
      column: 'sealed',
      sealOf: () => byteSeal(secret, 'reader password'),
      ownerOf: (tenantId, id) => `${tenantId} ${id}`,
    },
  ]
}
