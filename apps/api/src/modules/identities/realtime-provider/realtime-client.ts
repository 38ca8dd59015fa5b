import { isStorable } from '@portaria/contract/value-types/storable'
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import * as z from 'zod'
import { type GuardedFetch, guardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import type { RealtimeSettings } from '../../../platform/realtime-settings.ts'
import type { ResolveName } from '../../../platform/resolve-name.ts'
import { CLOCK_SECONDS, claimedEmail, type ProvidedSession } from '../provided/provided-session.ts'
import { refusalOf } from './realtime-refusal.ts'

export type Credentials = { email: string; password: string }

export type RealtimeClient = {
  /**
   * Makes an account there. Throws the problems of `refusalOf`, and an error where the service does
   * not answer correctly.
   */
  signUp(credentials: Credentials): Promise<ProvidedSession>
  /** Signs in by an account of the service. Throws like `signUp`. */
  signIn(credentials: Credentials): Promise<ProvidedSession>
  /** Renews a session. Throws if the service does not renew it. */
  renew(refreshToken: string): Promise<ProvidedSession>
}

/** Limit of a token's age. */
const MOST_AGE = '5 minutes'

const signedIn = z.object({ idToken: z.string(), refreshToken: z.string() })
const renewed = z.object({ id_token: z.string(), refresh_token: z.string() })
const refused = z.object({ error: z.object({ message: z.string() }) })
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255).refine(isStorable),
  exp: z.number(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
})

type Options = {
  settings: RealtimeSettings
  /**
   * Whether calls to this machine are allowed, also by plain http: with the demonstration's data
   * and in tests.
   */
  loopback: boolean
  resolve?: ResolveName
}

/** Makes the identity calls of the realtime database service. */
export function realtimeClient({ settings, loopback, resolve }: Options): RealtimeClient {
  const { apiKey, projectId, identityUrl, tokenUrl, keysUrl } = settings
  const issuer = `https://securetoken.google.com/${projectId}`
  const origins = new Set(
    [identityUrl, tokenUrl, keysUrl].map((address) => new URL(address).origin),
  )
  const call: GuardedFetch = guardedFetch({
    approves: (origin) => origins.has(origin),
    loopback,
    ...(resolve && { resolve }),
  })
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    [customFetch]: (address) => call(address),
  })

  async function ask<Answer>(address: string, body: string, schema: z.ZodType<Answer>) {
    const isForm = address.startsWith(tokenUrl)
    const headers = {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    }
    const answer = await call(`${address}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers,
      body,
    })
    const read: unknown = await answer.json().catch(() => null)
    if (answer.ok) return schema.parse(read)
    const refusal = refused.safeParse(read)
    const message = refusal.success ? refusal.data.error.message : `status ${answer.status}`
    throw refusalOf(message) ?? new Error(`the identity service refuses: ${message.slice(0, 100)}`)
  }

  async function verified(idToken: string, refreshToken: string): Promise<ProvidedSession> {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: projectId,
      algorithms: ['RS256'],
      maxTokenAge: MOST_AGE,
      clockTolerance: CLOCK_SECONDS,
    })
    const { sub, exp, email, email_verified: isVerified } = claims.parse(payload)
    return {
      kind: 'realtime',
      issuer,
      subject: sub,
      email: claimedEmail(email),
      emailVerified: isVerified === true,
      name: null,
      accessToken: idToken,
      idToken,
      refreshToken,
      expiresAt: new Date(exp * 1_000),
    }
  }

  async function byPassword(deed: string, { email, password }: Credentials) {
    const body = JSON.stringify({ email, password, returnSecureToken: true })
    const answer = await ask(`${identityUrl}v1/accounts:${deed}`, body, signedIn)
    return verified(answer.idToken, answer.refreshToken)
  }

  return {
    signUp: (credentials) => byPassword('signUp', credentials),
    signIn: (credentials) => byPassword('signInWithPassword', credentials),

    async renew(refreshToken) {
      const form = new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      })
      const answer = await ask(`${tokenUrl}v1/token`, form.toString(), renewed)
      return verified(answer.id_token, answer.refresh_token)
    },
  }
}
