import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { errorsOf, patiently, secondFactors } from '../../../testing/second-factors.ts'
import {
  addAccount,
  changeSecret,
  signIn,
  type TestAccount,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { letterTasks } from '../letter-tasks.ts'

let test: TestApp
let factors: ReturnType<typeof secondFactors>
const posted: { to: string; subject: string; text: string }[] = []
beforeAll(async () => {
  test = await openTestApp()
  factors = secondFactors(test)
  vi.spyOn(test.parts.mailer, 'send').mockImplementation(async ({ to, subject, text }) => {
    posted.push({ to: to.address, subject, text })
    return { keptAs: null }
  })
})
afterAll(() => test.close())

const ask = (account: TestAccount, role: 'admin' | 'master' | 'staff' | 'sindico' = 'admin') =>
  test.as(role).post(`/users/${account.userId}/reset-second-factor`)

/** Runs the letters that wait, as the queue would, and answers the token of the one to somebody. */
async function tokenTo({ email }: TestAccount): Promise<string> {
  const task = letterTasks(test.parts, () => undefined)['reset_second_factor']
  if (task?.scope !== 'tenant') throw new Error('no task')
  const jobs = await onServer<{ payload: { data: Record<string, unknown> } }>(
    test.database.adminUrl,
    `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier = 'reset_second_factor' RETURNING j.payload`,
  )
  for (const { payload } of jobs)
    await task.run({ database: test.database.app, actor: test.actor('admin') }, payload.data)
  const letter = posted.findLast(({ to }) => to === email)
  return /second-factor#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

const confirm = (token: string) =>
  factors.call('POST', '/second-factor/reset', { payload: { token } })

describe('the way back of who lost everything', () => {
  it('is asked for by an administrator, and opened by the person’s letter, once', async () => {
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
      .poll(() => posted.filter(({ to }) => to === account.email).at(-1)?.subject, patiently)
      .toBe('Verificação em duas etapas retirada na Portaria')
    const asked = await test.as('admin').get(`/users/${account.userId}/history`)
    expect(JSON.stringify(asked.body)).toContain('reset-second-factor')
  })

  it('is good for a day, and no other letter’s link', async () => {
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

  it('is an administrator’s to ask for, of people below them', async () => {
    const account = await addAccount(test, 'condomino')
    expect((await ask(account, 'sindico')).status).toBe(403)
    expect((await ask(account, 'staff')).status).toBe(403)
    expect((await ask(await addAccount(test, 'master'), 'admin')).status).toBe(404)
  })
})
