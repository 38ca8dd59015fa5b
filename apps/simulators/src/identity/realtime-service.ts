import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** A person's account at the simulated service. */
type Account = {
  uid: string
  email: string
  password: string
  emailVerified: boolean
  disabled: boolean
}

export type RealtimeServiceOptions = {
  projectId: string
  apiKey: string
  port?: number
  /** Seconds for which its tokens are valid. */
  tokenSeconds?: number
}

export type RealtimeService = {
  /** The settings for its client, with its addresses on this machine. */
  readonly settings: {
    readonly name: string
    readonly apiKey: string
    readonly projectId: string
    readonly identityUrl: string
    readonly tokenUrl: string
    readonly keysUrl: string
    readonly databaseUrl: string
  }
  readonly accounts: Map<string, Account>
  /** The content of its database, by the path below its root. */
  readonly database: Map<string, unknown>
  /** Defects of its next tokens. */
  forgery: { claims?: JWTPayload; stranger?: boolean }
  /** Whether it hides which e-mails have an account, as by default. */
  protectsEmails: boolean
  /** Whether it issues the last token once more. */
  replays: boolean
  /** Whether it refuses everything. */
  isDown: boolean
  /** Whether new accounts may be made. */
  signUp: boolean
  close(): Promise<void>
}

/** A refusal in the service's own words. */
class Refusal extends Error {}

type Body = Record<string, unknown>

/**
 * Starts a realtime database with its identity calls, on loopback: written from the public
 * description of its REST interface alone, with none of its code.
 */
export async function startRealtimeService(
  options: RealtimeServiceOptions,
): Promise<RealtimeService> {
  const { projectId, apiKey, port = 0, tokenSeconds = 3_600 } = options
  const [keys, stranger] = await Promise.all([newKey('one'), newKey('one')])
  const accounts = new Map<string, Account>()
  const database = new Map<string, unknown>()
  const refreshTokens = new Map<string, Account>()
  let made = 0

  const server = createServer((request, response) => {
    void handle(request)
      .then((body) => send(response, 200, body))
      .catch((error: unknown) => {
        const message = error instanceof Refusal ? error.message : 'INTERNAL'
        const code = error instanceof Refusal ? 400 : 500
        send(response, code, { error: { code, message, errors: [{ message }] } })
      })
  })
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: RealtimeService = {
    settings: {
      name: 'Firebase',
      apiKey,
      projectId,
      identityUrl: `${origin}/identity/`,
      tokenUrl: `${origin}/token/`,
      keysUrl: `${origin}/keys`,
      databaseUrl: `${origin}/database/`,
    },
    accounts,
    database,
    forgery: {},
    protectsEmails: true,
    replays: false,
    isDown: false,
    signUp: true,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }

  async function handle(request: IncomingMessage): Promise<unknown> {
    const url = new URL(request.url ?? '/', origin)
    if (state.isDown) throw new Error('it is down')
    if (url.pathname === '/keys') return { keys: [keys.published] }
    if (url.pathname.startsWith('/database/')) return inDatabase(request, url)
    if (url.searchParams.get('key') !== apiKey)
      throw new Refusal('API key not valid. Please pass a valid API key.')
    if (url.pathname === '/token/v1/token') return renew(new URLSearchParams(await text(request)))
    const body = (await json(request)) as Body
    if (url.pathname === '/identity/v1/accounts:signUp') return signUp(body)
    if (url.pathname === '/identity/v1/accounts:signInWithPassword') return signIn(body)
    throw new Refusal('NOT_FOUND')
  }

  async function signUp({ email, password }: Body): Promise<unknown> {
    if (!state.signUp) throw new Refusal('OPERATION_NOT_ALLOWED')
    if (typeof email !== 'string' || !email.includes('@')) throw new Refusal('INVALID_EMAIL')
    if (accounts.has(email)) throw new Refusal('EMAIL_EXISTS')
    if (typeof password !== 'string' || password.length < 6)
      throw new Refusal('WEAK_PASSWORD : Password should be at least 6 characters')
    made += 1
    const account = { uid: `uid-${made}`, email, password, emailVerified: false, disabled: false }
    accounts.set(email, account)
    return session(account)
  }

  async function signIn({ email, password }: Body): Promise<unknown> {
    const account = accounts.get(String(email))
    const isRight = account?.password === password
    if (!isRight && state.protectsEmails) throw new Refusal('INVALID_LOGIN_CREDENTIALS')
    if (!account) throw new Refusal('EMAIL_NOT_FOUND')
    if (!isRight) throw new Refusal('INVALID_PASSWORD')
    if (account.disabled) throw new Refusal('USER_DISABLED')
    return session(account)
  }

  async function session(account: Account): Promise<unknown> {
    const refreshToken = `refresh-${account.uid}-${refreshTokens.size}`
    refreshTokens.set(refreshToken, account)
    return {
      localId: account.uid,
      email: account.email,
      idToken: await idTokenOf(account),
      refreshToken,
      expiresIn: String(tokenSeconds),
    }
  }

  async function renew(form: URLSearchParams): Promise<unknown> {
    const account = refreshTokens.get(form.get('refresh_token') ?? '')
    if (form.get('grant_type') !== 'refresh_token' || !account)
      throw new Refusal('INVALID_REFRESH_TOKEN')
    if (account.disabled) throw new Refusal('USER_DISABLED')
    const idToken = await idTokenOf(account)
    return {
      id_token: idToken,
      access_token: idToken,
      refresh_token: form.get('refresh_token'),
      expires_in: String(tokenSeconds),
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: projectId,
    }
  }

  /** Lets everybody read and write their own place alone, as its usual rules do. */
  async function inDatabase(request: IncomingMessage, url: URL): Promise<unknown> {
    const place = decodeURIComponent(url.pathname.slice('/database/'.length)).replace(/\.json$/, '')
    const uid = issued.get(url.searchParams.get('auth') ?? '')
    if (uid === undefined || place !== `users/${uid}`) throw new Refusal('Permission denied')
    if (request.method === 'PUT') database.set(place, kept(await json(request)))
    return database.get(place) ?? null
  }

  /** The owner of each issued token. */
  const issued = new Map<string, string>()

  async function idTokenOf({ uid, email, emailVerified }: Account): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    const last = [...issued.keys()].at(-1)
    if (state.replays && last !== undefined) return last
    const { claims, stranger: byStranger } = state.forgery
    const { privateKey, published } = byStranger ? stranger : keys
    const token = await new SignJWT({
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      auth_time: now,
      user_id: uid,
      sub: uid,
      iat: now,
      exp: now + tokenSeconds,
      email,
      email_verified: emailVerified,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
      // Makes two tokens of one second differ.
      jti: String((made += 1)),
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: published.kid })
      .sign(privateKey)
    issued.set(token, claims?.sub ?? uid)
    return token
  }

  return state
}

/**
 * Returns the part of a value that the database stores: no empty object or list, and no key with
 * certain characters.
 */
function kept(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, kept(one)] as const)
  if (entries.some(([key]) => key === '' || /[.#$/[\]\p{Cc}]/u.test(key)))
    throw new Refusal(
      "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?",
    )
  const left = entries.filter(([, one]) => one !== null)
  if (left.length === 0) return null
  return Array.isArray(value) ? left.map(([, one]) => one) : Object.fromEntries(left)
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return {
    privateKey,
    published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}
