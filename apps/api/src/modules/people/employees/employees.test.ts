import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bind } from '../../../testing/seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('employees', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const add = (more: object = {}) =>
    test.as('sindico').post('/employees', {
      payload: { name: 'Edson Chagas', position: 'Porteiro', ...more },
    })
  const move = (id: string, transition: string, payload: object = {}) =>
    test.as('sindico').post(`/employees/${id}/${transition}`, { payload })
  const errorsOf = (body: { errors?: { field: string; code: string }[] }) =>
    (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)

  it('work shifts of local hours, also past midnight', async () => {
    const shifts = [{ weekdays: ['mon', 'wed'], starts_at: '19h', ends_at: '7:00' }]
    const { body } = await add({ shifts })
    expect(body.data).toMatchObject({
      shifts: [{ weekdays: ['mon', 'wed'], starts_at: '19:00', ends_at: '07:00' }],
    })
    const wrong = await add({
      shifts: [{ weekdays: ['mon'], starts_at: '25:00', ends_at: '7:00' }],
    })
    expect(errorsOf(wrong.body)).toEqual(['shifts.0.starts_at time_format'])
  })

  it('can be outsourced by a provider, and only they have one', async () => {
    const payload = { kind: 'company', name: 'Zela', legal_name: 'Zela Ltda.', category: 'Limpeza' }
    const { body: made } = await test.as('sindico').post('/service-providers', { payload })
    const provider_id = made.data.id
    for (const [more, told] of [
      [{ kind: 'outsourced' }, ['provider_id provider_required']],
      [{ kind: 'own', provider_id }, ['provider_id provider_own']],
      [{ kind: 'outsourced', provider_id }, []],
    ] as const) {
      expect(errorsOf((await add(more)).body)).toEqual(told)
    }
  })

  it('are dismissed with a day, and inactive until they are readmitted', async () => {
    const { body } = await add({ admitted_on: '2024-03-01' })
    const { id } = body.data
    const early = await move(id, 'dismiss', { dismissed_on: '2024-02-29' })
    expect(errorsOf(early.body)).toEqual(['dismissed_on ends_before_start'])
    expect(errorsOf((await move(id, 'dismiss')).body)).toEqual(['dismissed_on required'])
    const gone = await move(id, 'dismiss', { dismissed_on: '2026-10-01' })
    expect(gone.body.data).toMatchObject({ employment: 'dismissed', status: 'INATIVO' })
    const back = await test.as('sindico').patch(`/employees/${id}`, {
      headers: { 'if-match': '"2"' },
      payload: { status: 'ATIVO' },
    })
    expect(errorsOf(back.body)).toEqual(['status employee_dismissed'])
    const again = await move(id, 'readmit')
    expect(again.body.data).toMatchObject({
      employment: 'active',
      dismissed_on: null,
      status: 'ATIVO',
    })
  })

  it('lose their login with the dismissal, at once, and no other login', async () => {
    const { body } = await add()
    await bind(test, 'bosque', 'funcionario', { employee_id: body.data.id })
    expect((await test.as('funcionario').get('/employees')).status).toBe(200)
    const gone = await move(body.data.id, 'dismiss', { dismissed_on: '2026-10-01' })
    expect(gone.status).toBe(200)
    const { membershipId } = test.person('funcionario', 'bosque')
    const ended = await test.database.pools.app.transaction({}, (queries) =>
      queries.all(sql<{ id: string }>`
        SELECT id FROM memberships
        WHERE status = 'INATIVO' AND tenant_id = ${test.tenants.bosque}`),
    )
    expect(ended.map(({ id }) => id)).toEqual([membershipId])
    const { body: history } = await test.as('sindico').get(`/memberships/${membershipId}/history`)
    expect(rowsOf(history)[0]).toMatchObject({ changes: { status: ['ATIVO', 'INATIVO'] } })
    await expect.poll(async () => (await test.as('funcionario').get('/employees')).status).toBe(401)
  })
})
