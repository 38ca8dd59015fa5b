import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letterTasks } from '../features/sign-in/letter-tasks.ts'
import { onServer } from '../testing/database-server.ts'
import { inASecond } from '../testing/in-a-second.ts'
import { addAccount, send, signIn } from '../testing/test-accounts.ts'
import { openTestApp, rowsOf, type TestApp } from '../testing/test-app.ts'
import { samples } from './samples.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

describe('access to a company', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())
  beforeEach(() => onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs'))

  const invite = (email: string, more: object = {}) =>
    test.as('sindico').post('/users', {
      payload: {
        name: 'Nina Prado',
        email,
        membership: { role: 'funcionario', starts_on: '2020-01-01', ...more },
      },
    })

  const letters = () =>
    onServer<{ payload: { data: { userId: string; place: string } } }>(
      test.database.adminUrl,
      `SELECT payload FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = 'invite_user'
       ORDER BY j.id`,
    )

  const bondsOf = async (userId: string) => {
    const { body } = await test.as('admin').get(`/memberships?filter[user_id]=${userId}`)
    return rowsOf(body)
  }

  it('is given with a letter, once it is committed', async () => {
    const { status, body } = await invite('nina@example.com')
    expect([status, body.data['email']]).toEqual([201, 'nina@example.com'])
    expect((await letters()).map(({ payload }) => payload.data)).toEqual([
      { userId: body.data.id, place: 'bosque' },
    ])
    expect((await invite('nao.ha@example.com', { role: 'sindico' })).status).toBe(422)
    expect(await letters()).toHaveLength(1)
  })

  it('tells nobody whether the person was known, and makes them once', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const [first, second] = [await invite('desconhecida@example.com'), await invite(known.email)]
    const shape = ({ status, body, headers }: typeof first) => ({
      status,
      etag: headers['etag'],
      data: { ...body.data, id: 'id', email: 'email' },
    })
    expect(shape(second)).toEqual(shape(first))
    expect(second.body.data.id).toBe(known.userId)
    expect((await bondsOf(known.userId)).map(({ role }) => String(role)).toSorted()).toEqual([
      'condomino',
      'funcionario',
    ])
    const { name } = await test.database.app.onPlatform(test.actor('admin'), (queries) =>
      queries.one(sql<{ name: string }>`SELECT name FROM users WHERE id = ${known.userId}`),
    )
    expect(name).not.toBe('Nina Prado')
    // The same role a second time is refused: that one is the síndico's own.
    expect((await invite(known.email)).status).toBe(409)
  })

  it('opens by the link of the letter', async () => {
    const { body } = await invite('carta@example.com')
    const [job] = await letters()
    const task = letterTasks(test.parts, () => undefined)['invite_user']
    if (task?.scope !== 'tenant') throw new Error('no task')
    await task.run(
      { database: test.database.app, actor: test.actor('sindico') },
      job?.payload.data ?? {},
    )
    const { found } = await test.database.auth.query((queries) =>
      queries.one(sql<{ found: number }>`SELECT count(*)::int AS found FROM password_tokens
        WHERE user_id = ${body.data.id} AND purpose = 'invitation'`),
    )
    expect(found).toBe(1)
  })

  it('needs something that the person shall be', async () => {
    const payload = { name: 'Nina', email: 'sem.papel@example.com' }
    const { status, body } = await test.as('admin').post('/users', { payload })
    expect([status, body.errors[0]]).toMatchObject([422, { field: 'membership', code: 'required' }])
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
    // What they are elsewhere is untouched.
    const again = await signIn(test, account)
    const { body } = await send(test, 'GET', '/me', { token: again })
    expect(body).toMatchObject({ data: { tenant_id: test.tenants.acacias } })
  })

  describe('of the last síndico', () => {
    const last = () => test.person('sindico', 'acacias')

    it('is not ended, changed or made inactive', async () => {
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

    it('is not ended by two who end the last two at once', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { body } = await test.as('admin').post('/tenants', {
          payload: samples.tenants.values(700_000 + round),
        })
        const bonds = await Promise.all(
          ['um', 'outro'].map(async (who) => {
            const email = `${who}.${round}@sindicos.example`
            const membership = { role: 'sindico', tenant_id: body.data.id, starts_on: '2020-01-01' }
            const made = await test.as('admin').post('/users', {
              payload: { name: who, email, membership },
            })
            return (await bondsOf(made.body.data.id))[0]?.id ?? ''
          }),
        )
        const ended = await Promise.all(
          bonds.map((id) => test.as('admin').delete(`/memberships/${id}`, ifMatch(1))),
        )
        expect(ended.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
      }
    })
  })

  it('is not one’s own to change', async () => {
    const { membershipId } = test.person('admin')
    const sent = { ...ifMatch(1), payload: { ends_on: '2999-01-01' } }
    expect((await test.as('admin').patch(`/memberships/${membershipId}`, sent)).status).toBe(403)
    const gone = await test.as('admin').delete(`/memberships/${membershipId}`, ifMatch(1))
    expect(gone.status).toBe(403)
  })
})
