import type { Role } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('cabinets', () => {
  let test: TestApp
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  /** Adds a cabinet with two keys; returns its id and theirs. */
  async function addCabinet() {
    const [hall, roof] = [newId(), newId()]
    const items = [
      { id: hall, name: 'Chave do salão', code: 'S1' },
      { id: roof, name: 'Chave da cobertura' },
    ]
    const payload = { name: `Claviculário ${(nth += 1)}`, kind: 'keys', items }
    const { status, body } = await test.as('sindico').post('/cabinets', { payload })
    expect(status).toBe(201)
    return { id: body.data.id, hall, roof }
  }
  const act = (id: string, action: string, payload: object, role: Role = 'funcionario') =>
    test.as(role).post(`/cabinets/${id}/${action}`, { payload })
  const lend = (id: string, item: string, more: object = { borrower: 'Marcos, da manutenção' }) =>
    act(id, 'lend', { item_id: item, ...more })
  const giveBack = (id: string, item: string) => act(id, 'return', { item_id: item })
  const read = async (id: string) =>
    (await test.as('funcionario').get(`/cabinets/${id}`)).body.data as unknown as {
      version: number
      loans: Record<string, unknown>[]
    }
  const change = (id: string, payload: object) =>
    test.as('sindico').patch(`/cabinets/${id}`, { headers: { 'if-match': '"1"' }, payload })

  it('lend an item once, until it is returned, and remember each loan', async () => {
    const { id, hall } = await addCabinet()
    const first = await lend(id, hall)
    expect([first.status, first.body.data]).toMatchObject([
      200,
      { item_name: 'Chave do salão', item_code: 'S1', borrower: 'Marcos, da manutenção' },
    ])
    const again = await lend(id, hall)
    expect([again.status, again.body.code, again.body.errors]).toMatchObject([
      409,
      'state_conflict',
      [{ field: 'item_id', code: 'item_lent' }],
    ])
    expect((await giveBack(id, hall)).status).toBe(200)
    expect((await giveBack(id, hall)).body.code).toBe('state_conflict')
    expect((await lend(id, hall, { borrower: 'Rita' })).status).toBe(200)
    expect((await read(id)).loans).toMatchObject([
      { borrower: 'Rita', returned_at: null, overdue: false },
      { borrower: 'Marcos, da manutenção', item_name: 'Chave do salão' },
    ])
    const history = await test.as('sindico').get(`/cabinets/${id}/history`)
    expect(history.body.data).toMatchObject([
      { operation: 'lend', changes: { items: [null, [{ name: 'Chave do salão', note: 'Rita' }]] } },
      { operation: 'return' },
      { operation: 'lend' },
      { operation: 'create' },
    ])
  })

  it('lend an item to one of many who ask at the same moment', async () => {
    const { id, hall } = await addCabinet()
    const asked = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((one) => lend(id, hall, { borrower: `Pessoa ${one}` })),
    )
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ])
    expect((await read(id)).loans).toHaveLength(1)
  })

  it('allow no second open loan of an item, not even in SQL', async () => {
    const { id, hall } = await addCabinet()
    await lend(id, hall)
    const { userId } = test.person('sindico')
    const twice = onServer(
      test.database.adminUrl,
      `INSERT INTO cabinet_loans (tenant_id, id, cabinet_id, item_id, item_name, borrower, lent_by)
       VALUES ('${test.tenants.bosque}', '${newId()}', '${id}', '${hall}', 'Chave', 'Rita', '${userId}')`,
    )
    await expect(twice).rejects.toMatchObject({ constraint: 'cabinet_loans_open' })
  })

  it('lend to a resident of the company, or to a typed name, and to nobody else', async () => {
    const { id, hall, roof } = await addCabinet()
    const payload = { name: 'Ana Prado', social_name: 'Nina Prado' }
    const { body } = await test.as('sindico').post('/residents', { payload })
    expect((await lend(id, hall, { resident_id: body.data.id })).body.data).toMatchObject({
      borrower: 'Nina Prado',
    })
    const foreign = await test.as('sindico', 'acacias').post('/residents', { payload })
    for (const [asked, field, code] of [
      [{ resident_id: foreign.body.data.id }, 'resident_id', 'not_found'],
      [{ resident_id: newId() }, 'resident_id', 'not_found'],
      [{}, 'borrower', 'required'],
      [{ resident_id: body.data.id, borrower: 'Rita' }, 'borrower', 'required'],
      [{ borrower: 'Rita', due_at: '2026-01-01T10:00:00.000Z' }, 'due_at', 'ends_before_start'],
    ] as const) {
      const refused = await lend(id, roof, asked)
      expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field, code }]])
    }
  })

  it('lend to an employee, who still has the loan after being dismissed', async () => {
    const { id, hall, roof } = await addCabinet()
    const employee = { name: 'Zélia Nunes', position: 'Zeladora', kind: 'own' }
    const { body } = await test.as('sindico').post('/employees', { payload: employee })
    const lent = await lend(id, hall, { employee_id: body.data.id })
    expect([lent.status, lent.body.data]).toMatchObject([200, { borrower: 'Zélia Nunes' }])
    const dismissed = await test
      .as('sindico')
      .post(`/employees/${body.data.id}/dismiss`, { payload: { dismissed_on: '2026-01-31' } })
    expect(dismissed.status).toBe(200)
    expect((await read(id)).loans).toMatchObject([
      { employee_id: body.data.id, resident_id: null, borrower: 'Zélia Nunes', returned_at: null },
    ])
    const atGate = await test.as('funcionario').get('/gate/loans')
    expect(rowsOf(atGate.body)).toContainEqual(
      expect.objectContaining({ item_id: hall, borrower: 'Zélia Nunes' }),
    )
    const foreign = await test.as('sindico', 'acacias').post('/employees', { payload: employee })
    for (const [asked, field, code] of [
      [{ employee_id: body.data.id }, 'employee_id', 'not_found'],
      [{ employee_id: foreign.body.data.id }, 'employee_id', 'not_found'],
      [{ employee_id: foreign.body.data.id, borrower: 'Rita' }, 'borrower', 'required'],
    ] as const) {
      const refused = await lend(id, roof, asked)
      expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field, code }]])
    }
  })

  it('keep lent items, and release returned ones', async () => {
    const { id, hall, roof } = await addCabinet()
    await lend(id, hall)
    const others = { items: [{ id: roof, name: 'Chave da cobertura' }] }
    const refused = await change(id, others)
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'items', code: 'item_lent' }],
    ])
    const removed = await test
      .as('sindico')
      .delete(`/cabinets/${id}`, { headers: { 'if-match': '"1"' } })
    expect(removed.body.errors).toMatchObject([{ field: 'items', code: 'item_lent' }])
    await giveBack(id, hall)
    expect((await change(id, others)).status).toBe(200)
    expect((await read(id)).loans).toMatchObject([{ item_id: null, item_name: 'Chave do salão' }])
    expect((await lend(id, hall)).body.errors).toMatchObject([
      { field: 'item_id', code: 'not_found' },
    ])
  })

  it('are found by lent and by overdue items', async () => {
    const [free, lent, late] = [await addCabinet(), await addCabinet(), await addCabinet()]
    await lend(lent.id, lent.hall, { borrower: 'Rita', due_at: '2199-01-01T10:00:00.000Z' })
    await lend(late.id, late.hall, { borrower: 'Rita' })
    await onServer(
      test.database.adminUrl,
      `UPDATE cabinet_loans SET lent_at = now() - interval '2 hours',
         due_at = now() - interval '1 hour' WHERE item_id = '${late.hall}'`,
    )
    const ids = [free.id, lent.id, late.id]
    const found = async (states: string) => {
      const { body } = await test
        .as('funcionario')
        .get(`/cabinets?filter[id]=${ids.join()}&filter[lending]=${states}&fields=name,lending`)
      return rowsOf(body).map((one) => [one.id, one['lending']])
    }
    expect(await found('none')).toEqual([[free.id, 'none']])
    expect(await found('lent,overdue')).toEqual([
      [lent.id, 'lent'],
      [late.id, 'overdue'],
    ])
    expect((await read(late.id)).loans).toMatchObject([{ overdue: true }])
  })

  it('lend nothing while they are inactive', async () => {
    const { id, hall } = await addCabinet()
    await change(id, { status: 'INATIVO' })
    expect((await lend(id, hall)).body.code).toBe('state_conflict')
  })
})
