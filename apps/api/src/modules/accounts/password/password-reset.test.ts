import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobRunner } from '../../../platform/jobs/job-runner.ts'
import { openMailer } from '../../../platform/mail/mailer.ts'
import { whileHeld } from '../../../testing/held-change.ts'
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
import { inviteUser } from '../invitations/invitation.service.ts'
import { sendReset } from './password-reset.service.ts'

let test: TestApp
let letterJobs: JobRunner
beforeAll(async () => {
  test = await openTestApp()
  letterJobs = await startLetters(test)
})
afterAll(async () => {
  await letterJobs.stop()
  await test.close()
})

const password = 'tamandua no quintal'
const folder = () => path.join(test.parts.dataDir, 'mail')

let asked = 0
/** Each from an address of its own, since one address gets only so many letters. */
const forgot = (email: string, from = `10.7.0.${(asked += 1)}`) =>
  send(test, 'POST', '/password/forgot', { payload: { email }, from })
const reset = (token: string, to = password) =>
  send(test, 'POST', '/password/reset', { payload: { token, password: to } })

/** The letters that an address got, in no order. */
async function lettersTo(email: string): Promise<string[]> {
  const names = await readdir(folder()).catch(() => [])
  const letters = await Promise.all(
    names.map((name) => readFile(path.join(folder(), name), 'utf8')),
  )
  return letters.filter((letter) => letter.includes(email))
}

async function lettersWhen(email: string, count: number): Promise<string[]> {
  await expect.poll(async () => (await lettersTo(email)).length).toBe(count)
  return lettersTo(email)
}

function tokenOf(letter: string | undefined): string {
  const plain = letter?.replace(/=\r?\n/g, '') ?? ''
  const token = /\/pages\/auth\/reset-password#([\w-]{43})/.exec(plain)?.[1]
  if (!token) throw new Error('the letter has no link')
  return token
}

async function tokenFor(account: TestAccount): Promise<string> {
  await forgot(account.email)
  return tokenOf((await lettersWhen(account.email, 1))[0])
}

describe('a forgotten password', () => {
  it('gets the same answer for everybody', async () => {
    const { email } = await addAccount(test)
    const known = await forgot(email)
    const unknown = await forgot('nobody@bosque.example')
    expect([known.status, known.raw]).toEqual([202, ''])
    expect([unknown.status, unknown.raw]).toEqual([202, ''])
    await lettersWhen(email, 1)
    expect(await lettersTo('nobody@bosque.example')).toEqual([])
  })

  it('is answered before the letter is written', async () => {
    const { email } = await addAccount(test)
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    const { mailer } = test.parts
    const original = { ...mailer }
    mailer.send = (letter) => gate.then(() => original.send(letter))
    expect((await forgot(email)).status).toBe(202)
    expect(await lettersTo(email)).toEqual([])
    open(undefined)
    await lettersWhen(email, 1)
    mailer.send = (letter) => original.send(letter)
  })

  it('is a letter in the person’s language, stored where only its owner may read', async () => {
    const account = await addAccount(test)
    await change(
      test,
      sql`UPDATE users SET language = 'en', name = 'Ana <b>' WHERE id = ${account.userId}`,
    )
    await forgot(account.email)
    const [letter = ''] = await lettersWhen(account.email, 1)
    expect(letter).toContain('Subject: Reset your Portaria password')
    expect(letter).toContain('Ana &lt;b&gt;')
    const [name = ''] = await readdir(folder())
    expect((await stat(path.join(folder(), name))).mode & 0o777).toBe(0o600)
    expect((await stat(folder())).mode & 0o777).toBe(0o700)
  })

  it('sends no letter to an inactive person, and no more than three an hour', async () => {
    const gone = await addAccount(test)
    await change(test, sql`UPDATE users SET status = 'INATIVO' WHERE id = ${gone.userId}`)
    await forgot(gone.email)
    const { email } = await addAccount(test)
    for (let nth = 1; nth <= 3; nth += 1) {
      await forgot(email)
      await lettersWhen(email, nth)
    }
    await forgot(email)
    const other = await addAccount(test)
    await forgot(other.email)
    await lettersWhen(other.email, 1)
    expect(await lettersTo(email)).toHaveLength(3)
    expect(await lettersTo(gone.email)).toEqual([])
  })
})

