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

/** Who somebody is at a provider. */
export type IdentityName = Pick<ProvidedSession, 'kind' | 'issuer' | 'subject'>
