import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ProblemError } from '../../../platform/problem.ts'
import { type RealtimeService, startRealtimeService } from '../../../testing/provider-peers.ts'
import { realtimeClient } from './realtime-client.ts'

const projectId = 'example-1234'
const rita = { email: 'rita@exemplo.example', password: 'jabuticaba' }

let service: RealtimeService
const open = (apiKey = 'a key') => {
  return realtimeClient({ settings: { ...service.settings, apiKey }, loopback: true })
}
beforeEach(async () => {
  service = await startRealtimeService({ projectId, apiKey: 'a key' })
  onTestFinished(service.close)
})

/** The refusal of a person who signs in, as `field code`. */
async function refusalOf(asked: Promise<unknown>): Promise<string> {
  const error: unknown = await asked.then(
    () => null,
    (refused: unknown) => refused,
  )
  if (!(error instanceof ProblemError)) throw new Error('no refusal', { cause: error })
  const [field] = error.details.errors ?? []
  return field ? `${field.field} ${field.code}` : error.code
}

test('a person makes an account, signs in by it, and is renewed', async () => {
  const client = open()
  const made = await client.signUp(rita)
  expect(made).toMatchObject({
    issuer: `https://securetoken.google.com/${projectId}`,
    email: rita.email,
    emailVerified: false,
  })
  const signedIn = await client.signIn(rita)
  expect(signedIn.subject).toBe(made.subject)
  const renewed = await client.renew(signedIn.refreshToken ?? '')
  expect(renewed.subject).toBe(made.subject)
  expect(renewed.expiresAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
})

describe('refusals of the service are on its fields (identities §4)', () => {
  test.each([
    [{ email: 'rita', password: rita.password }, 'email invalid-email'],
    [{ email: 'ivo@exemplo.example', password: 'curta' }, 'password weak-password'],
    [rita, 'email email-already-in-use'],
  ])('of an account %o: %s', async (credentials, refusal) => {
    await open().signUp(rita)
    expect(await refusalOf(open().signUp(credentials))).toBe(refusal)
  })

  test('of signing in, without telling which of both is wrong', async () => {
    await open().signUp(rita)
    const wrong = { ...rita, password: 'outra' }
    expect(await refusalOf(open().signIn(wrong))).toBe('password wrong-password')
    const unknown = { ...rita, email: 'ivo@exemplo.example' }
    expect(await refusalOf(open().signIn(unknown))).toBe('password wrong-password')
  })

  test('of an account that was disabled there, and where none may be made', async () => {
    await open().signUp(rita)
    const account = service.accounts.get(rita.email)
    if (account) account.disabled = true
    expect(await refusalOf(open().signIn(rita))).toBe('displayName user-disabled')
    service.signUp = false
    const other = { ...rita, email: 'ivo@exemplo.example' }
    expect(await refusalOf(open().signUp(other))).toBe('displayName operation-not-allowed')
  })

  test('of an invalid key, as a message', async () => {
    expect(await refusalOf(open('another key').signIn(rita))).toBe('invalid-api-key')
  })
})

describe('an incorrect token is refused', () => {
  const now = () => Math.floor(Date.now() / 1_000)
  test.each([
    [
      'of another issuer',
      () => ({ claims: { iss: 'https://securetoken.google.com/other' } }),
      'iss',
    ],
    ['for another project', () => ({ claims: { aud: 'other' } }), 'aud'],
    ['issued long ago', () => ({ claims: { iat: now() - 400 } }), 'iat'],
    ['that has expired', () => ({ claims: { exp: now() - 61 } }), 'exp'],
    ['of a subject that cannot be stored', () => ({ claims: { sub: 'ri\0ta' } }), 'sub'],
    ['of a subject without end', () => ({ claims: { sub: 'a'.repeat(256) } }), 'sub'],
    ['signed by somebody else', () => ({ stranger: true }), 'signature'],
  ])('%s', async (_what, forgery, why) => {
    service.forgery = forgery()
    await expect(open().signUp(rita)).rejects.toThrow(why)
  })
})
