import { createHmac, randomInt } from 'node:crypto'
import { type LinkTokens, linkTokens } from '../../../platform/link-tokens.ts'
import { type SecretSeal, secretSeal } from '../../../platform/sealed-secret.ts'
import { lastingKey, type ServerSecret } from '../../../platform/secrets/server-secret.ts'

/** Digits of a PIN (visits §21). */
const PIN_DIGITS = 8

/** The keys of passes: the token of their link and QR code, and a PIN. */
export type PassKeys = {
  readonly tokens: LinkTokens
  /** The page of a pass, which needs no sign-in. */
  linkOf(token: string): string
  /** Encrypts a PIN for its pass. */
  readonly pins: SecretSeal
  /** There are few enough PINs to try them all: without the server's key a digest reveals none. */
  pinDigest(tenantId: string, pin: string): Buffer
  newPin(): string
}

export function passKeys(secret: ServerSecret, publicUrl: string): PassKeys {
  const key = lastingKey(secret, 'pass PIN digests')
  return {
    tokens: linkTokens(secret, 'passes'),
    linkOf: (token) => `${publicUrl}/apps/guests/pass/${token}`,
    pins: secretSeal(secret, 'pass PIN'),
    pinDigest: (tenantId, pin) =>
      createHmac('sha256', key)
        .update(JSON.stringify([tenantId, pin]))
        .digest(),
    newPin: () => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0'),
  }
}
