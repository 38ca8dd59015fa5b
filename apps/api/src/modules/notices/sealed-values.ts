import type { SealedTools } from '../../parts/module.ts'
import { byteSeal } from '../../platform/sealed-secret.ts'
import type { SealedValues } from '../../platform/secrets/sealed-values.ts'

/** Addresses and keys of subscribed browsers. */
export const sealedSubscriptions = ({ secret }: SealedTools): SealedValues[] => [
  {
    table: 'push_subscriptions',
    key: 'id',
    column: 'sealed',
    sealOf: () => byteSeal(secret, 'push'),
    ownerOf: (_, id) => id,
    onPlatform: 'app',
  },
]
