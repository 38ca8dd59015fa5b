import { type LinkTokens, linkTokens } from '../../../platform/link-tokens.ts'

/** What invitations to a reservation are recognised by. */
export type GuestKeys = {
  readonly tokens: LinkTokens
  /** The page of an invitation, which needs no sign-in. */
  linkOf(token: string): string
}

/** The keys of invitations, made of the server's secret. */
export const guestKeys = (secret: string, publicUrl: string): GuestKeys => ({
  tokens: linkTokens(secret, 'event guests'),
  linkOf: (token) => `${publicUrl}/apps/guests/confirm/${token.toLowerCase()}`,
})
