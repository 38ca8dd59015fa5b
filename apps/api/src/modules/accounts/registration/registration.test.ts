import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { JobRunner } from '../../../platform/jobs/job-runner.ts'
import { startLetters } from '../../../testing/start-letters.ts'
import { addAccount, change, changeSecret, send } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { inviteUser } from '../invitations/invitation.service.ts'
import { createMaster } from './new-master.ts'

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
let people = 0

/** A new person who registers from an address of their own. */
function someone() {
  people += 1
  return { email: `pessoa${people}@exemplo.example`, from: `10.8.${people >> 8}.${people & 255}` }
}

const register = ({ email, from }: ReturnType<typeof someone>, payload = {}) =>
  send(test, 'POST', '/register', {
    from,
    payload: { displayName: 'Ana Sá', email, password, ...payload },
  })
const confirm = (token: string, typed = password) =>
  send(test, 'POST', '/register/confirm', { payload: { token, password: typed } })
const login = (email: string, typed = password) =>
  send(test, 'POST', '/login', { payload: { email, password: typed } })

async function lettersTo(email: string): Promise<string[]> {
  const folder = path.join(test.parts.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return letters.filter((letter) => letter.includes(email))
}

async function tokenTo(email: string): Promise<string> {
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1)
  const [letter = ''] = await lettersTo(email)
  const plain = letter.replace(/=\r?\n/g, '')
  const token = /\/pages\/auth\/mail-confirm#([\w-]{43})/.exec(plain)?.[1]
  if (!token) throw new Error('the letter has no link')
  return token
}

const errorsOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { field: string; code: string }[] }).errors?.map(
    ({ field, code }) => `${field} ${code}`,
  )

async function userIdOf(email: string): Promise<string> {
  const { id } = await test.database.auth.query((queries) =>
    queries.one(sql<{ id: string }>`SELECT id FROM users WHERE email = ${email}`),
  )
  return id
}

const giveAccess = async (email: string) =>
  change(
    test,
    sql`INSERT INTO memberships (id, user_id, tenant_id, role)
      VALUES (${newId()}, ${await userIdOf(email)}, ${test.tenants.bosque}, 'sindico')`,
  )

describe('registering', () => {
  it('makes a person without a membership, whom login calls inactive', async () => {
    const person = someone()
    const answer = await register(person, { displayName: '  Ana   Sá ' })
    expect([answer.status, answer.raw]).toEqual([201, ''])
    const rows = await test.database.auth.query((queries) =>
      queries.all(sql<{ name: string; memberships: number }>`
        SELECT name, (SELECT count(*)::int FROM memberships m WHERE m.user_id = u.id) AS memberships
        FROM users u WHERE email = ${person.email}`),
    )
    expect(rows).toEqual([{ name: 'Ana Sá', memberships: 0 }])
    expect((await login(person.email)).status).toBe(400)
    expect((await login(person.email, 'outra senha longa')).status).toBe(401)
  })

  it.each([
    [{ email: 'ana@' }, ['email invalid-email']],
    [{ email: ' ' }, ['email required']],
    [{ displayName: ' ' }, ['displayName required']],
    [{ displayName: 'a'.repeat(121) }, ['displayName too_long']],
    [{ password: 'uma senha' }, ['password weak-password']],
    [{ displayName: 'Josefina Braga', password: 'Josefina Braga 1' }, ['password weak-password']],
    [{ role: 'master' }, ['role unknown_field']],
  ])('%o is refused with %o', async (payload, errors) => {
    const answer = await register(someone(), payload)
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors])
  })

  it('is refused for an e-mail in use, in any case, and changes nothing of its person', async () => {
    const { email } = await addAccount(test)
    const answer = await register({ ...someone(), email: email.toUpperCase() })
    expect([answer.status, errorsOf(answer)]).toEqual([422, ['email email-already-in-use']])
    expect((await login(email)).status).toBe(401)
  })

  it('by two at once makes one person', async () => {
    const person = someone()
    const answers = await Promise.all([register(person), register({ ...someone(), ...person })])
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(errorsOf)).toEqual([['email email-already-in-use']])
  })

  it('from one address is slowed down after ten, with any outcome', async () => {
    const { from } = someone()
    const statuses = []
    for (let time = 0; time < 10; time += 1) {
      statuses.push((await register({ ...someone(), from }, { email: 'ana@' })).status)
      statuses.push((await register({ ...someone(), from }, { password: 'fraca' })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([422]))
    const refused = await register({ ...someone(), from })
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'throttled' }])
    expect(refused.headers['retry-after']).toBe('5')
    expect((await register(someone())).status).toBe(201)
  })
})

