import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { JobRunner } from '../../../platform/jobs/job-runner.ts'
import { errorsOf, secondFactors } from '../../../testing/second-factors.ts'
import { startLetters } from '../../../testing/start-letters.ts'
import {
  addAccount,
  changeSecret,
  signIn,
  type TestAccount,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let letterJobs: JobRunner
let factors: ReturnType<typeof secondFactors>
const posted: { to: string; subject: string; text: string }[] = []
beforeAll(async () => {
  test = await openTestApp()
  letterJobs = await startLetters(test)
  factors = secondFactors(test)
  vi.spyOn(test.parts.mailer, 'send').mockImplementation(async ({ to, subject, text }) => {
    posted.push({ to: to.address, subject, text })
    return { keptAs: null }
  })
})
afterAll(async () => {
  await letterJobs.stop()
  await test.close()
})

const ask = (account: TestAccount, role: 'admin' | 'master' | 'staff' | 'sindico' = 'admin') =>
  test.as(role).post(`/users/${account.userId}/reset-second-factor`)

const told = new Set<string>()

/** The token of the next letter with a token to somebody. */
async function tokenTo({ email }: TestAccount): Promise<string> {
  const tokens = () =>
    posted
      .filter(({ to }) => to === email)
      .map(({ text }) => /second-factor#([\w-]+)/.exec(text)?.[1] ?? '')
      .filter((token) => token !== '' && !told.has(token))
  await expect.poll(tokens).toHaveLength(1)
  const [token = ''] = tokens()
  told.add(token)
  return token
}

const confirm = (token: string) =>
  factors.call('POST', '/second-factor/reset', { payload: { token } })

describe('the way back for a person who lost everything', () => {
  it('is requested by an administrator, and opened by the person’s letter, once', async () => {
    const account = await addAccount(test)
    await factors.enrol(account)
    expect((await ask(account)).status).toBe(200)
    const token = await tokenTo(account)
    // Nothing has changed yet.
    expect((await factors.demandOf(account)).status).toBe(403)
    expect((await confirm(token)).status).toBe(204)
    await signIn(test, account)
    expect(errorsOf(await confirm(token))).toEqual(['token token_invalid'])
    expect(await trail(test, 'bosque', account.userId)).toContain('second_factor_reset')
    await expect
      .poll(() => posted.filter(({ to }) => to === account.email).at(-1)?.subject)
      .toBe('Verificação em duas etapas retirada no Portaria')
    const asked = await test.as('admin').get(`/users/${account.userId}/history`)
    expect(JSON.stringify(asked.body)).toContain('reset-second-factor')
  })

  it('is valid for a day, and not with another letter’s link', async () => {
    const account = await addAccount(test)
    await factors.enrol(account)
    await ask(account, 'master')
    const token = await tokenTo(account)
    const payload = { token, password: 'tamandua no quintal' }
    const reset = await factors.call('POST', '/password/reset', { payload })
    expect(errorsOf(reset)).toEqual(['token token_invalid'])
    await changeSecret(
      test,
      sql`UPDATE password_tokens SET expires_at = expires_at - interval '24 hours 1 second'
        WHERE user_id = ${account.userId}`,
    )
    expect(errorsOf(await confirm(token))).toEqual(['token token_invalid'])
  })

  it('can be requested by an administrator, for people below them', async () => {
    const account = await addAccount(test, 'condomino')
    expect((await ask(account, 'sindico')).status).toBe(403)
    expect((await ask(account, 'staff')).status).toBe(403)
    expect((await ask(await addAccount(test, 'master'), 'admin')).status).toBe(404)
  })
})
