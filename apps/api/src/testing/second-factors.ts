import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { recoveryCodeDigest } from '../modules/proofs/public/factors/recovery-code.ts'
import {
  changeSecret,
  type Sent,
  send,
  signIn,
  type TestAccount,
  testPassword,
} from './test-accounts.ts'
import type { TestApp } from './test-app.ts'
import { totpCode } from './totp-code.ts'

type Body = {
  code?: string
  data: Record<string, unknown> & { id: string; ticket: string; options: Record<string, unknown> }
  second_factor?: {
    ticket: string
    methods: string[]
    passkey: Record<string, unknown> | null
  }
  errors?: { field: string; code: string }[]
}

/** Calls about second factors, with answers that tests look into. */
export function secondFactors(test: TestApp) {
  const call = async (method: Parameters<typeof send>[1], url: string, sent: Sent = {}) => {
    const answer = await send(test, method, url, sent)
    return { status: answer.status, body: (answer.body ?? {}) as Body }
  }
  const post = (url: string, token: string, payload: unknown) =>
    call('POST', `/me/second-factor${url}`, { token, payload })

  return {
    call,
    post,
    /** Signs in with the right password and returns the demand for a second factor. */
    async demandOf({ email, password }: Pick<TestAccount, 'email' | 'password'>, sent: Sent = {}) {
      const { status, body } = await call('POST', '/login', {
        payload: { email, password },
        ...sent,
      })
      if (!body.second_factor) throw new Error(`${status}, and no second factor`)
      return { status, ...body.second_factor }
    },
    prove: (payload: unknown, sent: Sent = {}) =>
      call('POST', '/login/proof', { payload, ...sent }),
    read: async (token: string) => (await call('GET', '/me/second-factor', { token })).body.data,
    /** Sets up an app for a person without any; the caller moves the clock. */
    async enrol(account: TestAccount) {
      const token = await signIn(test, account)
      const identity = { password: testPassword }
      const begun = await post('/totp', token, { identity })
      const secret = String(begun.body.data['secret'])
      const confirmed = await post('/totp/confirm', token, { code: totpCode(secret, Date.now()) })
      expect(confirmed.status).toBe(200)
      return { token, secret, codes: confirmed.body.data['recovery_codes'] as string[] }
    },
  }
}

/**
 * Opens another server of a test's database, which shares no queue of tries with the first, and
 * returns its calls.
 */
export async function secondServer(test: TestApp) {
  const { buildApp } = await import('../app.ts')
  const app = await buildApp(test.parts)
  return { ...secondFactors({ ...test, app }), close: () => app.close() }
}

/** Gives a person a recovery code, as its bare characters. */
export const keepRecoveryCode = (test: TestApp, userId: string, code: string): Promise<void> =>
  changeSecret(
    test,
    sql`INSERT INTO recovery_codes (user_id, code_hash)
      VALUES (${userId}, ${recoveryCodeDigest(userId, code)})`,
  )

/** One field's errors, as `field code`. */
export const errorsOf = ({ body }: { body: Body }) =>
  body.errors?.map(({ field, code }) => `${field} ${code}`)

/** Moves the clock of codes on, so that the next code belongs to another time step. */
export function nextStep(): number {
  vi.setSystemTime(Date.now() + 30_000)
  return Date.now()
}
