import type { SealedTools } from '../../parts/module.ts'
import { byteSeal } from '../../platform/sealed-secret.ts'
import type { SealedValues } from '../../platform/secrets/sealed-values.ts'
import { parcelKeys } from './public/parcel-keys.ts'

/** Codes of parcels, which are looked up by their digests. */
export function sealedCodes({ secret }: SealedTools): SealedValues[] {
  const { digest } = parcelKeys(secret)
  return [
    {
      table: 'parcel_codes',
      key: 'id',
      column: 'sealed',
      sealOf: () => byteSeal(secret, 'parcel code'),
      ownerOf: (_, id) => id,
      digest: { column: 'digest', of: digest },
    },
  ]
}
