import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { settle } from '../../../testing/seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('cards', () => {
  let test: TestApp
  let resident: string
  let employee: string
  let nth = 900
  beforeAll(async () => {
    test = await openTestApp()
    resident = await make('/residents', { name: 'Ana', birth_date: '1980-01-01' })
    employee = await make('/employees', { name: 'Edson', position: 'Porteiro' })
  })
  afterAll(() => test.close())

  async function make(path: string, payload: object): Promise<string> {
    const { status, body, raw } = await test.as('sindico').post(path, { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data.id
  }
  const add = (number = String((nth += 1))) => make('/cards', { number })
  const move = (id: string, transition: string, payload: object = {}) =>
    test.as('sindico').post(`/cards/${id}/${transition}`, { payload })
  const read = async (id: string) => (await test.as('sindico').get(`/cards/${id}`)).body.data
  const errorsOf = (body: { errors?: { field: string; code: string }[] }) =>
    (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)

  it('are one card in decimal and in hexadecimal, and found by both', async () => {
    const id = await add('0012345678')
    const same = await test.as('sindico').post('/cards', { payload: { number: '0xBC614E' } })
    expect([same.status, same.body.existing]).toMatchObject([409, { id, title: '12345678' }])
    for (const typed of ['12345678', 'BC:61:4E']) {
      const { body } = await test.as('funcionario').get(`/cards?q=${encodeURIComponent(typed)}`)
      expect(rowsOf(body).map((one) => one.id)).toEqual([id])
    }
  })

  it('are assigned to exactly one person, and returned without one', async () => {
    const id = await add()
    expect(errorsOf((await move(id, 'assign')).body)).toEqual(['resident_id holder_required'])
    const two = await move(id, 'assign', { resident_id: resident, employee_id: employee })
    expect(errorsOf(two.body)).toEqual(['employee_id one_holder'])
    const assigned = await move(id, 'assign', { resident_id: resident })
    expect(assigned.body.data).toMatchObject({ state: 'assigned', resident: { title: 'Ana' } })
    expect((await move(id, 'assign', { employee_id: employee })).body.code).toBe('state_conflict')
    const written = await test.as('sindico').patch(`/cards/${id}`, {
      headers: { 'if-match': '"2"' },
      payload: { resident_id: null },
    })
    expect(errorsOf(written.body)).toEqual(['resident_id not_allowed'])
    expect((await move(id, 'return')).body.data).toMatchObject({
      state: 'returned',
      resident_id: null,
    })
    expect((await move(id, 'assign', { employee_id: employee })).status).toBe(200)
  })

  it('are blocked with a reason until they are unblocked', async () => {
    const id = await add()
    await move(id, 'assign', { resident_id: resident })
    const blocked = await move(id, 'block', { block_reason: 'Danificado' })
    expect(blocked.body.data).toMatchObject({ state: 'blocked', block_reason: 'Danificado' })
    const back = await move(id, 'unblock')
    expect(back.body.data).toMatchObject({ state: 'assigned', block_reason: null })
  })

  it.each([
    ['residents', 'resident_id', { name: 'Rui', birth_date: '1980-01-01' }, ''],
    [
      'employees',
      'employee_id',
      { name: 'Noel', position: 'Zelador' },
      "employment = 'dismissed',",
    ],
    ['service-providers', 'provider_id', { kind: 'person', name: 'Sol', category: 'Limpeza' }, ''],
  ])('open nothing for one of %s who has left', async (path, field, payload, more) => {
    const holder = await make(`/${path}`, payload)
    const [held, other] = [await add(), await add()]
    expect((await move(held, 'assign', { [field]: holder })).status).toBe(200)
    await move(held, 'block')
    const set = (values: string) =>
      onServer(
        test.database.adminUrl,
        `SET app.tenant_id = '${test.tenants.bosque}';
          UPDATE ${path.replace('-', '_')} SET ${values} WHERE id = '${holder}'`,
      )
    await set(`${more} status = 'INATIVO'`)
    for (const refused of [
      await move(held, 'unblock'),
      await move(other, 'assign', { [field]: holder }),
    ])
      expect([refused.status, errorsOf(refused.body)]).toEqual([422, [`${field} holder_inactive`]])
    await set('deleted_at = now()')
    expect(errorsOf((await move(held, 'unblock')).body)).toEqual([`${field} holder_inactive`])
    expect((await move(other, 'assign', { [field]: holder })).status).toBe(422)
    expect((await read(held)).state).toBe('blocked')
    expect((await move(held, 'return')).status).toBe(200)
  })

  it('stay revoked once lost, and leave their number when discarded', async () => {
    const id = await add('555001')
    await move(id, 'assign', { resident_id: resident })
    await move(id, 'lose')
    for (const transition of ['assign', 'unblock', 'return', 'block']) {
      expect((await move(id, transition, {})).body.code).toBe('state_conflict')
    }
    expect((await move(id, 'discard')).body.data).toMatchObject({ status: 'INATIVO' })
    const { version } = await read(id)
    const active = await test.as('sindico').patch(`/cards/${id}`, {
      headers: { 'if-match': `"${version}"` },
      payload: { status: 'ATIVO' },
    })
    expect(errorsOf(active.body)).toEqual(['status card_discarded'])
    expect(await add('555001')).not.toBe(id)
  })

  it('are blocked when their holder is dismissed, or their car sold', async () => {
    const [held, tag] = [await add(), await add('E2801160AB')]
    await move(held, 'assign', { employee_id: employee })
    await move(tag, 'assign', { resident_id: resident })
    const payload = { dismissed_on: '2026-10-01' }
    await test.as('sindico').post(`/employees/${employee}/dismiss`, { payload })
    expect((await read(held)).state).toBe('blocked')

    const { body } = await test.as('sindico').get('/brands?q=fiat')
    const brand_id = rowsOf(body)[0]?.id
    const vehicle = { plate: 'TAG-9001', brand_id, model: 'Uno', tag: 'e2 80 11 60 ab' }
    const car = await make('/vehicles', vehicle)
    await test.as('sindico').post(`/vehicles/${car}/sell`, { payload: { ends_on: '2026-10-01' } })
    expect((await read(tag)).state).toBe('blocked')
    const { body: history } = await test.as('sindico').get(`/cards/${tag}/history`)
    expect(rowsOf(history)[0]).toMatchObject({ operation: 'block' })
  })

  it('are read by their holder', async () => {
    const own = await add()
    await move(own, 'assign', { resident_id: resident })
    await settle(test, 'bosque', resident)
    const { body } = await test.as('condomino').get('/cards?filter[state]=assigned')
    expect(rowsOf(body).map(({ id }) => id)).toContain(own)
    expect(rowsOf(body).every((one) => one['resident_id'] === resident)).toBe(true)
  })
})

describe('vehicles', () => {
  it('belong to at most one of the company’s people', async () => {
    const test = await openTestApp()
    try {
      const { body } = await test.as('sindico').get('/brands?q=fiat')
      const ids: Record<string, string> = {}
      for (const [path, payload] of [
        ['residents', { name: 'Ana', birth_date: '1980-01-01' }],
        ['employees', { name: 'Edson', position: 'Porteiro' }],
      ] as const) {
        const made = await test.as('sindico').post(`/${path}`, { payload })
        ids[path] = made.body.data.id
      }
      const payload = {
        plate: 'DON-1001',
        brand_id: rowsOf(body)[0]?.id,
        model: 'Uno',
        resident_id: ids['residents'],
        employee_id: ids['employees'],
      }
      const both = await test.as('sindico').post('/vehicles', { payload })
      expect(both.body.errors).toMatchObject([{ field: 'employee_id', code: 'one_holder' }])
      const one = await test.as('sindico').post('/vehicles', {
        payload: { ...payload, resident_id: null },
      })
      expect(one.body.data.employee).toMatchObject({ title: 'Edson' })
    } finally {
      await test.close()
    }
  })
})
