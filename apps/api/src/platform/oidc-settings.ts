import * as z from 'zod'
import { StartupError } from './startup-error.ts'

/** The hosted identity provider of the installation (OpenID Connect). */
export type OidcSettings = {
  /** Its address, as in its tokens. */
  readonly issuer: string
  readonly clientId: string
  /** Absent if the provider needs none. */
  readonly clientSecret?: string
  /** The audience that access tokens are requested for. */
  readonly audience?: string
  readonly scopes: string
  /** Its name on tabs and buttons. */
  readonly name: string
  /** Base address of the management API, which stores a person's metadata; ends with a slash. */
  readonly managementUrl?: string
}

/**
 * Scopes requested of a hosted provider (identities §2); `offline_access` lets a session be
 * renewed.
 */
const SCOPES =
  'openid profile email user_metadata read:current_user update:current_user_metadata offline_access'

const NAME_MAX = 40

const isAddress = (value: string) => {
  const url = URL.parse(value)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  )
}

const address = z
  .string()
  .refine(isAddress, 'must be an address such as https://identity.example.com/')

/** The settings from the environment; each has a single message for any wrong value. */
export const oidcKnobs = {
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().max(255, 'must have at most 255 characters').optional(),
  OIDC_CLIENT_SECRET: z.string().max(512, 'must have at most 512 characters').optional(),
  OIDC_AUDIENCE: z.string().max(512, 'must have at most 512 characters').optional(),
  OIDC_SCOPES: z
    .string()
    .refine(
      (value) => value.split(' ').includes('openid') && !/[^\x21-\x7e ]/.test(value),
      'must be a list with spaces between, with openid in it',
    )
    .default(SCOPES),
  OIDC_NAME: z.string().trim().max(NAME_MAX, `must have at most ${NAME_MAX} characters`).optional(),
  OIDC_MANAGEMENT_URL: address.transform((value) => value.replace(/\/?$/, '/')).optional(),
}

type Knobs = z.output<z.ZodObject<typeof oidcKnobs>>

/**
 * Reads the settings of the hosted provider; undefined if none is set. Throws a `StartupError` for
 * an incomplete set, or for plain http outside of a demonstration.
 */
export function readOidcSettings(knobs: Knobs, isDemonstration: boolean): OidcSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_MANAGEMENT_URL: managementUrl,
  } = knobs
  if (issuer === undefined) {
    const part = Object.entries(knobs).find(
      ([name, value]) => value !== undefined && name.startsWith('OIDC_') && name !== 'OIDC_SCOPES',
    )
    if (part) throw new StartupError(`${part[0]} needs OIDC_ISSUER.`)
    return undefined
  }
  if (clientId === undefined) throw new StartupError('OIDC_ISSUER needs OIDC_CLIENT_ID.')
  for (const [name, value] of Object.entries({
    OIDC_ISSUER: issuer,
    OIDC_MANAGEMENT_URL: managementUrl,
  }))
    if (value?.startsWith('http:') && !isDemonstration)
      throw new StartupError(`${name} must be an https address unless SEED is demo.`)
  return {
    issuer,
    clientId,
    ...(knobs.OIDC_CLIENT_SECRET !== undefined && { clientSecret: knobs.OIDC_CLIENT_SECRET }),
    ...(knobs.OIDC_AUDIENCE !== undefined && { audience: knobs.OIDC_AUDIENCE }),
    scopes: knobs.OIDC_SCOPES,
    name: knobs.OIDC_NAME ?? new URL(issuer).hostname,
    ...(managementUrl !== undefined && { managementUrl }),
  }
}
