import { loginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobRunner } from '../../../platform/jobs/job-runner.ts'
import { errorsOf, nextStep, secondFactors, secondServer } from '../../../testing/second-factors.ts'
import { startLetters } from '../../../testing/start-letters.ts'
import {
  addAccount,
  changeSecret,
  send,
  signIn,
  testPassword,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { totpCode } from '../../../testing/totp-code.ts'

let test: TestApp
let letterJobs: JobRunner
let factors: ReturnType<typeof secondFactors>
const letters: { to: string; subject: string }[] = []
beforeAll(async () => {
  test = await openTestApp({ alone: 'moves the clock' })
  letterJobs = await startLetters(test)
  factors = secondFactors(test)
  vi.spyOn(test.parts.mailer, 'send').mockImplementation(async ({ to, subject }) => {
    letters.push({ to: to.address, subject })
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

const identity = { password: testPassword }
const lettersTo = (email: string) =>
  letters.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('an authenticator app', () => {
  it('is set up by the password and a first code, and then asked for', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    expect(await factors.read(token)).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0 })
    const wrong = await factors.post('/totp', token, { identity: { password: 'not the password' } })
    expect(errorsOf(wrong)).toEqual(['identity.password password_wrong'])

    const begun = await factors.post('/totp', token, { identity })
    const secret = String(begun.body.data['secret'])
    expect(begun.body.data['uri']).toContain(`secret=${secret}`)
    const off = totpCode(secret, Date.now() + 120_000)
    expect(errorsOf(await factors.post('/totp/confirm', token, { code: off }))).toEqual([
      'code code_wrong',
    ])
    // Until a first code was confirmed, a sign-in needs no second factor.
    await signIn(test, account)

    const code = totpCode(secret, Date.now())
    const confirmed = await factors.post('/totp/confirm', token, { code })
    const codes = confirmed.body.data['recovery_codes'] as string[]
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const one of codes)
      expect(one).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const since = new Date().toISOString().slice(0, 10)
    expect(await factors.read(token)).toMatchObject({
      totp: { since: expect.stringContaining(since) as unknown },
      recovery_codes_left: 10,
    })
    expect(await trail(test, 'bosque', account.userId)).toContain('totp_enabled')
    await expect
      .poll(() => lettersTo(account.email))
      .toEqual(['Aplicativo autenticador ativado no Portaria'])
    expect((await factors.post('/totp', token, { identity })).status).toBe(409)

    const { status, ticket, methods, passkey } = await factors.demandOf(account)
    expect([status, methods, passkey]).toEqual([403, ['totp', 'recovery_code'], null])
    const next = totpCode(secret, nextStep())
    const spaced = `${next.slice(0, 3)} ${next.slice(3)}`
    const answer = await send(test, 'POST', '/login/proof', { payload: { ticket, code: spaced } })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { access, me } = loginAnswer.parse(answer.body).data
    expect(me.original.id).toBe(account.userId)
    const opened = access.original.access_token
    expect((await send(test, 'GET', '/me', { token: opened })).status).toBe(200)
  })

  it('stores its secret so that a dump does not reveal it', async () => {
    const account = await addAccount(test)
    const { secret } = await factors.enrol(account)
    const { text } = await test.database.auth.query((queries) =>
      queries.one(sql<{ text: string }>`
        SELECT encode(sealed_secret, 'escape') AS text FROM user_totp
        WHERE user_id = ${account.userId}`),
    )
    expect(text).not.toContain(secret)
    // A secret that is copied into another person's row cannot be opened there.
    const other = await addAccount(test)
    await factors.enrol(other)
    await changeSecret(
      test,
      sql`UPDATE user_totp SET sealed_secret =
        (SELECT sealed_secret FROM user_totp WHERE user_id = ${account.userId})
        WHERE user_id = ${other.userId}`,
    )
    const { ticket } = await factors.demandOf(other)
    const code = totpCode(secret, nextStep())
    expect(errorsOf(await factors.prove({ ticket, code }))).toEqual(['code code_wrong'])
  })

  it('never accepts a code twice, nor one from before it', async () => {
    const account = await addAccount(test)
    const { secret } = await factors.enrol(account)
    const before = Date.now()
    const first = totpCode(secret, nextStep())
    const { ticket } = await factors.demandOf(account)
    expect((await factors.prove({ ticket, code: first })).status).toBe(200)
    const again = await factors.demandOf(account)
    for (const code of [first, totpCode(secret, before)]) {
      expect(errorsOf(await factors.prove({ ticket: again.ticket, code }))).toEqual([
        'code code_wrong',
      ])
    }
    const code = totpCode(secret, nextStep())
    expect((await factors.prove({ ticket: again.ticket, code })).status).toBe(200)
  })

  it('accepts a code once when two come at once', async () => {
    const account = await addAccount(test)
    const { secret } = await factors.enrol(account)
    const code = totpCode(secret, nextStep())
    const tickets = [await factors.demandOf(account), await factors.demandOf(account)]
    const { auth } = test.database
    const waiting = () =>
      auth.query(async (queries) => {
        const { count } = await queries.one(sql<{ count: number }>`
          SELECT count(*)::integer FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`)
        return count
      })
    const second = await secondServer(test)
    const asked = await auth.transaction(async (queries) => {
      await queries.all(sql`SELECT 1 FROM user_totp WHERE user_id = ${account.userId} FOR UPDATE`)
      const both = [
        factors.prove({ ticket: tickets[0]?.ticket, code }),
        second.prove({ ticket: tickets[1]?.ticket, code }),
      ]
      await expect.poll(waiting).toBe(2)
      return both
    })
    const statuses = (await Promise.all(asked)).map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['200', '422'])
    await second.close()
  })

  it('is turned off by the password and a code, and its recovery codes with it', async () => {
    const account = await addAccount(test)
    const { token, secret, codes } = await factors.enrol(account)
    const off = (proof: unknown) => factors.post('/totp/off', token, { identity: proof })
    expect(errorsOf(await off(identity))).toEqual(['identity.code required'])
    expect(errorsOf(await off({ ...identity, code: '000000' }))).toEqual([
      'identity.code code_wrong',
    ])
    const code = totpCode(secret, nextStep())
    expect(errorsOf(await off({ password: 'not the password', code }))).toEqual([
      'identity.password password_wrong',
    ])
    expect((await off({ ...identity, code })).status).toBe(204)
    expect(await factors.read(token)).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0 })
    expect((await off({ ...identity, code: codes[0] })).status).toBe(422)
    await signIn(test, account)
    expect(await trail(test, 'bosque', account.userId)).toContain('totp_disabled')
    await expect.poll(() => lettersTo(account.email)).toHaveLength(2)
  })
})

