import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { lettersTo, waitingJobs, writeLetters } from '../../../testing/kept-letters.ts'
import { samples } from '../../../testing/samples.ts'
import { addAccount, change, send } from '../../../testing/test-accounts.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'
import { COMPANY_LETTERS_A_DAY } from '../public/invitation-rows.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

let test: TestApp
let people = 0
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(() => onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs'))

const nobody = () => {
  people += 1
  return `convidada.${people}@example.com`
}

const invite = (email: string, more: object = {}, tenant: 'bosque' | 'acacias' = 'bosque') =>
  test.as('sindico', tenant).post('/users', {
    payload: {
      name: 'Nina Prado',
      email,
      membership: { role: 'funcionario', starts_on: '2020-01-01' },
      ...more,
    },
  })

const found = async (id: string, tenant: 'bosque' | 'acacias' = 'bosque') =>
  rowsOf((await test.as('sindico', tenant).get(`/users?filter[id]=${id}`)).body)

describe('inviting', () => {
  it('creates no person, and enqueues a letter once it is committed', async () => {
    const email = nobody()
    const { status, body } = await invite(email)
    expect([status, body.data['email'], body.data['invitation']]).toEqual([201, email, 'pending'])
    expect(await waitingJobs(test, 'send_invitation')).toEqual([{ invitationId: body.data.id }])
    const users = await test.database.auth.query((queries) =>
      queries.all(sql`SELECT 1 FROM users WHERE email = ${email}`),
    )
    expect(users).toEqual([])
    const refused = { membership: { role: 'sindico', starts_on: '2020-01-01' } }
    expect((await invite(nobody(), refused)).status).toBe(422)
    expect(await waitingJobs(test, 'send_invitation')).toHaveLength(1)
  })

  it('gives the same answer for every owner of the address, and shows nothing of them', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const ids = { known: newId(), unknown: newId() }
    const emails = { known: known.email, unknown: nobody() }
    const answers = {
      known: await invite(emails.known, { id: ids.known }),
      unknown: await invite(emails.unknown, { id: ids.unknown }),
    }
    const told = async (who: 'known' | 'unknown') => {
      const { status, headers, body } = answers[who]
      const sindico = test.as('sindico')
      const read = await sindico.get(`/users/${ids[who]}`)
      const searched = await sindico.get(`/users?q=${encodeURIComponent(emails[who])}`)
      const bonds = await sindico.get(`/memberships?filter[user_id]=${known.userId}`)
      const again = await invite(emails[who])
      const all = { status, etag: headers['etag'], length: headers['content-length'], body }
      const seen = [all, read.body, searched.body, bonds.body, again.status, again.body]
      return JSON.stringify(seen)
        .replaceAll(ids[who], 'id')
        .replaceAll(emails[who], 'email')
        .replace(/"request_id":"[^"]*"/g, '')
        .replace(/"length":"\d+"/, '')
        .replace(/"expires_at":"[^"]*"/g, '')
    }
    const [one, other] = [await told('known'), await told('unknown')]
    expect(one).toBe(other)
    expect(one).not.toContain(known.userId)
    // The trail and the events of open screens do not reveal it either.
    const traces = await test.database.pools.app.transaction(
      { 'app.tenant_id': test.tenants.bosque },
      (queries) =>
        queries.all(sql`SELECT row_to_json(a)::text AS text FROM audit_log a
          WHERE row_id = ${ids.known} OR changes::text LIKE ${`%${known.userId}%`}`),
    )
    expect(JSON.stringify(traces)).not.toContain(known.userId)
    const events = await onServer(test.database.adminUrl, 'SELECT payload::text FROM outbox')
    expect(JSON.stringify(events)).not.toContain(known.userId)
  })

  it('a person of the company is an ordinary duplicate, and one of another company is none', async () => {
    const member = await addAccount(test, 'funcionario', 'bosque')
    const refused = await invite(member.email.toUpperCase())
    expect([refused.status, refused.body.existing]).toMatchObject([409, { id: member.userId }])
    const email = nobody()
    const first = await invite(email)
    const second = await invite(email)
    expect([second.status, second.body.existing.id]).toEqual([409, first.body.data.id])
    expect((await invite(email, {}, 'acacias')).status).toBe(201)
    const [mine, theirs] = [await test.as('sindico').get(`/users?q=${email}`), first.body.data.id]
    expect(rowsOf(mine.body).map(({ id }) => id)).toEqual([theirs])
  })

  it('by two at once makes one invitation', async () => {
    const email = nobody()
    const answers = await Promise.all([invite(email), invite(email), invite(email)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it('with an id that is sent again is the same, and anybody else’s id is taken', async () => {
    const [id, email] = [newId(), nobody()]
    expect((await invite(email, { id })).status).toBe(201)
    expect((await invite(email, { id })).status).toBe(200)
    expect((await invite(email, { id, name: 'Outra' })).body.code).toBe('id_taken')
    expect((await invite(email, { id }, 'acacias')).body.code).toBe('id_taken')
    const { userId } = test.person('condomino', 'acacias')
    expect((await invite(nobody(), { id: userId })).body.code).toBe('id_taken')
  })

  it('accepts only residents of the own company, and no company but the own', async () => {
    const resident = await test.as('sindico', 'acacias').post('/residents', {
      payload: samples.residents.values(910_001),
    })
    const bond = { role: 'condomino', starts_on: '2020-01-01' }
    const foreign = { membership: { ...bond, resident_id: resident.body.data.id } }
    const answer = await invite(nobody(), foreign)
    expect(answer.body.errors[0]).toMatchObject({
      field: 'membership.resident_id',
      code: 'not_found',
    })
    const elsewhere = { membership: { ...bond, tenant_id: test.tenants.acacias } }
    expect((await invite(nobody(), elsewhere)).body.errors[0]).toMatchObject({
      field: 'membership.tenant_id',
      code: 'not_allowed',
    })
  })

  it('needs a role or a person of the company', async () => {
    const payload = { name: 'Nina', email: 'sem.papel@example.com' }
    const { status, body } = await test.as('admin').post('/users', { payload })
    expect([status, body.errors[0]]).toMatchObject([422, { field: 'membership', code: 'required' }])
  })
})

describe('an open invitation', () => {
  it('is found among the people by its mark, by its company only', async () => {
    const { body } = await invite(nobody())
    const { id } = body.data
    expect(await found(id)).toMatchObject([
      { name: 'Nina Prado', invitation: 'pending', role: ['funcionario'], created_at: null },
    ])
    expect(await found(id, 'acacias')).toEqual([])
    expect((await test.as('sindico', 'acacias').get(`/users/${id}`)).status).toBe(404)
    const filtered = await test.as('sindico').get('/users?filter[invitation]=pending&per_page=100')
    expect(rowsOf(filtered.body).map((row) => row.id)).toContain(id)
    const members = await test
      .as('sindico')
      .get('/users?filter[invitation][null]=true&per_page=100')
    expect(rowsOf(members.body).map((row) => row.id)).not.toContain(id)
    expect(rowsOf(members.body).every((row) => row['invitation'] === null)).toBe(true)
    const byRole = await test.as('sindico').get(`/users?filter[role]=condomino&filter[id]=${id}`)
    expect(rowsOf(byRole.body)).toEqual([])
  })

  it('can be changed in its typed values, within the rights of its writer', async () => {
    const { body } = await invite(nobody())
    const path = `/users/${body.data.id}`
    const sindico = test.as('sindico')
    const payload = { name: 'Nina Braga', membership: { role: 'condomino' } }
    const changed = await sindico.patch(path, { ...ifMatch(1), payload })
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { name: 'Nina Braga', role: ['condomino'], version: 2 },
    ])
    expect((await sindico.patch(path, { ...ifMatch(1), payload })).status).toBe(412)
    for (const wrong of [
      { membership: { role: 'sindico' } },
      { email: 'outra@example.com' },
      { membership: { tenant_id: test.tenants.acacias } },
    ]) {
      const refused = await sindico.patch(path, { ...ifMatch(2), payload: wrong })
      expect([refused.status, refused.body.errors[0]?.code]).toEqual([422, 'not_allowed'])
    }
    const foreign = test.as('sindico', 'acacias')
    const moved = { payload: { membership: { role: 'condomino' } } }
    expect((await foreign.patch(path, { ...ifMatch(2), ...moved })).status).toBe(404)
    expect((await foreign.delete(path, ifMatch(2))).status).toBe(404)
    expect((await foreign.post(`${path}/invite-again`)).status).toBe(404)
  })

  it('can be withdrawn, for good', async () => {
    const email = nobody()
    const { body } = await invite(email)
    const path = `/users/${body.data.id}`
    expect((await test.as('sindico').delete(path, ifMatch(1))).status).toBe(204)
    expect((await test.as('sindico').get(path)).status).toBe(404)
    expect((await test.as('admin').post(`${path}/restore`)).status).toBe(404)
    await writeLetters(test)
    expect(await lettersTo(test, email)).toEqual([])
    expect((await invite(email)).status).toBe(201)
  })

  it('floods nobody, by reminders or new invitations', async () => {
    const email = nobody()
    const { body } = await invite(email)
    const statuses = []
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await test.as('sindico').post(`/users/${body.data.id}/invite-again`)).status)
    }
    await test.as('sindico').delete(`/users/${body.data.id}`, ifMatch(4))
    const anew = await invite(email)
    statuses.push(anew.status)
    const last = await test.as('sindico').post(`/users/${anew.body.data.id}/invite-again`)
    statuses.push(last.status)
    expect(statuses).toEqual([200, 200, 200, 201, 429])
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(80_000)
  })

  it('ends for a day where a company has sent as many as a big one does on its first', async () => {
    const letADayPass = () =>
      change(test, sql`UPDATE invitations SET letters_since = letters_since - interval '2 days'`)
    await letADayPass()
    const { body } = await invite(nobody(), {}, 'acacias')
    await test.database.pools.app.transaction(
      { 'app.tenant_id': test.tenants.acacias },
      (queries) =>
        queries.count(sql`
          INSERT INTO invitations
            (id, tenant_id, name, email, role, starts_on, invited_as, state, expires_at, letters)
          SELECT gen_random_uuid(), ${test.tenants.acacias}, 'Ana', n || '@grande.example', 'funcionario',
            '2026-01-01', 'sindico', 'pending', now() + interval '1 day', 1
          FROM generate_series(1, ${COMPANY_LETTERS_A_DAY - 2}::int) AS n`),
    )
    expect((await invite(nobody(), {}, 'acacias')).status).toBe(201)
    const refused = await invite(nobody(), {}, 'acacias')
    expect([refused.status, refused.body.code]).toEqual([429, 'throttled'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    const again = `/users/${body.data.id}/invite-again`
    expect((await test.as('sindico', 'acacias').post(again)).status).toBe(429)
    expect((await invite(nobody())).status).toBe(201)
    await letADayPass()
    expect((await invite(nobody(), {}, 'acacias')).status).toBe(201)
  })

  it('enqueues the letters of one company in a line of its own', async () => {
    await invite(nobody())
    await invite(nobody(), {}, 'acacias')
    const queues = await onServer<{ queue_name: string }>(
      test.database.adminUrl,
      'SELECT queue_name FROM graphile_worker.jobs ORDER BY id',
    )
    expect(queues.map(({ queue_name: name }) => name)).toEqual([
      `letters ${test.tenants.bosque}`,
      `letters ${test.tenants.acacias}`,
    ])
  })

  it('cannot be used as a person', async () => {
    const { body } = await invite(nobody())
    const payload = { user_id: body.data.id, role: 'condomino', starts_on: '2020-01-01' }
    const given = await test.as('sindico').post('/memberships', { payload })
    expect([given.status, given.body.errors[0]?.field]).toEqual([422, 'user_id'])
    const act = await test.as('admin').post(`/users/${body.data.id}/reset-second-factor`)
    expect(act.status).toBe(404)
  })
})

it('lets a síndico change and remove nobody who is a person', async () => {
  const { userId } = await test.addPerson('funcionario', 'bosque')
  const path = `/users/${userId}`
  const answers = [
    await test.as('sindico').patch(path, { ...ifMatch(1), payload: { status: 'INATIVO' } }),
    await test.as('sindico').patch(path, { ...ifMatch(1), payload: { name: 'Outra' } }),
    await test.as('sindico').delete(path, ifMatch(1)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(answers.every(({ body }) => !('uses' in body))).toBe(true)
  const { body } = await test.as('sindico').get(path)
  expect(body.data).toMatchObject({ status: 'ATIVO', invitation: null })
})

describe('the old way', () => {
  it('still works: people with access and without a password choose one by their old link', async () => {
    const { userId } = await test.addPerson('funcionario', 'bosque')
    const { email } = await test.database.auth.query((queries) =>
      queries.one(sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId}`),
    )
    const asked = await send(test, 'POST', '/password/forgot', { payload: { email } })
    expect(asked.status).toBe(202)
    expect((await found(userId))[0]).toMatchObject({ invitation: null, role: ['funcionario'] })
  })
})
