import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { letterTasks } from '../../../testing/letter-tasks.ts'
import { addAccount, send, signIn, type TestAccount } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('a new e-mail for somebody', () => {
  let test: TestApp
  let nth = 0
  const posted: { to: string; text: string }[] = []
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const ask = (
    account: TestAccount,
    email: string,
    role: 'admin' | 'staff' | 'sindico' = 'admin',
  ) => test.as(role).post(`/users/${account.userId}/change-email`, { payload: { email } })

  /** Runs the waiting letters, as the queue would, and returns the token of the last. */
  async function tokenOfLetter(): Promise<string> {
    const mailer = {
      send: async (letter: { to: { address: string }; text: string }) => {
        posted.push({ to: letter.to.address, text: letter.text })
        return { keptAs: null }
      },
      close: () => undefined,
    }
    const task = letterTasks({ ...test.parts, mailer }, () => undefined)['change_email']
    if (task?.scope !== 'tenant') throw new Error('no task')
    const jobs = await onServer<{ payload: { data: Record<string, unknown> } }>(
      test.database.adminUrl,
      `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
       WHERE t.id = j.task_id AND t.identifier = 'change_email' RETURNING j.payload`,
    )
    for (const { payload } of jobs)
      await task.run({ database: test.database.app, actor: test.actor('admin') }, payload.data)
    return /#([\w-]+)/.exec(posted.at(-1)?.text ?? '')?.[1] ?? ''
  }

  const confirm = (token: string) => send(test, 'POST', '/email/confirm', { payload: { token } })
  const fresh = () => `novo.${(nth += 1)}@example.com`

  it('is requested at the old address, and given once it is confirmed', async () => {
    const account = await addAccount(test)
    const email = fresh()
    expect((await ask(account, email)).status).toBe(200)
    const token = await tokenOfLetter()
    expect(posted.at(-1)?.to).toBe(account.email)
    // Nothing has changed yet.
    await signIn(test, account)
    expect((await confirm(token)).status).toBe(204)
    const { email: old, password } = account
    const refused = await send(test, 'POST', '/login', { payload: { email: old, password } })
    expect(refused.status).toBe(401)
    await signIn(test, { ...account, email })
    expect((await confirm(token)).status).toBe(422)
  })

  it('is the last one requested, within its days', async () => {
    const account = await addAccount(test)
    await ask(account, fresh())
    const first = await tokenOfLetter()
    const email = fresh()
    await ask(account, email)
    const second = await tokenOfLetter()
    expect((await confirm(first)).status).toBe(422)
    await test.database.auth.query((queries) =>
      queries.count(sql`UPDATE email_changes SET expires_at = now() - interval '1 second'
        WHERE user_id = ${account.userId} AND used_at IS NULL`),
    )
    expect((await confirm(second)).status).toBe(422)
    await signIn(test, account)
  })

  it('cannot be another person’s, when it is requested and when it is confirmed', async () => {
    const [account, other] = [await addAccount(test), await addAccount(test)]
    const { status, body } = await ask(account, other.email.toUpperCase())
    expect([status, body.errors[0]]).toMatchObject([422, { field: 'email', code: 'duplicate' }])
    const email = fresh()
    await ask(account, email)
    const token = await tokenOfLetter()
    await test.database.pools.app.transaction({}, (queries) =>
      queries.count(sql`UPDATE users SET email = ${email} WHERE id = ${other.userId}`),
    )
    expect((await confirm(token)).status).toBe(422)
    await signIn(test, account)
  })

  it('can be requested only by people who may write the person', async () => {
    const account = await addAccount(test, 'condomino')
    expect((await ask(account, fresh(), 'sindico')).status).toBe(403)
    expect((await ask(await addAccount(test, 'admin'), fresh(), 'staff')).status).toBe(404)
  })
})
