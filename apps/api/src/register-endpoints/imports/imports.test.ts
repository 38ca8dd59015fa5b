import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { runImport, startImport } from '../../testing/run-import.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const fixtures = path.resolve(import.meta.dirname, '../../../../../e2e/fixtures')
/** Lines of the real file that are written; all 2,000 are read once, without being written. */
const PART = 400
const towers = ['Ipê Amarelo', 'Jacarandá', 'Jequitibá', 'Araucária']

type Rest<Call extends (test: TestApp, ...rest: never[]) => unknown> =
  Parameters<Call> extends [TestApp, ...infer Others] ? Others : never

type Expected = { good: number; bad: { line: number; field: string }[] }

describe('imports and exports', () => {
  let test: TestApp
  let csv: Buffer
  let part: Buffer
  let expected: Expected
  let bad: number
  beforeAll(async () => {
    test = await openTestApp()
    csv = await readFile(path.join(fixtures, 'moradores.csv'))
    part = Buffer.from(csv.toString('latin1').split('\r\n').slice(0, PART).join('\r\n'), 'latin1')
    expected = JSON.parse(
      await readFile(path.join(fixtures, 'moradores.expected.json'), 'utf8'),
    ) as Expected
    bad = expected.bad.filter(({ line }) => line <= PART).length
  })
  afterAll(() => test.close())

  const start = (...[register, file, options, role]: Rest<typeof startImport>) =>
    startImport(test, register, file, options, role)
  const run = (...[register, file, options]: Rest<typeof runImport>) =>
    runImport(test, register, file, options)

  const total = async (register: string) =>
    (await test.as('sindico').get(`/${register}`)).body.meta.total

  it('names exactly the bad lines of the real file, and the missing references', async () => {
    const dry = await run('residents', csv, { dry_run: 'true', create_missing: 'true' })
    expect(dry).toMatchObject({
      state: 'done',
      total: 2000,
      valid: expected.good,
      created: expected.good,
    })
    expect(dry.errors.map(({ line, field }) => ({ line, field }))).toEqual(
      expected.bad.map(({ line, field }) => ({ line, field })),
    )
    expect(new Set(dry.missing.map(({ titles }) => titles[0]))).toEqual(new Set(towers))
    expect(await total('residents')).toBe(0)
    expect(await total('towers')).toBe(0)
  })

  it('refuses missing references unless told to make them', async () => {
    const dry = await run('residents', part, { dry_run: 'true' })
    expect(dry.valid).toBe(0)
    expect(dry.errors[0]).toMatchObject({ field: 'occupancy', code: 'not_found' })
  })

  it('names the missing fields inside an occupancy', async () => {
    const lines = 'Nome;Torre;Apartamento\nZélia Prado;Araucária;101\n'
    const dry = await run('residents', Buffer.from(lines), {
      dry_run: 'true',
      create_missing: 'true',
    })
    expect(dry.errors.map(({ field, code }) => [field, code])).toEqual([
      ['occupancy.relation', 'required'],
      ['occupancy.starts_on', 'required'],
    ])
  })

  it('writes the good lines once, and changes nothing for the same file again', async () => {
    const good = PART - 1 - bad
    const first = await run('residents', part, { dry_run: 'false', create_missing: 'true' })
    expect(first).toMatchObject({ state: 'done', created: good, invalid: bad })
    expect(await total('residents')).toBe(good)
    expect(await total('occupancies')).toBe(good)
    expect(await total('towers')).toBe(4)
    const again = await run('residents', part, { dry_run: 'false', existing: 'update' })
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: good })
    const found = await test.as('sindico').get('/residents?q=yasmin tuca')
    expect(found.body.data).toMatchObject([
      {
        name: 'Yasmin Assunção Souza; "Tuca"',
        gender: 'female',
        marital_status: 'married',
        id_doc: { kind: 'rg' },
      },
    ])
  })

  it('returns the bad lines with their reasons', async () => {
    const dry = await run('residents', part, { dry_run: 'true' })
    const { raw } = await test.as('sindico').get(`/imports/${dry.id}/bad-lines.csv`)
    expect(raw.split('\r\n')).toHaveLength(bad + 2)
    expect(raw).toContain('Este CPF não confere')
  })

  it.each(['csv', 'xlsx'] as const)(
    'reads its own %s export back without a change',
    async (format) => {
      const { rawPayload } = await test.app.inject({
        url: `/api/v1/residents/export?format=${format}&q=souza`,
        headers: { authorization: `Bearer ${test.person('sindico').token}` },
      })
      const found = (await test.as('sindico').get('/residents?q=souza')).body.meta.total
      const back = await run('residents', rawPayload, { dry_run: 'false', existing: 'update' })
      expect(back).toMatchObject({ invalid: 0, created: 0, updated: 0, unchanged: found })
      expect(found).toBeGreaterThan(5)
    },
  )

  it('updates differing rows, refuses a stale line, and keeps values as requested', async () => {
    const head = 'id;version;Nome;Gênero\r\n'
    const list = await test.as('sindico').get('/residents?q=souza&per_page=2')
    const [one, two] = list.body.data as unknown as { id: string; version: number; name: string }[]
    const file = Buffer.from(`${head}${one?.id};1;Josefa Nova;F\r\n${two?.id};7;Josefa Velha;F\r\n`)
    const kept = await run('residents', file, { dry_run: 'false' })
    expect(kept).toMatchObject({ updated: 0, unchanged: 1, invalid: 1 })
    expect(kept.differences).toHaveLength(1)
    const done = await run('residents', file, { dry_run: 'false', existing: 'update' })
    expect(done).toMatchObject({ updated: 1, invalid: 1 })
    expect(done.errors).toMatchObject([{ line: 3, field: 'version', code: 'stale' }])
    const after = await test.as('sindico').get(`/residents/${one?.id}`)
    expect(after.body.data).toMatchObject({ name: 'Josefa Nova', version: 2 })
    const history = await test.as('sindico').get(`/residents/${one?.id}/history`)
    expect(history.body.data).toMatchObject([{ operation: 'update' }, { operation: 'create' }])
  })

  it('finds the head below introductory lines, and says so', async () => {
    const file = Buffer.from('RELAÇÃO DE TORRES, 2026\n\nNome,Código\nBloco Y,YY\nBloco W,WW\n')
    const dry = await run('towers', file, { dry_run: 'true' })
    expect(dry).toMatchObject({
      heads: ['Nome', 'Código'],
      created: 2,
      notes: [{ code: 'head_below', field: null, line: 3, count: 1 }],
    })
  })

  it('completes numbers that lost their zeros if one value fits, and says so', async () => {
    const { data: tower } = (
      await test.as('sindico').post('/towers', { payload: { name: 'Torre dos Zeros' } })
    ).body
    for (const number of ['007', '08', '0009', '009'])
      await test.as('sindico').post('/apartments', { payload: { tower_id: tower.id, number } })
    const line = (name: string, unit: string, cpf: string) =>
      `${name};Torre dos Zeros;${unit};Inquilino;01/01/2020;${cpf};1980-02-29T00:00:00`
    const lines = [
      'Nome;Torre;Apartamento;Vínculo;Desde;CPF;Data de nascimento',
      line('Ana Zero', '7', '1244'),
      line('Bia Zero', '8', '12345678909'),
      line('Caio Zero', '9', '123456797'),
      line('Davi Zero', '008', '123456798'),
    ]
    const dry = await run('residents', Buffer.from(lines.join('\n')), { dry_run: 'true' })
    expect(dry.errors.map(({ line: at, field, code }) => [at, field, code])).toEqual([
      // Too few digits to be sure, two matching units, and wrong check digits.
      [2, 'cpf', 'cpf_length'],
      [4, 'occupancy', 'not_found'],
      [5, 'cpf', 'cpf_length'],
    ])
    const unit = 'occupancy.apartment_id.tower_id.name'
    expect(dry.notes).toEqual([
      { code: 'zeros_restored', field: unit, line: 2, count: 3 },
      { code: 'zeros_restored', field: 'cpf', line: 4, count: 1 },
    ])
  })

  it('reads heads that a person mapped', async () => {
    const file = Buffer.from('coluna a;coluna b\nBloco Z;ZZ\n')
    const mapping = JSON.stringify(['name', 'code'])
    const done = await run('towers', file, { dry_run: 'false', mapping })
    expect(done).toMatchObject({ created: 1 })
    const wrong = await start('towers', file, { mapping: '["nope", null]' })
    expect(wrong.statusCode).toBe(422)
  })

  it('is not allowed at the gate, and not visible to others', async () => {
    expect((await start('residents', csv, {}, 'funcionario')).statusCode).toBe(403)
    const dry = await run('towers', Buffer.from('Nome\nA\n'), {})
    expect((await test.as('sindico', 'acacias').get(`/imports/${dry.id}`)).status).toBe(404)
  })

  it('names the kind of a file that it cannot read', async () => {
    const done = await run(
      'towers',
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        Buffer.alloc(600),
      ]),
      {},
    )
    expect(done).toMatchObject({ state: 'failed', problem: 'not_a_spreadsheet' })
  })

  it('writes nothing when cancelled', async () => {
    const before = await total('residents')
    const lines = Array.from({ length: 20_000 }, (_, index) => `Pessoa de teste ${index}`)
    const file = Buffer.from(`Nome\n${lines.join('\n')}\n`)
    const started = await start('residents', file, { dry_run: 'false' })
    const { id } = started.json<{ data: { id: string } }>().data
    const cancelled = await test.as('sindico').delete(`/imports/${id}`)
    expect(cancelled.status).toBe(204)
    await eventually(async () =>
      expect((await test.as('sindico').get(`/imports/${id}`)).body.data).toMatchObject({
        state: 'cancelled',
      }),
    )
    expect(await total('residents')).toBe(before)
  })
})
