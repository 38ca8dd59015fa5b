import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { vehiclesBehaviour } from '../modules/belongings/vehicles/behaviour.ts'
import { moduleRegister } from '../modules.ts'
import { fieldProblem } from '../platform/problem.ts'
import { runImport } from '../testing/run-import.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { RegisterBehaviour } from './register-behaviour.ts'

const REFUSED = 'Recusado'

describe('every way of writing a row', () => {
  let test: TestApp
  let brand = ''
  const residents: RegisterBehaviour = {}
  beforeAll(async () => {
    // Made anew for each server, since this test changes its behaviour when it plants a hook.
    const { behaviour } = moduleRegister('residents')
    if (!behaviour) throw new Error('residents have no behaviour')
    vi.spyOn(moduleRegister('residents'), 'behaviour').mockImplementation((tools) =>
      Object.assign(residents, behaviour(tools)),
    )
    test = await openTestApp({ alone: 'replaces hooks of a register' })
    const made = await test
      .as('sindico')
      .post('/brands', { payload: { name: 'Marca', kind: 'vehicle' } })
    brand = made.body.data.id
  })
  afterAll(() => test.close())
  afterEach(() => vi.restoreAllMocks())

  /** Replaces the register's own hook by one that refuses one model and paints all others. */
  function plantHook() {
    return vi.spyOn(vehiclesBehaviour, 'beforeWrite').mockImplementation(async (_, next) => {
      if (next['model'] === REFUSED) throw fieldProblem('model', 'not_allowed')
      return { ...next, color: 'Azul' }
    })
  }

  const car = (plate: string, more = {}) => ({ plate, brand_id: brand, model: 'Onix', ...more })
  const make = async (plate: string, more = {}) =>
    (await test.as('sindico').post('/vehicles', { payload: car(plate, more) })).body.data
  const at = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` })
  const read = async (id: string) => (await test.as('sindico').get(`/vehicles/${id}`)).body.data
  const bulk = (action: string, items: { id: string; version: number }[]) =>
    test.as('sindico').post('/vehicles/bulk', { payload: { action, items } })
  const sheet = (...lines: string[]) =>
    runImport(
      test,
      'vehicles',
      Buffer.from(['Placa;Marca;Modelo;Ano de fabricação;Ano do modelo', ...lines].join('\r\n')),
      {
        dry_run: 'false',
        existing: 'update',
      },
    )

  it('calls the register’s hook once per row, and writes its result', async () => {
    const [one, other, changed] = [
      await make('AAA1A10'),
      await make('AAA1A11'),
      await make('AAA1A12'),
    ]
    const hook = plantHook()
    const asked = async (work: () => Promise<unknown>) => {
      hook.mockClear()
      await work()
      return hook.mock.calls.length
    }
    let made = { id: '' }
    expect(await asked(async () => (made = await make('AAA1A13')))).toBe(1)
    expect(await read(made.id)).toMatchObject({ color: 'Azul' })

    const patch = () =>
      test
        .as('sindico')
        .patch(`/vehicles/${one.id}`, { payload: { model: 'Prisma' }, headers: at(one) })
    expect(await asked(patch)).toBe(1)
    expect(await read(one.id)).toMatchObject({ model: 'Prisma', color: 'Azul' })

    const items = [other, changed].map(({ id, version: seen }) => ({ id, version: seen }))
    expect(await asked(() => bulk('inactivate', items))).toBe(2)
    expect(await read(other.id)).toMatchObject({ status: 'INATIVO', color: 'Azul' })

    const imported = () =>
      sheet('AAA1A20;Marca;Celta;;', 'AAA1A21;Marca;Gol;;', 'AAA1A10;Marca;Onix;;')
    expect(await asked(imported)).toBe(3)
    const found = await test.as('sindico').get('/vehicles?q=AAA1A20')
    expect(found.body.data).toMatchObject([{ model: 'Celta', color: 'Azul' }])
    expect(await read(one.id)).toMatchObject({ model: 'Onix', color: 'Azul' })

    hook.mockRestore()
    const bare = await make('AAA1A14')
    await test.as('sindico').delete(`/vehicles/${bare.id}`, { headers: at(bare) })
    const again = plantHook()
    await test.as('sindico').post(`/vehicles/${bare.id}/restore`)
    expect(again).toHaveBeenCalledTimes(1)
    expect(await read(bare.id)).toMatchObject({ deleted_at: null, color: 'Azul' })
  })

  it('calls the hook once per row in a transition too, of one or of many', async () => {
    const proposed = async (name: string) => {
      const { body } = await test
        .as('sindico')
        .post('/residents', { payload: { name, birth_date: '1980-01-01' } })
      const { id } = body.data
      await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
        queries.count(sql`UPDATE residents SET approval = 'pending' WHERE id = ${id}`),
      )
      return { id, version: 1 }
    }
    const [one, other, refused] = [
      await proposed('Uma'),
      await proposed('Outra'),
      await proposed(REFUSED),
    ]
    const hook = vi.spyOn(residents, 'beforeWrite').mockImplementation(async (_, next) => {
      if (next['name'] === REFUSED) throw fieldProblem('name', 'not_allowed')
      return { ...next, nationality: 'Plantada' }
    })
    const of = async (id: string) => (await test.as('sindico').get(`/residents/${id}`)).body.data
    expect((await test.as('sindico').post(`/residents/${one.id}/accept`)).status).toBe(200)
    expect(hook).toHaveBeenCalledTimes(1)
    expect(await of(one.id)).toMatchObject({ approval: 'accepted', nationality: 'Plantada' })
    expect((await test.as('sindico').post(`/residents/${refused.id}/accept`)).status).toBe(422)

    hook.mockClear()
    const payload = { action: 'accept', items: [other, refused] }
    const { body } = await test.as('sindico').post('/residents/bulk', { payload })
    expect(body.data).toMatchObject([{ outcome: 'done' }, { outcome: 'refused' }])
    expect(hook).toHaveBeenCalledTimes(2)
    expect(await of(other.id)).toMatchObject({ approval: 'accepted', nationality: 'Plantada' })
    expect(await of(refused.id)).toMatchObject({ approval: 'pending' })
  })

  it('refuses what the hook refuses, and leaves the row unchanged', async () => {
    const there = await make('BBB1B10')
    const refused = await make('BBB1B11', { model: REFUSED })
    plantHook()
    const created = await test
      .as('sindico')
      .post('/vehicles', { payload: car('BBB1B12', { model: REFUSED }) })
    expect(created.status).toBe(422)

    const many = await bulk('inactivate', [{ id: refused.id, version: refused.version }])
    expect(many.body.data).toMatchObject([{ id: refused.id, outcome: 'refused' }])
    expect(await read(refused.id)).toMatchObject({ status: 'ATIVO' })

    const run = await sheet(`BBB1B10;Marca;${REFUSED};;`, `BBB1B13;Marca;${REFUSED};;`)
    expect(run).toMatchObject({ created: 0, updated: 0, invalid: 2 })
    expect(run.errors.map(({ field, code }) => [field, code])).toEqual([
      ['model', 'not_allowed'],
      ['model', 'not_allowed'],
    ])
    expect(await read(there.id)).toMatchObject({ model: 'Onix' })
  })

  it('obeys the rules of the definition', async () => {
    const there = await make('CCC1C10', { year_manufacture: 2020, year_model: 2021 })
    const run = await sheet('CCC1C10;Marca;Onix;2020;2025', 'CCC1C11;Marca;Onix;2020;2025')
    expect(run.errors.map(({ field, code }) => [field, code])).toEqual([
      ['year_model', 'out_of_range'],
      ['year_model', 'out_of_range'],
    ])
    expect(await read(there.id)).toMatchObject({ year_model: 2021 })
  })

  it('tells broken rules of existing rows before anything is written, also without a hook', async () => {
    const payload = moduleRegister('service-providers').sample.values(1)
    const made = await test.as('sindico').post('/service-providers', { payload })
    expect(made.status).toBe(201)
    const { cpf } = payload as { cpf: string }
    const lines = ['CPF;Contrato desde;Contrato até', `${cpf};01/02/2026;01/01/2026`]
    const options = { dry_run: 'true', existing: 'update' }
    const file = Buffer.from(lines.join('\r\n'))
    const { errors } = await runImport(test, 'service-providers', file, options)
    expect(errors.map(({ field }) => field)).toEqual(['contract_to'])
  })
})
