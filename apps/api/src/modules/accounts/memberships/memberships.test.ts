import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { inASecond } from '../../../testing/in-a-second.ts'
import { waitingJobs } from '../../../testing/kept-letters.ts'
import { samples } from '../../../testing/samples.ts'
import { addAccount, send, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

describe('access to a company', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())
  beforeEach(() => onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs'))

  it('that a known person gets is in a letter to them', async () => {
    const { userId } = await test.addPerson('funcionario', 'bosque')
    const payload = { user_id: userId, role: 'condomino', starts_on: '2020-01-01' }
    expect((await test.as('sindico').post('/memberships', { payload })).status).toBe(201)
    expect(await waitingJobs(test, 'invite_user')).toEqual([{ userId, place: 'bosque' }])
  })

  it('of one tenant alone ends when its síndico makes it inactive', async () => {
    const account = await addAccount(test, 'condomino', 'bosque')
    await test.database.pools.app.transaction({}, (queries) =>
      queries.count(sql`INSERT INTO memberships (id, user_id, tenant_id, role)
        VALUES (gen_random_uuid(), ${account.userId}, ${test.tenants.acacias}, 'condomino')`),
    )
    const token = await signIn(test, account)
    const path = `/memberships/${account.membershipId}`
    const sent = { ...ifMatch(1), payload: { status: 'INATIVO' } }
    expect((await test.as('sindico').patch(path, sent)).status).toBe(200)
    await inASecond(async () => {
      expect((await send(test, 'GET', '/me', { token })).status).toBe(401)
    })
    // Their other memberships are untouched.
    const again = await signIn(test, account)
    const { body } = await send(test, 'GET', '/me', { token: again })
    expect(body).toMatchObject({ data: { tenant_id: test.tenants.acacias } })
  })

  describe('of the last síndico', () => {
    const last = () => test.person('sindico', 'acacias')

    it('cannot be ended, changed or made inactive', async () => {
      const { membershipId, userId } = last()
      const path = `/memberships/${membershipId}`
      const admin = test.as('admin')
      const answers = [
        await admin.delete(path, ifMatch(1)),
        ...(await Promise.all(
          [
            { role: 'condomino' },
            { status: 'INATIVO' },
            { ends_on: '2020-01-02', starts_on: '2020-01-01' },
            { starts_on: '2999-01-01' },
          ].map((payload) => admin.patch(path, { ...ifMatch(1), payload })),
        )),
        await admin.patch(`/users/${userId}`, { ...ifMatch(1), payload: { status: 'INATIVO' } }),
      ]
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        answers.map(() => [409, 'last_sindico']),
      )
      const later = { ...ifMatch(1), payload: { ends_on: '2999-01-01' } }
      expect((await admin.patch(path, later)).status).toBe(200)
    })

    it('cannot be ended by two who end the last two at once', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { body } = await test.as('admin').post('/tenants', {
          payload: samples.tenants.values(700_000 + round),
        })
        const bonds = await Promise.all(
          ['um', 'outro'].map(async () => {
            const { userId } = await test.addPerson('condomino', 'bosque')
            const given = await test.as('admin').post('/memberships', {
              payload: {
                user_id: userId,
                role: 'sindico',
                tenant_id: body.data.id,
                starts_on: '2020-01-01',
              },
            })
            return given.body.data.id
          }),
        )
        const ended = await Promise.all(
          bonds.map((id) => test.as('admin').delete(`/memberships/${id}`, ifMatch(1))),
        )
        expect(ended.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
      }
    })
  })

  it('cannot be changed by its own person', async () => {
    const { membershipId } = test.person('admin')
    const sent = { ...ifMatch(1), payload: { ends_on: '2999-01-01' } }
    expect((await test.as('admin').patch(`/memberships/${membershipId}`, sent)).status).toBe(403)
    const gone = await test.as('admin').delete(`/memberships/${membershipId}`, ifMatch(1))
    expect(gone.status).toBe(403)
  })
})
