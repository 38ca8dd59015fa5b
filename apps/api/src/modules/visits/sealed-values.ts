import type { SealedTools } from '../../parts/module.ts'
import { byteSeal } from '../../platform/sealed-secret.ts'
import type { SealedValues } from '../../platform/secrets/sealed-values.ts'
import { passKeys } from './public/pass-keys.ts'

/** PINs of passes, which are looked up by their digests. */
export function sealedPassValues({ secret, publicUrl }: SealedTools): SealedValues[] {
  const { pinDigest } = passKeys(secret, publicUrl)
  return [
    {
      table: 'pass_secrets',
      key: 'pass_id',
      column: 'pin_sealed',
      sealOf: () => byteSeal(secret, 'pass PIN'),
      ownerOf: (_, id) => id,
      digest: { column: 'pin_digest', of: pinDigest },
    },
  ]
}
