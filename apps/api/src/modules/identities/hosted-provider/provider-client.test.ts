import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type ForgingProvider,
  type HostedProviderOptions,
  hostedBrowser,
  startForgingProvider,
  startHostedProvider,
} from '../../../testing/provider-peers.ts'
import { providerClient } from './provider-client.ts'
import { describeFailure } from './provider-failure.ts'

const PUBLIC_URL = 'http://localhost:9'
const settings = {
  clientId: 'portaria',
  scopes: 'openid email profile offline_access',
  name: 'Conta',
}

/** The reason why an answer was refused, in the words of the log. */
const failureOf = (taken: Promise<unknown>) => taken.then(() => 'taken', describeFailure)

const people = [
  { subject: 'rita', email: 'rita@exemplo.example', emailVerified: true, name: 'Rita Prado' },
  { subject: 'ivo', email: 'ivo@exemplo.example', emailVerified: false },
]

async function open(options: Partial<HostedProviderOptions> = {}) {
  const provider = await startHostedProvider({
    people,
    clientId: settings.clientId,
    redirectUris: [`${PUBLIC_URL}/callback`],
    ...options,
  })
  onTestFinished(provider.close)
  const { issuer } = provider
  const { clientSecret } = options
  return {
    issuer,
    client: providerClient({
      settings: { ...settings, issuer, ...(clientSecret && { clientSecret }) },
      publicUrl: PUBLIC_URL,
      loopback: true,
    }),
  }
}

