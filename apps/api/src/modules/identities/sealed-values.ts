import type { SealedTools } from '../../parts/module.ts'
import { byteSeal } from '../../platform/sealed-secret.ts'
import type { SealedValues } from '../../platform/secrets/sealed-values.ts'

/** Tokens of sessions at providers. */
export const sealedTokens = ({ secret }: SealedTools): SealedValues[] =>
  ['refresh_token', 'access_token'].map((column) => ({
    table: 'provider_sessions',
    key: 'id',
    column,
    sealOf: () => byteSeal(secret, 'provider session'),
    ownerOf: (_, id) => id,
    onPlatform: 'auth',
  }))
