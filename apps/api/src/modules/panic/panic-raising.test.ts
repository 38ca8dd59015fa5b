import { type Role, roles } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endAlertsOf, raiseAlert } from '../../testing/panic-alerts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/notifications/panic'
const raisers: Role[] = ['sindico', 'funcionario', 'condomino', 'service_provider']

describe('raising an alert', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const raise = (role: Role, message: string | null = null) => raiseAlert(test, role, message)

  /** Runs a statement in the scope of bosque, without the API. */
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
      queries.all(statement),
    )

  const send = (key: string | null, payload: object, role: Role = 'condomino') =>
    test.as(role).post(path, { payload, headers: key === null ? {} : { 'idempotency-key': key } })

  describe('raising', () => {
    it.each(roles)('is for those inside the condominium: %s', async (role) => {
      const { status } = await test.as(role).post(path, { payload: { message: 'socorro' } })
      expect(status).toBe(raisers.includes(role) ? 201 : 403)
    })

    it('takes person and tenant from the session, not from the body', async () => {
      const { userId } = test.person('sindico', 'acacias')
      const { body } = await test.as('condomino').post(path, {
        payload: { message: 'x', user_id: userId, tenant_id: test.tenants.acacias },
        headers: { 'idempotency-key': newId() },
      })
      expect(body.data).toMatchObject({
        user_id: test.person('condomino').userId,
        tenant_id: test.tenants.bosque,
      })
      const other = await test.as('sindico', 'acacias').get(`${path}?not_read=1`)
      expect(other.raw).not.toContain(body.data.id)
    })

    it.each([
      ['no body', undefined, null],
      ['null', { message: null }, null],
      ['nothing', {}, null],
      ['empty', { message: '' }, null],
      ['blank', { message: ' \n' }, null],
      ['2,000 characters', { message: '🔥'.repeat(2_000) }, '🔥'.repeat(2_000)],
      ['what no database holds', { message: 'fogo\0 \ud83d' }, 'fogo \ufffd'],
    ])('needs no message and takes any: %s', async (_, payload, stored) => {
      await endAlertsOf(test, test.person('sindico').userId)
      const { status, body } = await test
        .as('sindico')
        .post(path, { payload, headers: { 'idempotency-key': newId() } })
      expect(status).toBe(201)
      expect(body.data['message']).toBe(stored)
    })

    it('keeps the time of the device beside its own', async () => {
      const at = '2026-11-20T03:00:00-03:00'
      const { body } = await test.as('condomino').post(path, {
        payload: { raised_at: at },
        headers: { 'idempotency-key': newId() },
      })
      expect(body.data['device_at']).toBe('2026-11-20T06:00:00.000Z')
      expect(Date.now() - Date.parse(String(body.data['raised_at']))).toBeLessThan(60_000)
    })

    it.each([
      [{ message: 'a'.repeat(2_001) }, 'message', 'too_long'],
      [{ message: 7 }, 'message', 'invalid_type'],
      [{ raised_at: 'yesterday' }, 'raised_at', 'invalid_format'],
      [{ loud: true }, 'loud', 'unknown_field'],
    ])('refuses %j', async (payload, field, code) => {
      const { status, body } = await test.as('sindico').post(path, { payload })
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ field, code }])
    })

    it('is stored with its event in one transaction', async () => {
      const { id } = await raise('funcionario', 'portão forçado')
      const events = await test.database.system.query((queries) =>
        queries.all<Record<string, unknown>>(sql`
          SELECT topic, audience, payload FROM outbox WHERE payload->>'id' = ${id}`),
      )
      expect(events).toMatchObject([
        {
          topic: 'panic.raised',
          audience: { roles: ['admin', 'sindico', 'funcionario'] },
          payload: { id, state: 'active' },
        },
      ])
      expect(JSON.stringify(events)).not.toContain('portão')
    })

    it('is in the trail', async () => {
      const { id } = await raise('condomino')
      expect(
        await rows(
          sql`SELECT operation FROM audit_log WHERE row_id = ${id} AND register = 'panic_alerts'`,
        ),
      ).toEqual([{ operation: 'create' }])
    })
  })

  describe('a press that is sent again', () => {
    beforeEach(() => endAlertsOf(test, test.person('condomino').userId))

    it('returns the same alert for the same key, also once it is over', async () => {
      const key = newId()
      const first = await send(key, { message: 'invasão' })
      const again = await send(key, { message: 'invasão' })
      expect([first.status, again.status]).toEqual([201, 200])
      expect(again.body.data).toEqual(first.body.data)
      await endAlertsOf(test, test.person('condomino').userId)
      const late = await send(key, { message: 'invasão' })
      expect([late.status, late.body.data]).toMatchObject([
        200,
        { id: first.body.data.id, state: 'closed', press_count: 1 },
      ])
    })

    it('is refused with another body', async () => {
      const key = newId()
      const { body } = await send(key, { message: 'invasão' })
      expect((await send(key, { message: 'incêndio' })).status).toBe(422)
      expect(
        (await send(key, { message: 'invasão', raised_at: '2026-01-01T00:00:00Z' })).status,
      ).toBe(422)
      expect(
        await rows(sql`SELECT message FROM panic_presses WHERE alert_id = ${body.data.id}`),
      ).toEqual([{ message: 'invasão' }])
    })

    it('has a key of its own for each person', async () => {
      const key = newId()
      await endAlertsOf(test, test.person('service_provider').userId)
      const [one, other] = [await send(key, {}), await send(key, {}, 'service_provider')]
      expect([one.status, other.status]).toEqual([201, 201])
      expect(one.body.data.id).not.toBe(other.body.data.id)
    })

    it('makes one press of ten posts at once', async () => {
      const key = newId()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send(key, { message: 'ao mesmo tempo' })),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
      expect(
        await rows(
          sql`SELECT count(*)::int AS n FROM panic_presses WHERE idempotency_key = ${key}`,
        ),
      ).toEqual([{ n: 1 }])
    })
  })
})
