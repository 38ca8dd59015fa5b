import type { Role } from '@portaria/contract/actors/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { samples } from '../../../testing/samples.ts'
import { addAccount, send, signIn, type TestAccount } from '../../../testing/test-accounts.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

let test: TestApp
let sitting: TestAccount
let people = 0
beforeAll(async () => {
  test = await openTestApp()
  sitting = await addAccount(test, 'sindico', 'bosque')
})
afterAll(() => test.close())
beforeEach(() => onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs'))

async function invite(writer: Role, tenantId = test.tenants.bosque) {
  people += 1
  const email = `sindica.${people}@example.com`
  const membership = { role: 'sindico', starts_on: '2020-01-01', tenant_id: tenantId }
  const payload = { name: 'Nome Digitado', email, membership }
  const { status, body } = await test.as(writer).post('/users', { payload })
  expect(status).toBe(201)
  return { email, id: body.data.id, path: `/users/${body.data.id}`, body }
}

/** A row's entries in the trail of bosque. */
const trailOf = (id: string) =>
  test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, async (queries) =>
    (
      await queries.all(sql<{ operation: string }>`
        SELECT operation FROM audit_log WHERE row_id = ${id} AND operation LIKE 'sindico%'`)
    ).map(({ operation }) => operation),
  )

describe('a new síndico beside others, invited', () => {
  it('by an administrator gets a letter at once, and the present ones are notified', async () => {
    const { email, id, body } = await invite('admin')
    expect(body.data['invitation']).toBe('pending')
    const before = (await lettersTo(test, sitting.email)).length
    await writeLetters(test)
    expect(await lettersTo(test, email)).toHaveLength(1)
    const letters = await lettersTo(test, sitting.email)
    expect(letters).toHaveLength(before + 1)
    expect(letters.at(-1)).toContain('bosque')
    expect(letters.at(-1)).not.toMatch(new RegExp(`Nome Digitado|${email}`))
    expect(await trailOf(id)).toEqual(['sindico_invited'])
  })

  it('by staff waits until a síndico confirms', async () => {
    const { email, id, path, body } = await invite('staff')
    expect(body.data['invitation']).toBe('unconfirmed')
    const before = (await lettersTo(test, sitting.email)).length
    await writeLetters(test)
    expect(await lettersTo(test, email)).toEqual([])
    expect(await lettersTo(test, sitting.email)).toHaveLength(before + 1)
    expect(await trailOf(id)).toEqual(['sindico_waits'])

    const waiting = await test.as('sindico').get('/users?filter[invitation]=unconfirmed')
    expect(rowsOf(waiting.body).map((row) => row.id)).toContain(id)
    expect((await test.as('sindico', 'acacias').get(path)).status).toBe(404)
    expect((await test.as('sindico', 'acacias').post(`${path}/confirm`)).status).toBe(404)
    expect((await test.as('staff').post(`${path}/confirm`)).status).toBe(403)
    expect((await test.as('staff').post(`${path}/invite-again`)).status).toBe(409)
    const change = { ...ifMatch(1), payload: { name: 'Outra' } }
    expect((await test.as('sindico').patch(path, change)).status).toBe(403)

    expect((await test.as('sindico').post(`${path}/confirm`)).status).toBe(200)
    expect((await test.as('sindico').post(`${path}/confirm`)).status).toBe(404)
    await writeLetters(test)
    expect(await lettersTo(test, email)).toHaveLength(1)
    expect((await test.as('admin').get(path)).body.data['invitation']).toBe('pending')
  })

  it('by staff is confirmed by an administrator, or declined by a síndico', async () => {
    const one = await invite('staff')
    expect((await test.as('admin').post(`${one.path}/confirm`)).status).toBe(200)
    const other = await invite('staff')
    expect((await test.as('sindico').delete(other.path, ifMatch(1))).status).toBe(204)
    expect((await test.as('admin').get(other.path)).status).toBe(404)
  })

  it('waits too where staff give an invitation that role, whose earlier letter is then worthless', async () => {
    people += 1
    const email = `sindica.${people}@example.com`
    const membership = {
      role: 'funcionario',
      starts_on: '2020-01-01',
      tenant_id: test.tenants.bosque,
    }
    const made = await test.as('staff').post('/users', {
      payload: { name: 'Nome', email, membership },
    })
    const path = `/users/${made.body.data.id}`
    const raised = { ...ifMatch(1), payload: { membership: { role: 'sindico' } } }
    const { body } = await test.as('staff').patch(path, raised)
    expect(body.data['invitation']).toBe('unconfirmed')
    await writeLetters(test)
    expect(await lettersTo(test, email)).toEqual([])
  })

  it('waits too where staff made the company inactive meanwhile, or its síndico begins later', async () => {
    const company = `/tenants/${test.tenants.bosque}`
    const turn = async (status: string) => {
      const { version } = (await test.as('admin').get(company)).body.data
      const turned = await test
        .as('staff')
        .patch(company, { ...ifMatch(version), payload: { status } })
      expect(turned.status).toBe(200)
    }
    await turn('INATIVO')
    const { email, body } = await invite('staff')
    expect(body.data['invitation']).toBe('unconfirmed')
    const before = (await lettersTo(test, sitting.email)).length
    await writeLetters(test)
    expect(await lettersTo(test, sitting.email)).toHaveLength(before + 1)
    await turn('ATIVO')
    await writeLetters(test)
    expect(await lettersTo(test, email)).toEqual([])

    const made = await test.as('admin').post('/tenants', {
      payload: samples.tenants.values(800_003),
    })
    const payload = {
      user_id: (await test.addPerson('condomino', 'bosque')).userId,
      role: 'sindico',
      tenant_id: made.body.data.id,
      starts_on: '2999-01-01',
    }
    expect((await test.as('admin').post('/memberships', { payload })).status).toBe(201)
    const beside = await invite('staff', made.body.data.id)
    expect(beside.body.data['invitation']).toBe('unconfirmed')
  })

  it('is the first of a company without one, and does not wait', async () => {
    const company = await test.as('admin').post('/tenants', {
      payload: samples.tenants.values(800_001),
    })
    const { body } = await invite('staff', company.body.data.id)
    expect(body.data['invitation']).toBe('pending')
  })
})

