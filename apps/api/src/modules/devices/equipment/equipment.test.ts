import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { runImport } from '../../../testing/run-import.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

const SECRET = 'jatobá-do-portão-7'

describe('equipment', () => {
  let test: TestApp
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const add = (more: object = {}) =>
    test.as('admin').post('/equipment', {
      payload: { name: 'Leitor facial', driver: 'none', serial: `S-${(nth += 1)}`, ...more },
    })
  const setSecret = (id: string, secret: string | null, role: 'admin' | 'sindico' = 'admin') =>
    test.as(role).post(`/equipment/${id}/set-secret`, { payload: { secret } })
  const kept = () =>
    onServer<{ sealed: Buffer }>(
      test.database.adminUrl,
      `SELECT sealed FROM device_secrets WHERE tenant_id = '${test.tenants.bosque}'`,
    )

  it('keep a secret sealed, and tell only whether there is one', async () => {
    const { body } = await add()
    const { id } = body.data
    expect(body.data).toMatchObject({ secret: { set: false, at: null, by: null } })
    const set = await setSecret(id, SECRET)
    expect([set.status, set.body.data]).toMatchObject([200, { set: true }])
    const answers = [
      set.raw,
      (await test.as('admin').get(`/equipment/${id}`)).raw,
      (await test.as('admin').get('/equipment')).raw,
      (await test.as('admin').get(`/equipment/${id}/history`)).raw,
      (await test.as('admin').get('/equipment/export?format=csv')).raw,
    ]
    for (const raw of answers) expect(raw).not.toContain(SECRET)
    const [row] = await kept()
    expect(row?.sealed.toString('latin1')).not.toContain(Buffer.from(SECRET).toString('latin1'))
    const trail = await onServer<{ text: string }>(
      test.database.adminUrl,
      'SELECT a::text AS text FROM audit_log a',
    )
    expect(trail.filter(({ text }) => text.includes(SECRET))).toEqual([])
    const history = await test.as('admin').get(`/equipment/${id}/history`)
    expect(rowsOf(history.body)[0]).toMatchObject({ operation: 'set-secret', changes: {} })
    expect((await setSecret(id, null)).body.data).toMatchObject({ set: false })
    expect(await kept()).toEqual([])
  })

  it('get their secret from administrators alone, and by no other write', async () => {
    const { body } = await add()
    expect((await setSecret(body.data.id, SECRET, 'sindico')).status).toBe(403)
    const typed = await add({ secret: SECRET })
    expect(typed.body.errors).toMatchObject([{ field: 'secret', code: 'unknown_field' }])
    expect(typed.raw).not.toContain(SECRET)
  })

  it('are made by brands of equipment', async () => {
    const brand = async (name: string, kind: string) =>
      (await test.as('sindico').post('/brands', { payload: { name, kind } })).body.data.id
    const [cars, readers] = [await brand('Só Carros', 'vehicle'), await brand('Leitores', 'both')]
    expect((await add({ manufacturer_id: cars })).body.errors).toMatchObject([
      { field: 'manufacturer_id', code: 'wrong_kind' },
    ])
    expect((await add({ manufacturer_id: readers })).status).toBe(201)
  })

  it('report their own condition, which nobody types', async () => {
    const { body } = await add()
    expect(body.data).toMatchObject({ state: 'unknown', firmware: null, last_seen_at: null })
    for (const typed of [{ state: 'online' }, { firmware: '1' }, { clock_drift: 1 }]) {
      const refused = await add(typed)
      expect(refused.body.errors).toMatchObject([{ code: 'not_allowed' }])
    }
  })

  it('are read from files of earlier versions, which named protocols and directions', async () => {
    const lines = ['Nome;Comunicação;Número de série;Sentido']
    for (const driver of ['HTTP', 'ONVIF', 'isapi', 'SIP', 'Serial', 'Sem comunicação'])
      lines.push(`Antigo ${driver};${driver};OLD-${driver};Entrada`)
    lines.push('Novo;Control iD;NEW-1;Saída')
    const file = Buffer.from(lines.join('\n'))
    const done = await runImport(test, 'equipment', file, { dry_run: 'false' }, 'admin')
    expect(done).toMatchObject({
      state: 'done',
      created: 7,
      invalid: 0,
      mapping: ['name', 'driver', 'serial', null],
    })
    const made = rowsOf((await test.as('admin').get('/equipment?q=antigo')).body)
    expect(made.map((one) => one['driver'])).toEqual(Array.from({ length: 6 }, () => 'none'))
    const [fresh] = rowsOf((await test.as('admin').get('/equipment?q=novo')).body)
    expect(fresh).toMatchObject({ driver: 'control_id' })
    expect(fresh).not.toHaveProperty('direction')
  })

  it('have a serial number of their own', async () => {
    await add({ serial: 'abc-1' })
    const second = await add({ serial: ' ABC-1 ' })
    expect([second.status, second.body.errors]).toMatchObject([
      409,
      [{ field: 'serial', code: 'duplicate' }],
    ])
  })
})
