import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

/** Defects of the next id token. */
export type Forgery = {
  claims?: JWTPayload
  /**
   * `none` and `HS256` are known forgeries; `stranger` is a key that the provider does not publish.
   */
  signedBy?: 'provider' | 'stranger' | 'none' | 'HS256'
  withoutIdToken?: boolean
}

export type ForgingProvider = {
  readonly issuer: string
  /** Changes of its discovery document. */
  discovery: Record<string, unknown>
  /** The next defect of its token endpoint. */
  forgery: Forgery
  /** The nonce of the sign-in in progress. */
  nonce: string
  /** Replaces its key: tokens signed by the previous one are refused from now on. */
  rotate(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a provider on loopback whose answers have one defect at a time, for defects that
 * `oidc-provider` cannot produce. Written from OpenID Connect Core and Discovery alone.
 */
export async function startForgingProvider(clientId: string): Promise<ForgingProvider> {
  let [keys, stranger] = await Promise.all([keyPair('one'), keyPair('one')])
  let rotated = 1
  const server = createServer((request, response) => {
    const answer = async (): Promise<unknown> => {
      if (request.url === '/.well-known/openid-configuration') return discoveryOf(state)
      if (request.url === '/jwks') return { keys: [keys.published] }
      const idToken = state.forgery.withoutIdToken ? undefined : await idTokenOf(state.forgery)
      return {
        access_token: 'an access token',
        token_type: 'Bearer',
        expires_in: 3_600,
        id_token: idToken,
      }
    }
    const send = async () => {
      const body = JSON.stringify(await answer())
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    }
    void send()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: ForgingProvider = {
    issuer,
    discovery: {},
    forgery: {},
    nonce: '',
    async rotate() {
      rotated += 1
      keys = await keyPair(`key ${rotated}`)
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }

  async function idTokenOf({ claims = {}, signedBy = 'provider' }: Forgery): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    const payload: JWTPayload = {
      iss: issuer,
      aud: clientId,
      sub: 'somebody',
      nonce: state.nonce,
      iat: now,
      exp: now + 3_600,
      ...claims,
    }
    if (signedBy === 'none') return new UnsecuredJWT(payload).encode()
    if (signedBy === 'HS256')
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('a secret that both sides could know'))
    const { privateKey, published } = signedBy === 'stranger' ? stranger : keys
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: published.kid ?? '' })
      .sign(privateKey)
  }
  return state
}

const discoveryOf = ({ issuer, discovery }: ForgingProvider) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  ...discovery,
})

async function keyPair(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return {
    privateKey,
    published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}