describe('recovery codes', () => {
  it('let in once each, in any spelling, and are noted in a letter', async () => {
    const account = await addAccount(test)
    const { token, codes } = await factors.enrol(account)
    const [first = '', second = ''] = codes
    const { ticket } = await factors.demandOf(account)
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
    expect((await factors.prove({ ticket, code: typed })).status).toBe(200)
    const again = await factors.demandOf(account)
    expect(errorsOf(await factors.prove({ ticket: again.ticket, code: first }))).toEqual([
      'code code_wrong',
    ])
    expect((await factors.prove({ ticket: again.ticket, code: second })).status).toBe(200)
    expect(await factors.read(token)).toMatchObject({ recovery_codes_left: 8 })
    await expect
      .poll(() => lettersTo(account.email))
      .toContain('Código de recuperação usado no Portaria')
  })

  it('let one of two in, when they come at once', async () => {
    const account = await addAccount(test)
    const { codes } = await factors.enrol(account)
    const [code] = codes
    const tickets = [await factors.demandOf(account), await factors.demandOf(account)]
    const second = await secondServer(test)
    const answers = await Promise.all([
      factors.prove({ ticket: tickets[0]?.ticket, code }),
      second.prove({ ticket: tickets[1]?.ticket, code }),
    ])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
    await second.close()
  })

  it('end when new ones are made', async () => {
    const account = await addAccount(test)
    const { token, secret, codes } = await factors.enrol(account)
    const bare = await factors.post('/recovery-codes', token, { identity })
    expect(errorsOf(bare)).toEqual(['identity.code required'])
    const code = totpCode(secret, nextStep())
    const renewed = await factors.post('/recovery-codes', token, {
      identity: { ...identity, code },
    })
    const [fresh] = renewed.body.data['recovery_codes'] as string[]
    const { ticket } = await factors.demandOf(account)
    expect((await factors.prove({ ticket, code: codes[0] })).status).toBe(422)
    expect((await factors.prove({ ticket, code: fresh })).status).toBe(200)
    expect(await trail(test, 'bosque', account.userId)).toContain('recovery_codes_renewed')
  })

  it('are nobody else’s', async () => {
    const [account, other] = [await addAccount(test), await addAccount(test)]
    const { codes } = await factors.enrol(account)
    await factors.enrol(other)
    const { ticket } = await factors.demandOf(other)
    expect((await factors.prove({ ticket, code: codes[0] })).status).toBe(422)
  })
})

/** A second server on the same database. */
