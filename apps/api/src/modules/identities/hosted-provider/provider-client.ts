import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
} from 'openid-client'
import type { OidcSettings } from '../../../platform/oidc-settings.ts'
import { guardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import type { ResolveName } from '../../../platform/resolve-name.ts'
import { CLOCK_SECONDS, type ProvidedSession } from '../provided/provided-session.ts'
import { readProviderSession } from './provider-session.ts'

/** The values of a sign-in that has begun, which the server stores for the provider's answer. */
export type Attempt = { state: string; nonce: string; verifier: string }

/**
 * The request of a person; `again` makes a person who has a session with the provider sign in once
 * more.
 */
export type Asked = 'login' | 'register' | 'again'

export type ProviderClient = {
  /** The address of the provider's own page, and the values that its answer must fit. */
  begin(asked: Asked): Promise<{ address: string; attempt: Attempt }>
  /**
   * The provider's answer about the person who comes back. Throws where anything is wrong: issuer,
   * audience, nonce, state, signature, times.
   */
  complete(callback: URL, attempt: Attempt, asked: Asked): Promise<ProvidedSession>
  /** The session with a later expiry. Throws where the provider does not renew it. */
  renew(refreshToken: string): Promise<ProvidedSession>
  /** The address for signing out of the provider; null where it has no such page. */
  endAddress(idToken: string): Promise<string | null>
}

type Options = {
  settings: OidcSettings
  /** The origin of the address that people type. */
  publicUrl: string
  /**
   * Whether calls to this machine are allowed, also by plain http: with the demonstration's data
   * and in tests.
   */
  loopback: boolean
  resolve?: ResolveName
}

/** Milliseconds for which a provider's metadata is used. */
const DISCOVERY_MS = 3_600_000

/**
 * Milliseconds for which metadata is used before a browser is led to the provider's page: an
 * unavailable provider would leave the browser on an error.
 */
const ALIVE_MS = 1_000

/** Milliseconds for which a provider that did not answer gets no further call. */
const FAILURE_MS = 3_000

/** Makes the calls to the hosted identity provider of the installation. */
export function providerClient({
  settings,
  publicUrl,
  loopback,
  resolve,
}: Options): ProviderClient {
  const { issuer, clientId, clientSecret, audience, scopes } = settings
  const redirectUri = `${publicUrl}/callback`
  const origins = new Set([new URL(issuer).origin])
  const fetchGuarded = guardedFetch({
    approves: (origin) => origins.has(origin),
    loopback,
    ...(resolve && { resolve }),
  })
  let known: { config: Promise<Configuration>; at: number; until: number } | null = null

  async function discover(): Promise<Configuration> {
    const config = await discovery(
      new URL(issuer),
      clientId,
      { [clockTolerance]: CLOCK_SECONDS, ...(clientSecret && { client_secret: clientSecret }) },
      clientSecret ? ClientSecretPost(clientSecret) : None(),
      {
        [customFetch]: (address, { method, headers, body }) =>
          fetchGuarded(address, { method, headers, body: textOf(body) }),
        execute: [enableNonRepudiationChecks, ...(loopback ? [allowInsecureRequests] : [])],
      },
    )
    const { token_endpoint, jwks_uri } = config.serverMetadata()
    // Large providers serve tokens and keys at other origins than that of their issuer, whose
    // metadata lists them.
    for (const place of [token_endpoint, jwks_uri])
      if (place !== undefined) origins.add(new URL(place).origin)
    return config
  }

  /**
   * Returns the provider's configuration. Simultaneous callers share one call, and a failed call is
   * not repeated at once.
   */
  function configuration(mostAge = DISCOVERY_MS): Promise<Configuration> {
    const now = Date.now()
    if (known !== null && now < known.until && now - known.at < mostAge) return known.config
    const before = known
    const asked = { config: discover(), at: now, until: now + DISCOVERY_MS }
    asked.config.catch(() => {
      // Callers who do not need to know whether the provider is available may still use the earlier
      // metadata.
      if (known === asked && before !== null && now < before.until) known = before
      else asked.until = Date.now() + FAILURE_MS
    })
    known = asked
    return asked.config
  }

  return {
    async begin(asked) {
      const config = await configuration(ALIVE_MS)
      const attempt: Attempt = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      }
      const address = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: scopes,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(audience !== undefined && { audience }),
        ...pageOf(asked, config),
      })
      return { address: address.href, attempt }
    },

    async complete(callback, { state, nonce, verifier }, asked) {
      const config = await configuration()
      const tokens = await authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(asked === 'again' && { maxAge: 0 }),
      })
      return readProviderSession(tokens, clientId)
    },

    async renew(refreshToken) {
      const tokens = await refreshTokenGrant(await configuration(), refreshToken)
      return readProviderSession(tokens, clientId)
    },

    async endAddress(idToken) {
      const config = await configuration(ALIVE_MS)
      if (config.serverMetadata().end_session_endpoint === undefined) return null
      return buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${publicUrl}/login`,
      }).href
    },
  }
}

/** The parameters for the provider's page, in its own terms. */
function pageOf(asked: Asked, config: Configuration): Record<string, string> {
  if (asked === 'again') return { max_age: '0', prompt: 'login' }
  if (asked === 'login') return {}
  const { prompt_values_supported: prompts } = config.serverMetadata()
  const offersCreate = Array.isArray(prompts) && prompts.includes('create')
  return offersCreate ? { prompt: 'create' } : { screen_hint: 'signup' }
}

function textOf(body: unknown): string | null {
  if (body === null || body === undefined) return null
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new Error('the library of the provider sends a body of an unknown kind')
}