describe('the link of a letter', () => {
  it('sets the password once, and ends every session', async () => {
    const account = await addAccount(test)
    const session = await signIn(test, account)
    expect((await send(test, 'GET', '/me', { token: session })).status).toBe(200)
    const token = await tokenFor(account)
    expect((await reset(token)).status).toBe(204)
    expect((await send(test, 'GET', '/me', { token: session })).status).toBe(401)
    expect((await send(test, 'GET', '/refresh', { token: session })).status).toBe(401)
    await signIn(test, { email: account.email, password })
    expect(await trail(test, 'bosque', account.userId)).toEqual([
      'signed_in',
      'password_changed',
      'signed_in',
    ])
    const again = await reset(token, 'outra frase bem longa')
    expect(again.status).toBe(422)
    expect(again.body).toMatchObject({ errors: [{ field: 'token', code: 'token_invalid' }] })
  })

  it('is in no letter to an old mailbox of a person whose e-mail changes meanwhile', async () => {
    const account = await addAccount(test)
    const moved = `UPDATE users SET email = 'novo.${account.email}' WHERE id = '${account.userId}'`
    const late = await whileHeld(test, moved, () => sendReset(test.parts, account.email))
    expect([late, await lettersTo(account.email)]).toEqual([null, []])
  })

  it('is used up by one of two at once', async () => {
    const token = await tokenFor(await addAccount(test))
    const answers = await Promise.all([reset(token), reset(token, 'outra frase bem longa')])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 422]))
  })

  it('outlives a weak password', async () => {
    const token = await tokenFor(await addAccount(test))
    for (const weak of ['senha', 'senha1234567', '']) {
      const { status, body } = await reset(token, weak)
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ field: 'password', code: 'weak-password' }] })
    }
    expect((await reset(token)).status).toBe(204)
  })

  it('is valid for an hour, for an active person, and until the password changes', async () => {
    const late = await addAccount(test)
    const expired = await tokenFor(late)
    await changeSecret(
      test,
      sql`UPDATE password_tokens SET expires_at = expires_at - interval '1 hour' WHERE user_id = ${late.userId}`,
    )
    const gone = await addAccount(test)
    const inactive = await tokenFor(gone)
    await change(test, sql`UPDATE users SET status = 'INATIVO' WHERE id = ${gone.userId}`)
    const twice = await addAccount(test)
    const first = await tokenFor(twice)
    await forgot(twice.email)
    const letters = await lettersWhen(twice.email, 2)
    const other = letters.map(tokenOf).find((token) => token !== first) ?? ''
    expect((await reset(other)).status).toBe(204)
    for (const token of [expired, inactive, first, 'nonsense', '']) {
      expect((await reset(token)).body).toMatchObject({
        errors: [{ field: 'token', code: 'token_invalid' }],
      })
    }
  })

  it('is stored only as a digest', async () => {
    const account = await addAccount(test)
    const token = await tokenFor(account)
    const rows = await test.database.auth.query((queries) =>
      queries.all(sql<{ row: string }>`
        SELECT t::text AS row FROM password_tokens t WHERE user_id = ${account.userId}`),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(token)
    expect(rows[0]?.row).not.toContain(Buffer.from(token).toString('hex'))
    expect(rows[0]?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  it('clears the wrong passwords before it', async () => {
    const account = await addAccount(test)
    const payload = { email: account.email, password: 'nonsense' }
    for (let time = 0; time < 11; time += 1) await send(test, 'POST', '/login', { payload })
    expect((await send(test, 'POST', '/login', { payload })).status).toBe(429)
    await reset(await tokenFor(account))
    await signIn(test, { email: account.email, password })
  })
})

describe('an invitation', () => {
  it('lets a new person choose a password, for seven days and once', async () => {
    const account = await addAccount(test)
    await changeSecret(test, sql`DELETE FROM user_passwords WHERE user_id = ${account.userId}`)
    await inviteUser(test.parts, { userId: account.userId, place: 'Bosque' })
    const [letter] = await lettersWhen(account.email, 1)
    const token = tokenOf(letter)
    await changeSecret(
      test,
      sql`UPDATE password_tokens SET expires_at = expires_at - interval '6 days 23 hours' WHERE user_id = ${account.userId}`,
    )
    expect((await reset(token, 'curta')).status).toBe(422)
    expect((await reset(token)).status).toBe(204)
    await signIn(test, { email: account.email, password })
    expect((await reset(token)).status).toBe(422)
  })

  it('notifies a person with a password, without a link that could change it', async () => {
    const account = await addAccount(test)
    await inviteUser(test.parts, { userId: account.userId, place: 'Bosque' })
    const [letter = ''] = await lettersWhen(account.email, 1)
    expect(letter).not.toContain('reset-password')
    expect(letter).toContain('/login')
    await signIn(test, { email: account.email, password: testPassword })
  })

  it('that the mail server refuses is an error without the address', async () => {
    const account = await addAccount(test)
    const closed = openMailer({ ...test.parts, smtpUrl: 'smtp://127.0.0.1:9' })
    const sent = inviteUser(
      { ...test.parts, mailer: closed },
      { userId: account.userId, place: 'B' },
    )
    const error = await sent.catch((failure: unknown) => failure)
    expect(String(error)).toMatch(/^MailError: the mail server did not take a letter \(\w+/)
    expect(String(error)).not.toContain(account.email)
  })
})
