import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobRunner } from '../../../platform/jobs/job-runner.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { errorsOf, nextStep, secondFactors, secondServer } from '../../../testing/second-factors.ts'
import { startLetters } from '../../../testing/start-letters.ts'
import {
  addAccount,
  change,
  changeSecret,
  send,
  signIn,
  type TestAccount,
  testPassword,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { totpCode } from '../../../testing/totp-code.ts'
import { forgetOldSecrets } from '../../accounts/public/housekeeping.ts'

let test: TestApp
let letterJobs: JobRunner
let factors: ReturnType<typeof secondFactors>
const letters: { to: string; subject: string; text: string }[] = []
beforeAll(async () => {
  test = await openTestApp({ alone: 'moves the clock' })
  letterJobs = await startLetters(test)
  factors = secondFactors(test)
  vi.spyOn(test.parts.mailer, 'send').mockImplementation(async ({ to, subject, text }) => {
    letters.push({ to: to.address, subject, text })
    return { keptAs: null }
  })
})
afterAll(async () => {
  await letterJobs.stop()
  await test.close()
})
// Only the clock of codes is stopped; timers go on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

/** A person with an app, and the app's next code. */
async function enrolled() {
  const account = await addAccount(test)
  const { secret, token } = await factors.enrol(account)
  return { account, token, nextCode: () => totpCode(secret, nextStep()) }
}

const login = (payload: unknown, from?: string) => send(test, 'POST', '/login', { payload, from })
const wrongCode = '000000'

describe('a sign-in with a second factor', () => {
  it('is not revealed before the right password', async () => {
    const { account } = await enrolled()
    const wrong = await login({ email: account.email, password: 'not the password' })
    const unknown = await login({ email: 'nobody@bosque.example', password: 'not the password' })
    const without = ({ status, raw }: typeof wrong) => [
      status,
      raw.replace(/"request_id":"[^"]*"/, ''),
    ]
    expect(without(wrong)).toEqual(without(unknown))
    expect(wrong.status).toBe(401)
  })

  it('opens one session for a ticket that two right codes answer at once', async () => {
    const account = await addAccount(test)
    const { codes } = await factors.enrol(account)
    const { ticket } = await factors.demandOf(account)
    const second = await secondServer(test)
    const [one, other] = codes
    // Both have read the ticket before either uses it up.
    const answers = await whileHeld(
      test,
      `SELECT FROM proof_tickets WHERE user_id = '${account.userId}' FOR UPDATE`,
      () =>
        Promise.all([factors.prove({ ticket, code: one }), second.prove({ ticket, code: other })]),
      { waits: 2 },
    )
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
    await second.close()
  })

  it('opens nothing by the ticket only, nor by another kind of ticket', async () => {
    const { account, token, nextCode } = await enrolled()
    const { ticket } = await factors.demandOf(account)
    expect((await send(test, 'GET', '/me', { token: ticket })).status).toBe(401)
    const challenged = await factors.post('/challenge', token, undefined)
    const { body } = await factors.call('POST', '/login/passkey')
    for (const other of [challenged.body.data.ticket, body.data.ticket, 'no ticket']) {
      const proof = { ticket: other, code: nextCode() }
      expect(errorsOf(await factors.prove(proof))).toEqual(['ticket ticket_ended'])
    }
  })

  it('is completed once, within ten minutes', async () => {
    const { account, nextCode } = await enrolled()
    const { ticket } = await factors.demandOf(account)
    expect((await factors.prove({ ticket, code: nextCode() })).status).toBe(200)
    expect(errorsOf(await factors.prove({ ticket, code: nextCode() }))).toEqual([
      'ticket ticket_ended',
    ])
    const late = await factors.demandOf(account)
    await changeSecret(
      test,
      sql`UPDATE proof_tickets SET expires_at = expires_at - interval '10 minutes 1 second'
        WHERE user_id = ${account.userId}`,
    )
    expect(errorsOf(await factors.prove({ ticket: late.ticket, code: nextCode() }))).toEqual([
      'ticket ticket_ended',
    ])
    await forgetOldSecrets(test.database.auth)
    const { left } = await test.database.auth.query((queries) =>
      queries.one(sql<{ left: number }>`
        SELECT count(*)::integer AS left FROM proof_tickets WHERE user_id = ${account.userId}`),
    )
    expect(left).toBe(0)
  })

  it('continues after a wrong code', async () => {
    const { account, nextCode } = await enrolled()
    const { ticket } = await factors.demandOf(account)
    expect(errorsOf(await factors.prove({ ticket, code: wrongCode }))).toEqual(['code code_wrong'])
    expect((await factors.prove({ ticket, code: nextCode() })).status).toBe(200)
    const operations = await trail(test, 'bosque', account.userId)
    expect(operations).toEqual(['signed_in', 'totp_enabled', 'signed_in'])
  })

  it('checks whether its person may still sign in', async () => {
    const { account, nextCode } = await enrolled()
    const { ticket } = await factors.demandOf(account)
    await change(test, sql`UPDATE users SET status = 'INATIVO' WHERE id = ${account.userId}`)
    const answer = await factors.prove({ ticket, code: nextCode() })
    expect([answer.status, answer.body.code]).toEqual([400, 'user_inactive'])
    expect((await login({ email: account.email, password: testPassword })).status).toBe(400)
  })

  it('accepts exactly one proof', async () => {
    const { account } = await enrolled()
    const { ticket } = await factors.demandOf(account)
    for (const payload of [{}, { ticket }, { ticket, code: '' }, { ticket, password: 'x' }]) {
      expect((await factors.prove(payload)).status).toBe(422)
    }
  })
})

describe('a new password', () => {
  const newPassword = 'tamandua no quintal'

  async function tokenTo({ email }: TestAccount): Promise<string> {
    await send(test, 'POST', '/password/forgot', { payload: { email } })
    const found = () =>
      letters.find(({ to, text }) => to === email && text.includes('/reset-password#'))
    await expect.poll(found).toBeDefined()
    return /#([\w-]+)/.exec(found()?.text ?? '')?.[1] ?? ''
  }

  it('by letter does not bypass the second factor, and ends sign-ins that the old one began', async () => {
    const { account, nextCode } = await enrolled()
    const before = await factors.demandOf(account)
    const token = await tokenTo(account)
    const payload = { token, password: newPassword }
    expect((await send(test, 'POST', '/password/reset', { payload })).status).toBe(204)
    expect(errorsOf(await factors.prove({ ticket: before.ticket, code: nextCode() }))).toEqual([
      'ticket ticket_ended',
    ])
    const fresh = { email: account.email, password: newPassword }
    const { status, ticket, methods } = await factors.demandOf(fresh)
    expect([status, methods]).toEqual([403, ['totp', 'recovery_code']])
    expect((await factors.prove({ ticket, code: nextCode() })).status).toBe(200)
  })
})

describe('guessing codes', () => {
  it('has to wait after ten, from any address and with any password, and causes a letter', async () => {
    const { account, nextCode } = await enrolled()
    const statuses = []
    for (let guess = 0; guess < 11; guess += 1) {
      const from = `10.9.0.${guess}`
      const { ticket } = await factors.demandOf(account, { from })
      statuses.push((await factors.prove({ ticket, code: wrongCode }, { from })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    const told = 'Alguém está tentando entrar na sua conta do Portaria'
    const subjects = () =>
      letters.filter(({ to }) => to === account.email).map(({ subject }) => subject)
    await expect.poll(() => subjects().filter((subject) => subject === told)).toHaveLength(1)

    // A person who knows the code waits for a quarter of an hour at most; a right code then clears
    // the failures.
    await changeSecret(
      test,
      sql`UPDATE sign_in_throttles SET last_failed_at = now() - interval '15 minutes', failures = 900
        WHERE failures >= 10`,
    )
    const { ticket } = await factors.demandOf(account)
    expect((await factors.prove({ ticket, code: nextCode() })).status).toBe(200)
    const again = await factors.demandOf(account)
    expect((await factors.prove({ ticket: again.ticket, code: wrongCode })).status).toBe(422)
  })

  it('counts during the day, not during a quarter of an hour like passwords', async () => {
    const { account } = await enrolled()
    const guess = async () => {
      const { ticket } = await factors.demandOf(account)
      return (await factors.prove({ ticket, code: wrongCode })).status
    }
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < 5; time += 1) expect(await guess()).toBe(422)
      await changeSecret(
        test,
        sql`UPDATE sign_in_throttles SET
          first_failed_at = first_failed_at - interval '1 hour',
          last_failed_at = last_failed_at - interval '1 hour'`,
      )
    }
    expect(await guess()).toBe(422)
    expect(await guess()).toBe(429)
  })

  it('leaves recovery codes usable meanwhile', async () => {
    const account = await addAccount(test)
    const { codes } = await factors.enrol(account)
    const { ticket } = await factors.demandOf(account)
    for (let guess = 0; guess < 10; guess += 1) await factors.prove({ ticket, code: wrongCode })
    expect((await factors.prove({ ticket, code: wrongCode })).status).toBe(429)
    expect((await factors.prove({ ticket, code: codes[0] })).status).toBe(200)
  })

  it('is counted when all come at once', async () => {
    const { account } = await enrolled()
    const { ticket } = await factors.demandOf(account)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => factors.prove({ ticket, code: wrongCode })),
    )
    expect(all.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('the secrets of the second factor', () => {
  it.each(['user_totp', 'passkeys', 'recovery_codes', 'proof_tickets'])(
    '%s cannot be read by requests, nor by jobs',
    async (table) => {
      for (const role of ['app', 'system'] as const) {
        const read = test.database.pools[role].connection((queries) =>
          queries.all(sql`SELECT * FROM ${sql.table(table)}`),
        )
        await expect(read).rejects.toMatchObject({ code: '42501' })
      }
    },
  )

  it('are not requested from people who have none', async () => {
    const account = await addAccount(test)
    expect(await signIn(test, account)).toBeTruthy()
  })
})