describe('the letter of a registration', () => {
  it('proves the e-mail once, with the chosen password', async () => {
    const person = someone()
    await register(person)
    const token = await tokenTo(person.email)
    const wrong = await confirm(token, 'outra senha longa')
    expect([wrong.status, errorsOf(wrong)]).toEqual([422, ['password password_wrong']])
    expect((await confirm(token)).status).toBe(204)
    const again = await confirm(token)
    expect(errorsOf(again)).toEqual(['token token_invalid'])
    expect((await login(person.email)).status).toBe(400)
    await giveAccess(person.email)
    expect((await login(person.email)).status).toBe(200)
  })

  it('sets no password, and no other letter proves a registration', async () => {
    const person = someone()
    await register(person)
    const token = await tokenTo(person.email)
    const payload = { token, password: 'outra senha longa' }
    expect((await send(test, 'POST', '/password/reset', { payload })).status).toBe(422)
    await changeSecret(test, sql`UPDATE password_tokens SET purpose = 'reset'`)
    expect(errorsOf(await confirm(token))).toEqual(['token token_invalid'])
  })
})

describe('an unproven password', () => {
  it('opens nothing, not even once its person is given access', async () => {
    const person = someone()
    await register(person)
    await giveAccess(person.email)
    expect((await login(person.email)).status).toBe(401)
  })

  it('does not count when its person is invited: they choose their own', async () => {
    const person = someone()
    await register(person)
    await tokenTo(person.email)
    await giveAccess(person.email)
    await inviteUser(test.parts, { userId: await userIdOf(person.email), place: 'Bosque' })
    const invitation = (await lettersTo(person.email)).find((each) =>
      each.includes('reset-password'),
    )
    const token = /reset-password#([\w-]{43})/.exec(invitation?.replace(/=\r?\n/g, '') ?? '')?.[1]
    const own = 'jabuticaba madura'
    const reset = await send(test, 'POST', '/password/reset', { payload: { token, password: own } })
    expect(reset.status).toBe(204)
    expect((await login(person.email)).status).toBe(401)
    expect((await login(person.email, own)).status).toBe(200)
  })

  it('does not stand in the way of the first administrator', async () => {
    const person = someone()
    await register(person)
    const own = 'jabuticaba madura'
    await createMaster(
      { database: test.database.app, auth: test.database.auth },
      { name: 'Ana Sá', email: person.email, password: own },
    )
    expect((await login(person.email)).status).toBe(401)
    expect((await login(person.email, own)).status).toBe(200)
  })
})

describe('with registration switched off', () => {
  it('nobody registers, and the field of the name says so', async () => {
    const app = await buildApp({ ...test.parts, registration: false })
    const person = someone()
    const { status, body } = await send({ ...test, app }, 'POST', '/register', {
      from: person.from,
      payload: { displayName: 'Ana Sá', email: person.email, password },
    })
    await app.close()
    expect([status, body]).toMatchObject([
      403,
      {
        code: 'operation-not-allowed',
        errors: [{ field: 'displayName', code: 'operation-not-allowed' }],
      },
    ])
    const known = await test.database.auth.query((queries) =>
      queries.all(sql`SELECT 1 FROM users WHERE email = ${person.email}`),
    )
    expect(known).toEqual([])
  })
})
