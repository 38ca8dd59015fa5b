import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

describe('matching a line of an import with a row', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ alone: 'exports catalogues with the rows that companies share' })
  })
  afterAll(() => test.close())

  /** Imports lines and returns the counts. */
  async function run(
    role: 'sindico' | 'admin',
    register: string,
    lines: readonly string[],
    existing: 'keep' | 'update' = 'update',
  ) {
    const form = new FormData()
    form.set('file', new Blob([lines.join('\r\n')]), 'planilha.csv')
    form.set('dry_run', 'false')
    form.set('existing', existing)
    const encoded = new Response(form)
    const started = await test.app.inject({
      method: 'POST',
      url: `/api/v1/${register}/import`,
      headers: {
        authorization: `Bearer ${test.person(role).token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect(started.statusCode).toBe(202)
    const { id } = started.json<{ data: { id: string } }>().data
    for (;;) {
      const { body } = await test.as(role).get(`/imports/${id}`)
      const { state, created, updated, unchanged, invalid, errors } = body.data
      if (state !== 'queued' && state !== 'running')
        return { state, created, updated, unchanged, invalid, errors }
      await sleep(20)
    }
  }

  const head = 'Placa;Marca;Modelo;Situação'
  const vehicles = async () => {
    const { body } = await test.as('sindico').get('/vehicles?sort=model')
    return rowsOf(body).map(({ plate, model, status }) =>
      [plate, model, status].map(String).join(' '),
    )
  }

  it('finds a car by either form of its plate, and its shared brand by name', async () => {
    const first = await run('sindico', 'vehicles', [head, 'ABC-1234;Fiat;Uno;Ativo'])
    expect(first).toMatchObject({ state: 'done', created: 1, invalid: 0 })
    const same = await run('sindico', 'vehicles', [head, 'abc1c34;fiat;Uno Mille;Ativo'])
    expect(same).toMatchObject({ state: 'done', created: 0, updated: 1 })
    expect(await vehicles()).toEqual(['ABC1C34 Uno Mille ATIVO'])
    const twice = [head, 'KLM-2345;Fiat;Um;Ativo', 'KLM2D45;Fiat;Dois;Ativo']
    expect(await run('sindico', 'vehicles', twice)).toMatchObject({
      created: 1,
      invalid: 1,
      errors: [{ line: 3, field: 'plate', code: 'duplicate' }],
    })
  })

  it('finds a person by the social name and by the legal name', async () => {
    const payload = { name: 'Anacleto Brito', social_name: 'Ana Brito', birth_date: '1980-01-01' }
    const made = await test.as('sindico').post('/residents', { payload })
    expect(made.status).toBe(201)
    const lines = [
      'Placa;Marca;Modelo;Morador',
      'SOC-1001;Fiat;Uno;Ana Brito',
      'SOC-1002;Fiat;Uno;Anacleto Brito',
    ]
    expect(await run('sindico', 'vehicles', lines)).toMatchObject({ created: 2, invalid: 0 })
    const found = rowsOf((await test.as('sindico').get('/vehicles?q=SOC-100&fields=resident')).body)
    expect(found.map((row) => (row as unknown as { resident: unknown })['resident'])).toEqual(
      Array.from(
        { length: 2 },
        () => expect.objectContaining({ id: made.body.data.id }) as unknown,
      ),
    )
  })

  it('finds the row whose plate is undisputed', async () => {
    await run('sindico', 'vehicles', [head, 'DIS-1234;Fiat;Certo;Ativo'])
    const found = rowsOf((await test.as('sindico').get('/vehicles?q=DIS-1234')).body)[0]
    await test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
      queries.count(sql`
          INSERT INTO vehicles (tenant_id, id, plate, brand_tenant_id, brand_id, model, disputed)
          SELECT tenant_id, '01900000-0000-7000-8000-000000000001', plate, brand_tenant_id, brand_id, 'Disputado', true
          FROM vehicles WHERE id = ${found?.id}`),
    )
    const again = await run('sindico', 'vehicles', [head, 'DIS-1234;Fiat;Mudado;Ativo'])
    expect(again).toMatchObject({ state: 'done', created: 0, updated: 1 })
    const models = (await vehicles()).filter((one) => one.startsWith('DIS'))
    expect(models).toEqual(['DIS1234 Disputado ATIVO', 'DIS1234 Mudado ATIVO'])
  })

  it('keeps the row of a sold car beside that of its next owner', async () => {
    const file = [head, 'QQQ-1111;Fiat;Novo;Ativo', 'QQQ-1111;Fiat;Velho;Inativo']
    expect(await run('sindico', 'vehicles', file)).toMatchObject({ created: 2, invalid: 0 })
    const again = await run('sindico', 'vehicles', file)
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    const sold = await run('sindico', 'vehicles', [head, 'QQQ-1111;Fiat;Novo;Inativo'])
    expect(sold).toMatchObject({ created: 0, updated: 1 })
    const seen = (await vehicles()).filter((line) => line.startsWith('QQQ'))
    expect(seen).toEqual(['QQQ1111 Novo INATIVO', 'QQQ1111 Velho INATIVO'])
  })

  it('reads an export of a catalogue back unchanged, with nested words and shared rows', async () => {
    const words = { singular: 'Bloco', plural: 'Blocos', gender: 'm' }
    const terms = { pt: { tower: words }, en: null }
    const payload = { name_segment: 'Nosso', base: 'industry', terms }
    const own = await test.as('sindico').post('/segments', { payload })
    expect(own.status).toBe(201)
    const { raw } = await test.as('sindico').get('/segments/export?format=csv')
    const lines = raw.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines).toHaveLength(1 + 5 + 1)
    expect(lines[0]).toContain('Termos Português Torre: Singular')
    const same = await run('sindico', 'segments', lines)
    expect(same).toMatchObject({ created: 0, updated: 0, unchanged: 6, invalid: 0 })
    const changed = lines.map((line) => line.replace(';Bloco;', ';Pavilhão;'))
    expect(await run('sindico', 'segments', changed)).toMatchObject({ updated: 1, unchanged: 5 })
    const { body } = await test.as('sindico').get(`/segments/${own.body.data.id}`)
    expect(body.data['terms']).toMatchObject({ pt: { tower: { ...words, singular: 'Pavilhão' } } })
  })

  it('makes shared rows for a platform role, which no tenant overwrites', async () => {
    const brands = ['Nome;Usada em', 'Gurgel;Veículos']
    expect(await run('admin', 'brands', brands)).toMatchObject({ state: 'done', created: 1 })
    const { body } = await test.as('sindico').get('/brands?q=gurgel')
    expect(rowsOf(body)).toMatchObject([{ name: 'Gurgel', kind: 'vehicle', shared: true }])
    const other = ['Nome;Usada em', 'gurgel;Equipamentos', 'Da casa;Ambos']
    expect(await run('sindico', 'brands', other)).toMatchObject({
      created: 1,
      updated: 0,
      invalid: 1,
      errors: expect.arrayContaining([
        expect.objectContaining({ line: 2, code: 'not_allowed' }),
      ]) as unknown,
    })
    const kept = await run('sindico', 'brands', other, 'keep')
    expect(kept).toMatchObject({ created: 0, unchanged: 2, invalid: 0 })
  })
})
