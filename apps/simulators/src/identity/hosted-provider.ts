import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration } from 'oidc-provider'

/** A person with an account at the simulated provider. */
export type HostedPerson = {
  /** The provider's id of the person; also typed into its login page. */
  subject: string
  email: string
  emailVerified: boolean
  name?: string
}

export type HostedProviderOptions = {
  /** Its people, or a function that finds one. */
  people: readonly HostedPerson[] | ((subject: string) => HostedPerson | undefined)
  clientId: string
  clientSecret?: string
  /** Addresses that it may redirect to. */
  redirectUris: readonly string[]
  postLogoutRedirectUris?: readonly string[]
  /**
   * Seconds for which its tokens are valid, and whether a session can be renewed; read at each
   * sign-in.
   */
  tokens?: { seconds: number; renewable: boolean }
  port?: number
  /** Settings of the library, in addition to those of the simulator. */
  configuration?: Partial<Configuration>
}

export type HostedProvider = {
  readonly issuer: string
  /** Base address of its people's metadata; ends with a slash. */
  readonly managementUrl: string
  /** The stored metadata, by subject. */
  readonly metadata: Map<string, unknown>
  close(): Promise<void>
}

/** Path of the metadata, as at large providers. */
const MANAGEMENT = '/api/v2/users/'

/**
 * Starts a hosted identity provider on loopback, with its own login pages: `oidc-provider`, which
 * shares no code with the product.
 */
export async function startHostedProvider(options: HostedProviderOptions): Promise<HostedProvider> {
  const {
    people,
    clientId,
    clientSecret,
    tokens = { seconds: 3_600, renewable: true },
    port = 0,
  } = options
  let answer: ReturnType<Provider['callback']> | null = null
  const metadata = new Map<string, unknown>()
  const server = createServer((request, response) => {
    if (request.url?.startsWith(MANAGEMENT)) void manage(request, response)
    else void answer?.(request, response)
  })
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [...options.redirectUris],
        post_logout_redirect_uris: [...(options.postLogoutRedirectUris ?? [])],
        grant_types: ['authorization_code', 'refresh_token'],
        ...(clientSecret === undefined
          ? { token_endpoint_auth_method: 'none' as const }
          : {
              client_secret: clientSecret,
              token_endpoint_auth_method: 'client_secret_post' as const,
            }),
      },
    ],
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As at large providers: claims are in the id token, not only at another address.
    conformIdTokenClaims: false,
    // As at large providers: a session can be renewed without consent at each sign-in.
    issueRefreshToken: async () => tokens.renewable,
    ttl: {
      AccessToken: () => tokens.seconds,
      IdToken: () => tokens.seconds,
      Session: 86_400,
      Grant: 86_400,
    },
    cookies: { keys: ['a key of the simulator'] },
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    findAccount(_context, subject) {
      const person =
        typeof people === 'function'
          ? people(subject)
          : people.find((one) => one.subject === subject)
      if (person === undefined) return undefined
      const { email, emailVerified, name } = person
      return {
        accountId: subject,
        claims: async () => ({
          sub: subject,
          email,
          email_verified: emailVerified,
          ...(name !== undefined && { name }),
        }),
      }
    },
    ...options.configuration,
  })
  answer = provider.callback()

  /** Lets each person read and change their own metadata, by an access token. */
  async function manage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const subject = decodeURIComponent(request.url?.slice(MANAGEMENT.length) ?? '')
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const found = await provider.AccessToken.find(token)
    if (found?.accountId !== subject) {
      response.writeHead(401).end()
      return
    }
    if (request.method === 'PATCH') {
      const body: unknown = JSON.parse(await text(request))
      if (typeof body === 'object' && body && 'user_metadata' in body)
        metadata.set(subject, body.user_metadata)
    }
    const body = { user_id: subject, user_metadata: metadata.get(subject) ?? {} }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  return {
    issuer,
    managementUrl: `${issuer}${MANAGEMENT.replace('users/', '')}`,
    metadata,
    close: () => closed(server),
  }
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise<void>((done) => {
    server.close(() => done())
  })
}
