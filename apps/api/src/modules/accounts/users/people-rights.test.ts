import { mayWritePerson, type Role, roles } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../../testing/samples.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

const writers = ['master', 'admin', 'staff', 'sindico'] as const
const others = roles.filter((role) => !(writers as readonly Role[]).includes(role))
const pairs = writers.flatMap((writer) => roles.map((target) => ({ writer, target })))

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

describe('people and their memberships', () => {
  let test: TestApp
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const idsIn = async (role: Role, path: string) => {
    const { body } = await test.as(role).get(`${path}&per_page=100`)
    return rowsOf(body).map(({ id }) => id)
  }

  describe.each(pairs)('$writer and a $target', ({ writer, target }) => {
    const may = mayWritePerson(writer, target)

    it(`is ${may ? '' : 'not '}found, read and changed`, async () => {
      // The target is one more person of the company, which must keep a síndico even if the writer
      // may end the target's access.
      const { userId, membershipId } = await test.addPerson(target, 'bosque')
      const found = may ? [200, 200] : [404, 404]
      const person = await test.as(writer).get(`/users/${userId}`)
      const access = await test.as(writer).get(`/memberships/${membershipId}`)
      expect([person.status, access.status]).toEqual(found)
      expect((await idsIn(writer, `/users?filter[id]=${userId}`)).includes(userId)).toBe(may)
      expect(await idsIn(writer, `/memberships?filter[user_id]=${userId}`)).toEqual(
        may ? [membershipId] : [],
      )
      const history = await test.as(writer).get(`/memberships/${membershipId}/history`)
      expect(history.status).toBe(found[1])

      const changed = await test.as(writer).patch(`/memberships/${membershipId}`, {
        ...ifMatch(1),
        payload: { status: 'INATIVO' },
      })
      expect(changed.status).toBe(found[1])
      const ended = await test
        .as(writer)
        .delete(`/memberships/${membershipId}`, ifMatch(may ? 2 : 1))
      expect(ended.status).toBe(may ? 204 : 404)
    })

    it(`is ${may ? '' : 'not '}given that role`, async () => {
      nth += 1
      const { name, email } = samples.users.values(nth)
      const isOfPlatform = ['master', 'admin', 'staff'].includes(target)
      const place = writer === 'sindico' || isOfPlatform ? {} : { tenant_id: test.tenants.bosque }
      const membership = { role: target, starts_on: '2020-01-01', ...place }
      const payload = { name, email, membership }
      const { status, body } = await test.as(writer).post('/users', { payload })
      const refused = { status: 422, field: 'membership.role' }
      const answer = { status, field: status === 201 ? undefined : body.errors[0]?.field }
      expect(answer).toEqual(may ? { status: 201, field: undefined } : refused)
      const made = await test.database.app.onPlatform(test.actor('admin'), (queries) =>
        queries.all(sql`SELECT role, tenant_id FROM invitations WHERE email = ${email}`),
      )
      const tenant_id = isOfPlatform ? null : test.tenants.bosque
      expect(made).toEqual(may ? [{ role: target, tenant_id }] : [])
    })
  })

  it.each(others)('are hidden from %s', async (role) => {
    const { userId, membershipId } = test.person('condomino')
    for (const path of [`/users/${userId}`, `/memberships/${membershipId}`, '/users', '/tenants']) {
      expect((await test.as(role).get(path)).status).toBe(403)
    }
    const payload = { name: 'A', email: 'a@example.com', membership: { role: 'condomino' } }
    expect((await test.as(role).post('/users', { payload })).status).toBe(403)
  })

  describe('of another tenant', () => {
    it('do not exist for a síndico, in any call', async () => {
      const { userId, membershipId } = test.person('funcionario', 'acacias')
      const { userId: own } = test.person('funcionario')
      const call = test.as('sindico')
      const answers = [
        await call.get(`/users/${userId}`),
        await call.get(`/memberships/${membershipId}`),
        await call.get(`/memberships/${membershipId}/history`),
        await call.patch(`/memberships/${membershipId}`, {
          ...ifMatch(1),
          payload: { ends_on: '2030-01-01' },
        }),
        await call.delete(`/memberships/${membershipId}`, ifMatch(1)),
        await call.post(`/memberships/${membershipId}/restore`),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
      expect(await idsIn('sindico', `/users?filter[id]=${userId},${own}`)).toEqual([own])
      expect(await idsIn('sindico', `/users?filter[tenant_id]=${test.tenants.acacias}`)).toEqual([])
      expect(await idsIn('sindico', '/users?q=acacias')).toEqual([])
    })

    it('take nobody from there, nor give anybody to there', async () => {
      const { userId: stranger } = test.person('funcionario', 'acacias')
      const { userId: own } = test.person('funcionario')
      const bond = { role: 'condomino', starts_on: '2020-01-01' }
      const call = test.as('sindico')
      const taken = await call.post('/memberships', { payload: { ...bond, user_id: stranger } })
      expect([taken.status, taken.body.errors[0]]).toMatchObject([422, { field: 'user_id' }])
      const payload = { ...bond, user_id: own, tenant_id: test.tenants.acacias }
      const given = await call.post('/memberships', { payload })
      expect([given.status, given.body.errors[0]]).toMatchObject([
        422,
        { field: 'tenant_id', code: 'not_allowed' },
      ])
      const resident = await test.as('sindico', 'acacias').post('/residents', {
        payload: samples.residents.values(900_001),
      })
      const bound = { ...bond, user_id: own, resident_id: resident.body.data.id }
      const wrong = await call.post('/memberships', { payload: bound })
      expect(wrong.body.errors[0]).toMatchObject({ field: 'resident_id', code: 'not_found' })
    })
  })

  it('reach no role above the writer’s, by a membership or a change of one', async () => {
    const { userId } = await test.addPerson('funcionario', 'bosque')
    const refused = [422, [{ field: 'role', code: 'not_allowed' }]]
    for (const [writer, role] of [
      ['sindico', 'admin'],
      ['staff', 'admin'],
      ['admin', 'master'],
    ] as const) {
      const starts_on = '2027-01-01'
      const payload = { user_id: userId, role, starts_on }
      const { status, body } = await test.as(writer).post('/memberships', { payload })
      expect([writer, status, body.errors]).toMatchObject([writer, ...refused])
    }
    const { body: bonds } = await test.as('admin').get(`/memberships?filter[user_id]=${userId}`)
    const [bond, ...others] = rowsOf(bonds)
    expect(others).toEqual([])
    const change = { ...ifMatch(1), payload: { role: 'master' } }
    const changed = await test.as('admin').patch(`/memberships/${bond?.id}`, change)
    expect([changed.status, changed.body.errors]).toMatchObject(refused)
  })

  it('show a síndico nothing of a person’s other memberships, nor their own data', async () => {
    const { userId } = await test.addPerson('funcionario', 'bosque')
    await test.database.pools.app.transaction({}, async (queries) => {
      await queries.count(sql`INSERT INTO memberships (id, user_id, tenant_id, role)
        VALUES (${newId()}, ${userId}, ${test.tenants.acacias}, 'sindico')`)
      await queries.count(
        sql`UPDATE users SET cpf = '11144477735', phone = '+5511987654321' WHERE id = ${userId}`,
      )
    })
    const { body } = await test.as('sindico').get(`/users?filter[id]=${userId}`)
    expect(rowsOf(body)[0]).toMatchObject({ role: ['funcionario'], cpf: null, phone: null })
    expect(rowsOf(body)[0]).toMatchObject({ created_at: null, created_by: null })
    expect(rowsOf(body)[0]).not.toHaveProperty('cpf_masked')
    expect(JSON.stringify(body)).not.toContain(test.tenants.acacias)
    const { body: bonds } = await test.as('sindico').get(`/memberships?filter[user_id]=${userId}`)
    expect(rowsOf(bonds).map(({ role }) => role)).toEqual(['funcionario'])
    // An administrator sees both, and the person's own data.
    const { body: whole } = await test.as('admin').get(`/users?filter[id]=${userId}`)
    expect(rowsOf(whole)[0]).toMatchObject({
      role: ['funcionario', 'sindico'],
      cpf: '11144477735',
    })
  })

  it('keep their name and e-mail from everybody else', async () => {
    const { userId } = await test.addPerson('condomino', 'bosque')
    for (const change of [{ name: 'Outra' }, { email: 'outra@example.com' }]) {
      const sent = { ...ifMatch(1), payload: change }
      const { status, body } = await test.as('master').patch(`/users/${userId}`, sent)
      expect([status, body.errors[0]?.code]).toEqual([422, 'not_allowed'])
    }
    const { status } = await test
      .as('admin')
      .delete(`/users/${userId}?reassign_to=${test.person('condomino').userId}`, ifMatch(1))
    expect(status).toBe(422)
  })
})
