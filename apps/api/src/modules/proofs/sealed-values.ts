import type { SealedTools } from '../../parts/module.ts'
import { byteSeal } from '../../platform/sealed-secret.ts'
import type { SealedValues } from '../../platform/secrets/sealed-values.ts'

/** Keys of authenticator apps. */
export const sealedAppKeys = ({ secret }: SealedTools): SealedValues[] => [
  {
    table: 'user_totp',
    key: 'user_id',
    column: 'sealed_secret',
    sealOf: () => byteSeal(secret, 'second factor'),
    ownerOf: (_, id) => id,
    onPlatform: 'auth',
  },
]
