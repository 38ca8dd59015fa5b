import { PERSON_NAME_MAX } from '@portaria/contract/schemas/typed-fields'
import { email } from '@portaria/contract/value-types/email'
import { normalizeText } from '@portaria/contract/value-types/text'
import type { FirstFactor } from '../../../platform/sessions/session.store.ts'

/** What a provider said of a person who signed in there, with everything checked. */
export type ProvidedSession = {
  kind: 'hosted' | 'realtime'
  issuer: string
  /** The provider's name for the person. */
  subject: string
  /** As one is written here; null where it names none, or what is none. */
  email: string | null
  /** Whether the provider proved that the e-mail is the person's. */
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

/** Who somebody is at a provider. */
export type IdentityName = Pick<ProvidedSession, 'kind' | 'issuer' | 'subject'>

/** By which first factor a provider opens a session: a company may require the hosted one. */
export const factorOf = ({ kind }: Pick<ProvidedSession, 'kind'>): FirstFactor =>
  kind === 'hosted' ? 'provider' : 'realtime'

/** An e-mail that a provider claims, as one is written here; null where it is none. */
export function claimedEmail(claim: unknown): string | null {
  const read = typeof claim === 'string' ? email.parse(claim) : null
  return read?.ok ? read.value : null
}

/** A name that a provider claims, as one is written here; null where it is none. */
export const claimedName = (claim: unknown): string | null =>
  typeof claim === 'string' ? normalizeText(claim).slice(0, PERSON_NAME_MAX) || null : null
