import { createHmac, randomInt } from 'node:crypto'
import { PICKUP_DIGITS } from '@portaria/contract/modules/custody/parcels'
import { type SecretSeal, secretSeal } from '../../../platform/sealed-secret.ts'
import { lastingKey, type ServerSecret } from '../../../platform/secrets/server-secret.ts'

/** The keys by which the codes of parcels are stored and found. */
export type ParcelKeys = {
  /** Encrypts a code for its row. */
  readonly codes: SecretSeal
  /**
   * Returns the digest of a code, with the server's key: there are few enough codes to try them all
   * without one.
   */
  digest(tenantId: string, code: string): Buffer
  newCode(): string
}

export function parcelKeys(secret: ServerSecret): ParcelKeys {
  const key = lastingKey(secret, 'parcel code digests')
  return {
    codes: secretSeal(secret, 'parcel code'),
    digest: (tenantId, code) =>
      createHmac('sha256', key)
        .update(JSON.stringify([tenantId, code]))
        .digest(),
    newCode: () => String(randomInt(10 ** PICKUP_DIGITS)).padStart(PICKUP_DIGITS, '0'),
  }
}
