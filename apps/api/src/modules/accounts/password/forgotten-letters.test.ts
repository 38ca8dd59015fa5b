import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MailError } from '../../../platform/mail/mailer.ts'
import { onServer } from '../../../testing/database-server.ts'
import { letterTasks } from '../../../testing/letter-tasks.ts'
import { startLetters } from '../../../testing/start-letters.ts'
import { addAccount, send, signIn, testPassword } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sendReset } from './password-reset.service.ts'

let test: TestApp
const letters: { to: string; text: string }[] = []
beforeAll(async () => {
  test = await openTestApp({ alone: 'counts the letters of everybody' })
  vi.spyOn(test.parts.mailer, 'send').mockImplementation(async ({ to, text }) => {
    letters.push({ to: to.address, text })
    return { keptAs: null }
  })
})
afterEach(() => clearJobs())
afterAll(() => test.close())

const clearJobs = () =>
  onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs')

let nth = 0
const fresh = () => `10.40.${(nth += 1) >> 8}.${nth & 255}`

const forgot = (email: string, from = fresh()) =>
  send(test, 'POST', '/password/forgot', { payload: { email }, from })

const waiting = () =>
  onServer<{ task: string; payload: { tenant_id: string; data: Record<string, unknown> } }>(
    test.database.adminUrl,
    `SELECT t.identifier AS task, j.payload FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id ORDER BY j.id`,
  )

/** Writes the waiting letters, as the next server would. */
async function writeAll(): Promise<void> {
  const tasks = letterTasks(test.parts, () => undefined)
  for (const { task, payload } of await waiting()) {
    const one = tasks[task]
    if (one?.scope !== 'tenant') throw new Error(`no task ${task}`)
    await one.run({ database: test.database.app, actor: test.actor('admin') }, payload.data)
  }
  await clearJobs()
}

const to = (email: string) => letters.filter((letter) => letter.to === email)

describe('letters for forgotten passwords', () => {
  it('are not lost in a flood: each of 300 people gets theirs', async () => {
    const accounts = await Promise.all(Array.from({ length: 300 }, () => addAccount(test)))
    const answers = await Promise.all(accounts.map(({ email }) => forgot(email)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    await writeAll()
    for (const { email } of accounts) expect(to(email)).toHaveLength(1)
  })

  it('outlive a server that is killed between answer and letter, and hold no token until then', async () => {
    const { email, userId } = await addAccount(test)
    expect((await forgot(email)).status).toBe(202)
    const [job] = await waiting()
    expect(job?.payload.data).toEqual({ email })
    const tokens = await test.database.auth.query((queries) =>
      queries.all(sql`SELECT 1 FROM password_tokens WHERE user_id = ${userId}`),
    )
    expect(tokens).toEqual([])
    await writeAll()
    expect(to(email)).toHaveLength(1)
  })

  it('wait in one job for an e-mail, known or not, however often they are requested', async () => {
    const { email } = await addAccount(test)
    for (const typed of [email, 'nobody.at.all@bosque.example']) {
      for (let time = 0; time < 30; time += 1) expect((await forgot(typed)).status).toBe(202)
      expect(await waiting()).toHaveLength(1)
      await clearJobs()
    }
  })

  it('have a limit for one network, and can still be requested by a known device', async () => {
    const account = await addAccount(test)
    const { headers } = await send(test, 'POST', '/login', {
      payload: { email: account.email, password: testPassword },
    })
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const from = fresh()
    const statuses = []
    for (let time = 0; time < 21; time += 1) {
      statuses.push((await forgot(`nobody.${time}@bosque.example`, from)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429])
    const known = await send(test, 'POST', '/password/forgot', {
      payload: { email: account.email },
      from,
      headers: { cookie },
    })
    expect(known.status).toBe(202)
  })

  it('that no mail server takes do not count as sent', async () => {
    const { email } = await addAccount(test)
    const refusing = {
      send: () => Promise.reject(new MailError('the mail server did not take a letter')),
      close: () => undefined,
    }
    for (let time = 0; time < 5; time += 1) {
      const sent = sendReset({ ...test.parts, mailer: refusing }, email)
      await expect(sent).rejects.toThrow(MailError)
    }
    await sendReset(test.parts, email)
    expect(to(email)).toHaveLength(1)
  })
})

describe('the other letters of signing in', () => {
  it('of a registration and of one’s own e-mail wait without their tokens', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const payload = { email: 'outro@example.com', password: testPassword }
    expect((await send(test, 'POST', '/me/email', { token, payload })).status).toBe(202)
    await send(test, 'POST', '/register', {
      payload: { displayName: 'Ana', email: 'ana@example.com', password: 'tamandua no quintal' },
    })
    const jobs = await waiting()
    expect(jobs.map(({ task }) => task)).toEqual([
      'prove_own_email',
      'tell_of_own_email',
      'confirm_registration',
    ])
    expect(JSON.stringify(jobs)).not.toMatch(/[\w-]{43}/)
    await writeAll()
    expect(to('outro@example.com')[0]?.text).toMatch(/confirm-email#[\w-]{43}/)
    expect(to('ana@example.com')[0]?.text).toMatch(/mail-confirm#[\w-]{43}/)
    expect(to(account.email)).toHaveLength(1)
  })

  it('of a request that a new password cancelled are not written', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const payload = { email: 'cancelado@example.com', password: testPassword }
    await send(test, 'POST', '/me/email', { token, payload })
    await send(test, 'POST', '/me/password', {
      token,
      payload: { current_password: testPassword, password: 'tamandua no quintal' },
    })
    await writeAll()
    expect(to('cancelado@example.com')).toEqual([])
    expect(to(account.email)).toHaveLength(1)
  })

  it('are sent by the queue itself, also for people without a company', async () => {
    const queue = await startLetters(test)
    await send(test, 'POST', '/register', {
      payload: { displayName: 'Eva', email: 'eva@example.com', password: 'tamandua no quintal' },
    })
    await expect.poll(() => to('eva@example.com').length, { timeout: 5_000 }).toBe(1)
    await queue.stop()
  })
})
