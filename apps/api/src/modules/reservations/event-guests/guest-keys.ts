import { type LinkTokens, linkTokens } from '../../../platform/link-tokens.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'

/** The keys by which invitations to a reservation are recognised. */
export type GuestKeys = {
  readonly tokens: LinkTokens
  /** Returns the page of an invitation, which needs no sign-in. */
  linkOf(token: string): string
}

/** Makes the keys of invitations from the server's secret. */
export const guestKeys = (secret: ServerSecret, publicUrl: string): GuestKeys => ({
  tokens: linkTokens(secret, 'event guests'),
  linkOf: (token) => `${publicUrl}/apps/guests/confirm/${token.toLowerCase()}`,
})