describe('a new síndico beside others, given by staff', () => {
  const bondOf = (role: Role) => test.addPerson(role, 'bosque')
  const give = (userId: string, more: object = {}) =>
    test.as('staff').post('/memberships', {
      payload: {
        user_id: userId,
        role: 'sindico',
        tenant_id: test.tenants.bosque,
        starts_on: '2020-01-01',
        ...more,
      },
    })
  const isUnconfirmed = async (membershipId: string) => {
    const { body } = await test.as('admin').get(`/memberships/${membershipId}`)
    return body.data['invitation'] === 'unconfirmed'
  }

  it('gives no access until it is confirmed', async () => {
    const person = await addAccount(test, 'funcionario', 'acacias')
    const { body } = await give(person.userId)
    expect(body.data['invitation']).toBe('unconfirmed')
    const token = await signIn(test, person)
    const me = (await send(test, 'GET', '/me', { token })).body
    expect(me).toMatchObject({ data: { memberships: [{ role: 'funcionario' }] } })
    const confirm = `/memberships/${body.data.id}/confirm`
    expect((await test.as('staff').post(confirm)).status).toBe(403)
    expect((await test.as('sindico', 'acacias').post(confirm)).status).toBe(404)
    expect((await test.as('sindico').post(confirm)).status).toBe(200)
    expect((await test.as('sindico').post(confirm)).status).toBe(404)
    const after = (await send(test, 'GET', '/me', { token })).body as {
      data: { memberships: { role: string }[] }
    }
    expect(after.data.memberships.map(({ role }) => role).toSorted()).toEqual([
      'funcionario',
      'sindico',
    ])
  })

  it('gives none in another way either: another role, another day, and a restored one', async () => {
    const raised = await bondOf('funcionario')
    const path = `/memberships/${raised.membershipId}`
    const role = { ...ifMatch(1), payload: { role: 'sindico' } }
    expect((await test.as('staff').patch(path, role)).status).toBe(200)
    expect(await isUnconfirmed(raised.membershipId)).toBe(true)
    const suspended = await test.as('staff').patch(path, {
      ...ifMatch(2),
      payload: { status: 'INATIVO' },
    })
    expect(suspended.status).toBe(200)
    await test.as('staff').patch(path, { ...ifMatch(3), payload: { status: 'ATIVO' } })
    expect(await isUnconfirmed(raised.membershipId)).toBe(true)

    const later = await bondOf('funcionario')
    const future = await give(later.userId, { starts_on: '2999-01-01' })
    expect(await isUnconfirmed(future.body.data.id)).toBe(true)

    const over = await bondOf('funcionario')
    const ended = await give(over.userId, { ends_on: '2020-01-02' })
    expect(await isUnconfirmed(ended.body.data.id)).toBe(false)
    const extended = { ...ifMatch(1), payload: { ends_on: null } }
    await test.as('staff').patch(`/memberships/${ended.body.data.id}`, extended)
    expect(await isUnconfirmed(ended.body.data.id)).toBe(true)

    const gone = await bondOf('sindico')
    const place = `/memberships/${gone.membershipId}`
    expect((await test.as('staff').delete(place, ifMatch(1))).status).toBe(204)
    expect((await test.as('staff').post(`${place}/restore`)).status).toBe(403)
    expect((await test.as('admin').post(`${place}/restore`)).status).toBe(200)
  })

  it('is declined by a síndico, who changes nobody of their own level', async () => {
    const person = await bondOf('funcionario')
    const { body } = await give(person.userId)
    const path = `/memberships/${body.data.id}`
    const change = { ...ifMatch(1), payload: { ends_on: '2999-01-01' } }
    expect((await test.as('sindico').patch(path, change)).status).toBe(403)
    expect((await test.as('sindico').delete(path, ifMatch(1))).status).toBe(204)
    const peer = await bondOf('sindico')
    const other = `/memberships/${peer.membershipId}`
    expect((await test.as('sindico').delete(other, ifMatch(1))).status).toBe(404)
  })

  it('does not count as a síndico while it waits', async () => {
    const company = await test.as('admin').post('/tenants', {
      payload: samples.tenants.values(800_002),
    })
    const tenantId = company.body.data.id
    const people = [await bondOf('condomino'), await bondOf('condomino')]
    const bonds = []
    for (const { userId } of people) bonds.push(await give(userId, { tenant_id: tenantId }))
    expect(bonds.map(({ body }) => body.data['invitation'])).toEqual([null, 'unconfirmed'])
    const last = `/memberships/${bonds[0]?.body.data.id}`
    expect((await test.as('admin').delete(last, ifMatch(1))).body.code).toBe('last_sindico')
  })
})