describe('with a real provider', () => {
  test.each([undefined, 'a secret of the client'])(
    'somebody signs in (secret: %s)',
    async (secret) => {
      const { client, issuer } = await open(secret === undefined ? {} : { clientSecret: secret })
      const { address, attempt } = await client.begin('login')
      const callback = await hostedBrowser()(address, 'rita')
      const session = await client.complete(callback, attempt, 'login')
      expect(session).toMatchObject({
        issuer,
        subject: 'rita',
        email: 'rita@exemplo.example',
        emailVerified: true,
        name: 'Rita Prado',
      })
      expect(session.expiresAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
    },
  )

  test('an e-mail that the provider did not verify is marked as such', async () => {
    const { client } = await open()
    const { address, attempt } = await client.begin('login')
    const session = await client.complete(await hostedBrowser()(address, 'ivo'), attempt, 'login')
    expect(session).toMatchObject({ email: 'ivo@exemplo.example', emailVerified: false })
  })

  test('a code works once', async () => {
    const { client } = await open()
    const { address, attempt } = await client.begin('login')
    const callback = await hostedBrowser()(address, 'rita')
    await client.complete(callback, attempt, 'login')
    expect(await failureOf(client.complete(callback, attempt, 'login'))).toContain('invalid_grant')
  })

  test('an answer fits the sign-in that asked for it, and no other', async () => {
    const { client } = await open()
    const [mine, other] = [await client.begin('login'), await client.begin('login')]
    const callback = await hostedBrowser()(mine.address, 'rita')
    expect(await failureOf(client.complete(callback, other.attempt, 'login'))).toContain('"state"')
    const mixed = { ...mine.attempt, verifier: other.attempt.verifier }
    expect(await failureOf(client.complete(callback, mixed, 'login'))).toContain('invalid_grant')
  })

  test('an answer in the name of another provider is refused', async () => {
    const { client } = await open()
    const { address, attempt } = await client.begin('login')
    const callback = await hostedBrowser()(address, 'rita')
    callback.searchParams.set('iss', 'https://another.example')
    expect(await failureOf(client.complete(callback, attempt, 'login'))).toContain('"iss"')
  })

  test('registering leads to the sign-up page, if the provider is known to have one', async () => {
    const { client } = await open()
    expect((await client.begin('register')).address).toContain('screen_hint=signup')
  })
})

describe('with a provider that forges', () => {
  async function forge(change: (provider: ForgingProvider) => unknown) {
    const provider = await startForgingProvider(settings.clientId)
    onTestFinished(provider.close)
    const { issuer } = provider
    const client = providerClient({
      settings: { ...settings, issuer },
      publicUrl: PUBLIC_URL,
      loopback: true,
    })
    const { attempt } = await client.begin('login')
    provider.nonce = attempt.nonce
    await change(provider)
    const callback = new URL(`${PUBLIC_URL}/callback?code=a&state=${attempt.state}`)
    return client.complete(callback, attempt, 'login')
  }
  const now = () => Math.floor(Date.now() / 1_000)

  test('a correct answer is accepted', async () => {
    expect(await forge(() => undefined)).toMatchObject({ subject: 'somebody' })
  })

  test.each<[string, string, (provider: ForgingProvider) => unknown]>([
    [
      'another issuer',
      '(issuer)',
      (it) => (it.forgery = { claims: { iss: 'https://another.example' } }),
    ],
    ['another audience', '(audience)', (it) => (it.forgery = { claims: { aud: 'another' } })],
    [
      'several audiences without a party',
      'untrusted audiences',
      (it) => (it.forgery = { claims: { aud: ['portaria', 'b'] } }),
    ],
    [
      'several audiences and another party',
      '(authorized party)',
      (it) => (it.forgery = { claims: { aud: ['portaria', 'b'], azp: 'b' } }),
    ],
    ['another nonce', '"nonce"', (it) => (it.forgery = { claims: { nonce: 'another' } })],
    ['no nonce', '"nonce"', (it) => (it.forgery = { claims: { nonce: undefined } })],
    [
      'an expired token',
      'expiration is past',
      (it) => (it.forgery = { claims: { exp: now() - 61 } }),
    ],
    [
      'a token of the future',
      '(not before)',
      (it) => (it.forgery = { claims: { nbf: now() + 120 } }),
    ],
    [
      'a token made in the future',
      'of the future',
      (it) => (it.forgery = { claims: { iat: now() + 90 } }),
    ],
    [
      'a subject that cannot be stored',
      'names nobody',
      (it) => (it.forgery = { claims: { sub: 'ri\0ta' } }),
    ],
    ['no signature', '"alg"', (it) => (it.forgery = { signedBy: 'none' })],
    ['a symmetric signature', '"alg"', (it) => (it.forgery = { signedBy: 'HS256' })],
    [
      'a key that it does not publish',
      'signature verification failed',
      (it) => (it.forgery = { signedBy: 'stranger' }),
    ],
    ['no id token', '"id_token"', (it) => (it.forgery = { withoutIdToken: true })],
  ])('%s is refused', async (_what, why, change) => {
    expect(await failureOf(forge(change))).toContain(why)
  })

  test.each([
    [
      'that began before it was asked for',
      { auth_time: now() - 120 },
      'last End-User authentication',
    ],
    ['of which nobody says when it began', {}, 'auth_time'],
  ])('a session %s proves nobody anew', async (_what, claims, why) => {
    const provider = await startForgingProvider(settings.clientId)
    onTestFinished(provider.close)
    const client = providerClient({
      settings: { ...settings, issuer: provider.issuer },
      publicUrl: PUBLIC_URL,
      loopback: true,
    })
    const { attempt } = await client.begin('again')
    provider.nonce = attempt.nonce
    provider.forgery = { claims }
    const callback = new URL(`${PUBLIC_URL}/callback?code=a&state=${attempt.state}`)
    expect(await failureOf(client.complete(callback, attempt, 'again'))).toContain(why)
  })

  test.each([
    ['no e-mail', { email: 'rita' }, { email: null }],
    ['a header', { email: 'rita@exemplo.example\r\nBcc: a@b.example' }, { email: null }],
    ['an e-mail without end', { email: `${'a'.repeat(300)}@exemplo.example` }, { email: null }],
    ['capitals', { email: 'Rita@Exemplo.example' }, { email: 'rita@exemplo.example' }],
    ['a name without end', { name: 'a'.repeat(500) }, { name: 'a'.repeat(120) }],
    ['no name', { name: '  ' }, { name: null }],
    ['a name that cannot be stored', { name: 'Ri\0ta \uD800' }, { name: 'Rita' }],
    ['an e-mail that cannot be stored', { email: 'ri\0ta@exemplo.example' }, { email: null }],
  ])('%s is read as it could be written here', async (_what, claims, read) => {
    expect(await forge((it) => (it.forgery = { claims }))).toMatchObject(read)
  })

  test('a minute between both clocks is tolerated', async () => {
    const claims = { exp: now() - 30, iat: now() + 30 }
    const taken = forge((it) => (it.forgery = { claims }))
    expect(await taken).toMatchObject({ subject: 'somebody' })
  })

  test('a key that the provider has changed since is requested again', async () => {
    expect(await forge((it) => it.rotate())).toMatchObject({ subject: 'somebody' })
  })

  test.each([
    [
      'names another issuer',
      'does not match the expected issuer',
      { issuer: 'https://another.example' },
    ],
    ['points to an address inside', 'not public', { token_endpoint: 'https://10.0.0.1/token' }],
  ])('a discovery that %s is refused', async (_what, why, discovery) => {
    const provider = await startForgingProvider(settings.clientId)
    onTestFinished(provider.close)
    provider.discovery = discovery
    const client = providerClient({
      settings: { ...settings, issuer: provider.issuer },
      publicUrl: PUBLIC_URL,
      loopback: true,
    })
    const run = async () => {
      const { attempt } = await client.begin('login')
      const callback = new URL(`${PUBLIC_URL}/callback?code=a&state=${attempt.state}`)
      return client.complete(callback, attempt, 'login')
    }
    expect(await failureOf(run())).toContain(why)
  })
})
