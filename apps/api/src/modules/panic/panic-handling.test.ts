import { type Role, roles } from '@portaria/contract/actors/roles'
import {
  panicAlertsAnswer,
  panicAnswer,
  panicDetailAnswer,
} from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { raiseAlert } from '../../testing/panic-alerts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/notifications/panic'
const receivers: Role[] = ['master', 'admin', 'sindico', 'funcionario']

describe('an alert that was raised', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const raise = (role: Role, message: string | null = null) => raiseAlert(test, role, message)

  const unreadIds = async (role: Role) => {
    const { status, body } = await test.as(role).get(`${path}?not_read=1`)
    expect(status).toBe(200)
    return panicAlertsAnswer.parse(body).data.map(({ id }) => id)
  }

  describe('unread alerts', () => {
    it.each(roles)('are shown to everybody: %s', async (role) => {
      const { id } = await raise('condomino')
      const ids = await unreadIds(role)
      expect(ids.filter((one) => (receivers.includes(role) ? one === id : true))).toEqual(
        receivers.includes(role) ? [id] : [],
      )
    })

    it('are an empty list for an administrator without a chosen company', async () => {
      const { token } = test.person('admin')
      const response = await test.app.inject({
        url: `/api/v1${path}?not_read=1`,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ data: [] })
    })

    it('leave out one’s own', async () => {
      const { id } = await raise('sindico')
      expect(await unreadIds('sindico')).not.toContain(id)
      expect(await unreadIds('funcionario')).toContain(id)
    })

    it('are each reader’s own', async () => {
      const { id } = await raise('condomino', 'fumaça')
      const read = await test.as('funcionario').post(`${path}/${id}/read`)
      expect(read.body.data).toMatchObject({ id, read: true, state: 'active' })
      expect((await test.as('funcionario').post(`${path}/${id}/read`)).status).toBe(200)
      expect(await unreadIds('funcionario')).not.toContain(id)
      expect(await unreadIds('sindico')).toContain(id)
    })

    it('keep those that nobody has acknowledged when all are dismissed', async () => {
      const waiting = await raise('service_provider')
      const taken = await raise('condomino')
      await test.as('funcionario').post(`${path}/${taken.id}/acknowledge`)
      const answer = await test.as('sindico').post('/notifications/read-all', {
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(204)
      const left = await unreadIds('sindico')
      expect(left).toContain(waiting.id)
      expect(left).not.toContain(taken.id)
    })
  })

  describe('handling', () => {
    it('goes from active over acknowledged to closed, with a timeline', async () => {
      const { id } = await raise('condomino', 'queda')
      const acknowledged = await test.as('funcionario').post(`${path}/${id}/acknowledge`)
      expect(acknowledged.body.data).toMatchObject({
        state: 'acknowledged',
        acknowledged_by: { id: test.person('funcionario').userId },
      })
      const closed = await test.as('sindico').post(`${path}/${id}/close`, {
        payload: { resolution: 'resolved', report: 'Ambulância veio.' },
      })
      expect(closed.body.data).toMatchObject({ state: 'closed', resolution: 'resolved' })

      const { body } = await test.as('condomino').get(`${path}/${id}`)
      expect(kindsOf(body)).toEqual(['raised', 'acknowledged', 'closed'])
      expect(body.data['seen_by']).toMatchObject([
        { name: 'funcionario bosque' },
        { name: 'sindico bosque' },
      ])
    })

    it('shows the sender who has read it', async () => {
      const { id } = await raise('condomino')
      await test.as('funcionario').post(`${path}/${id}/read`)
      const { body } = await test.as('condomino').get(`${path}/${id}`)
      expect(body.data['seen_by']).toMatchObject([{ id: test.person('funcionario').userId }])
      expect(body.data['raised_by']).toMatchObject({ phone: null })
    })

    it('is taken once; the same word again is announced again', async () => {
      const { id } = await raise('condomino')
      const both = await Promise.all([
        test.as('sindico').post(`${path}/${id}/acknowledge`),
        test.as('funcionario').post(`${path}/${id}/acknowledge`),
      ])
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ])
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('state_conflict')
      const winner = both[0]?.status === 200 ? 'sindico' : 'funcionario'
      expect((await test.as(winner).post(`${path}/${id}/acknowledge`)).status).toBe(200)
    })

    it('closes only what somebody has acknowledged, and once', async () => {
      const { id } = await raise('condomino')
      const close = (resolution: string) =>
        test.as('sindico').post(`${path}/${id}/close`, { payload: { resolution } })
      expect((await close('test')).status).toBe(409)
      await test.as('sindico').post(`${path}/${id}/acknowledge`)
      expect((await close('nonsense')).status).toBe(422)
      expect((await close('test')).status).toBe(200)
      expect((await close('test')).status).toBe(200)
      expect((await close('resolved')).status).toBe(409)
    })

    it.each(roles)('is for those on duty: %s', async (role) => {
      const { id } = await raise('service_provider')
      const { status } = await test.as(role).post(`${path}/${id}/acknowledge`)
      expect(status).toBe(receivers.includes(role) ? 200 : 403)
      const closed = await test
        .as(role)
        .post(`${path}/${id}/close`, { payload: { resolution: 'test' } })
      const mayClose = receivers.includes(role) && role !== 'funcionario'
      expect(closed.status).toBe(mayClose ? 200 : 403)
    })
  })

  describe('who sees which alerts', () => {
    it('keeps neighbours apart', async () => {
      const { id } = await raise('service_provider', 'segredo')
      expect((await test.as('condomino').get(`${path}/${id}`)).status).toBe(404)
      expect((await test.as('condomino').post(`${path}/${id}/read`)).status).toBe(404)
      expect((await test.as('condomino').get(path)).raw).not.toContain('segredo')
    })

    it('keeps tenants apart', async () => {
      const { id } = await raise('condomino', 'do bosque')
      const other = test.as('sindico', 'acacias')
      for (const answer of [
        await other.get(`${path}/${id}`),
        await other.post(`${path}/${id}/read`),
        await other.post(`${path}/${id}/acknowledge`),
        await other.post(`${path}/${id}/close`, { payload: { resolution: 'test' } }),
      ]) {
        expect(answer.status).toBe(404)
      }
      for (const page of [path, `${path}?not_read=1`, `${path}/alerts`]) {
        expect((await other.get(page)).raw).not.toContain('do bosque')
      }
    })

    it.each([
      ['master', 200, true],
      ['admin', 200, true],
      ['staff', 403, false],
      ['sindico', 200, true],
      ['funcionario', 403, false],
      ['condomino', 200, true],
      ['service_provider', 200, false],
    ] as const)(
      'lists page by page for those who may look up: %s',
      async (role, expected, sees) => {
        const { id } = await raise('condomino')
        const { status, body, raw } = await test
          .as(role)
          .get(`${path}/alerts?state=active&per_page=100`)
        expect(status).toBe(expected)
        expect(raw.includes(id)).toBe(sees)
        expect(raw).not.toContain('"state":"closed"')
        expect(body.meta ?? { total_is: 'exact', page: 1, per_page: 100 }).toMatchObject({
          total_is: 'exact',
          page: 1,
          per_page: 100,
        })
      },
    )

    it('shows where a resident lives', async () => {
      const [tower, apartment, resident] = [newId(), newId(), newId()]
      const sindico = test.as('sindico')
      await sindico.post('/towers', { payload: { id: tower, name: 'Torre Ipê' } })
      await sindico.post('/apartments', {
        payload: { id: apartment, tower_id: tower, number: '101' },
      })
      await sindico.post('/residents', { payload: { id: resident, name: 'Rosa' } })
      const moved = await sindico.post('/occupancies', {
        payload: {
          apartment_id: apartment,
          resident_id: resident,
          relation: 'owner',
          starts_on: '2020-01-01',
        },
      })
      expect(moved.status).toBe(201)
      const person = await test.addPerson('condomino', 'bosque')
      await onServer(
        test.database.adminUrl,
        `UPDATE memberships SET resident_id = '${resident}' WHERE id = '${person.membershipId}'`,
      )
      const { statusCode, json } = await test.app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${person.token}` },
      })
      expect(statusCode).toBe(201)
      expect(panicAnswer.parse(json()).data.raised_by).toMatchObject({
        apartments: ['Torre Ipê · 101'],
      })
    })
  })
})

/** The steps of an alert's timeline, in order. */
function kindsOf(answer: unknown): string[] {
  return panicDetailAnswer.parse(answer).data.timeline.map(({ kind }) => kind)
}
