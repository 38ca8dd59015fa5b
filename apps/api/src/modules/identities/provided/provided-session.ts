import { PERSON_NAME_MAX } from '@portaria/contract/schemas/typed-fields'
import { email } from '@portaria/contract/value-types/email'
import { normalizeText } from '@portaria/contract/value-types/text'
import type { FirstFactor } from '../../../platform/sessions/session.store.ts'

/** A provider's answer about a person who signed in there, with everything checked. */
export type ProvidedSession = {
  kind: 'hosted' | 'realtime'
  issuer: string
  /** The name by which the provider knows the person. */
  subject: string
  /** In the form of this application; null where there is none, or an invalid one. */
  email: string | null
  /** Whether the provider has proved that the e-mail belongs to the person. */
  emailVerified: boolean
  name: string | null
  accessToken: string
  idToken: string
  /** Null where the session cannot be renewed. */
  refreshToken: string | null
  expiresAt: Date
}

/** Seconds by which the clocks of a provider and of this server may differ. */
export const CLOCK_SECONDS = 60

/** The name of a person's identity at a provider. */
export type IdentityName = Pick<ProvidedSession, 'kind' | 'issuer' | 'subject'>

/** The first factor of a session that a provider opens: a company may require the hosted one. */
export const factorOf = ({ kind }: Pick<ProvidedSession, 'kind'>): FirstFactor =>
  kind === 'hosted' ? 'provider' : 'realtime'

/** An e-mail from a provider, in the form of this application; null for an invalid one. */
export function claimedEmail(claim: unknown): string | null {
  const read = typeof claim === 'string' ? email.parse(claim) : null
  return read?.ok ? read.value : null
}

/** A name from a provider, in the form of this application; null for an invalid one. */
export const claimedName = (claim: unknown): string | null =>
  typeof claim === 'string' ? normalizeText(claim).slice(0, PERSON_NAME_MAX) || null : null
