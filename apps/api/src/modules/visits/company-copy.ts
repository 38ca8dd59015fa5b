import { bytesOf, type CompanyCopy } from '../../platform/backups/one-company/company-copy.ts'
import type { ServerSecret } from '../../platform/secrets/server-secret.ts'
import { passKeys } from './public/pass-keys.ts'

/** PINs of passes are found by a digest that holds the company. */
export function visitsCopy({
  secret,
  publicUrl,
}: {
  secret: ServerSecret
  publicUrl: string
}): CompanyCopy {
  const { pins, pinDigest } = passKeys(secret, publicUrl)
  return {
    sealed: [
      {
        table: 'pass_secrets',
        key: 'pass_id',
        columns: ['pin_sealed', 'pin_digest'],
        seal(row, { to }) {
          const id = String(row['pass_id'])
          const pin = pins.open(id, bytesOf(row, 'pin_sealed'))
          if (pin === null) return null
          return { pin_sealed: pins.seal(id, pin), pin_digest: pinDigest(to, pin) }
        },
      },
    ],
  }
}
