import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { openPool } from '../../../platform/database/database-pool.ts'
import { guessing } from '../../../testing/guesser.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('values that the gate typed itself', () => {
  let test: TestApp
  let play: ReturnType<typeof guessing>
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
    play = guessing(test)
  })
  afterAll(() => test.close())
  beforeEach(() => play.forget())

  const next = () => sampleCpf(60_000_000 + (nth += 1))

  async function typed(more: object = {}) {
    const payload = { name: 'Visita', cpf: next(), ...more }
    const { body } = await test.as('funcionario').post('/visitors', { payload })
    return body.data
  }
  const change = (role: 'funcionario' | 'sindico', id: string, version: number, payload: object) =>
    test.as(role).patch(`/visitors/${id}`, { headers: { 'if-match': `"${version}"` }, payload })
  const read = async (id: string) => (await test.as('funcionario').get(`/visitors/${id}`)).body.data

  it('can be replaced that day, and are never read back', async () => {
    const made = await typed()
    expect(made['cpf']).toBeNull()
    expect(made['correctable']).toEqual(expect.arrayContaining(['cpf', 'notes']))
    const cpf = next()
    const changed = await change('funcionario', made.id, 1, { cpf })
    expect(changed.body.data).toMatchObject({
      version: 2,
      cpf: null,
      cpf_masked: `***.***.*${cpf.slice(7, 9)}-**`,
    })
    expect((await test.as('sindico').get(`/visitors/${made.id}`)).body.data['cpf']).toBe(cpf)
  })

  it('are written again even if unchanged, so that the version reveals nothing', async () => {
    const made = await typed()
    const { body } = await test.as('sindico').get(`/visitors/${made.id}`)
    const same = await change('funcionario', made.id, 1, { cpf: body.data['cpf'] })
    expect(same.body.data.version).toBe(2)
  })

  it('cannot be cleared, which would reveal whether another document is left', async () => {
    const made = await typed()
    const { body } = await change('funcionario', made.id, 1, { cpf: null })
    expect(body.errors).toMatchObject([{ field: 'cpf', code: 'not_allowed' }])
  })

  it('are no longer theirs once somebody else has typed them', async () => {
    const made = await typed()
    expect((await change('sindico', made.id, 1, { cpf: next() })).status).toBe(200)
    expect((await read(made.id))['correctable']).not.toContain('cpf')
    const { body } = await change('funcionario', made.id, 2, { cpf: next() })
    expect(body.errors).toMatchObject([{ field: 'cpf', code: 'not_allowed' }])
    expect((await change('funcionario', made.id, 2, { notes: 'Volta às 18h' })).status).toBe(200)
  })

  it('are no longer theirs on the next day', async () => {
    const made = await typed()
    const owner = openPool(test.database.adminUrl, { connections: 1 })
    await owner.transaction({ 'app.tenant_id': test.tenants.bosque }, async (queries) => {
      await queries.count(
        sql`UPDATE audit_log SET at = at - interval '1 day' WHERE row_id = ${made.id}`,
      )
      await queries.count(
        sql`UPDATE visitors SET created_at = created_at - interval '1 day' WHERE id = ${made.id}`,
      )
    })
    await owner.close()
    expect((await read(made.id))['correctable']).toEqual([])
    const { body } = await change('funcionario', made.id, 1, { cpf: next() })
    expect(body.errors).toMatchObject([{ field: 'cpf', code: 'not_allowed' }])
  })

  it('count as a look-up each time, found or not', async () => {
    const { stored } = await play.victim(registers.visitors, 'funcionario')
    const made = await typed()
    await play.useUp('funcionario', false, 29)
    const taken = await change('funcionario', made.id, 1, { cpf: stored['cpf'] })
    expect([taken.status, taken.body.existing.id]).toEqual([409, stored.id])
    expect((await play.trailOf('funcionario')).at(-1)).toMatchObject({
      row_id: stored.id,
      changes: { by: [null, 'cpf'], outcome: [null, 'hit'] },
    })
    expect((await change('funcionario', made.id, 1, { cpf: next() })).status).toBe(200)
    expect((await change('funcionario', made.id, 2, { cpf: next() })).status).toBe(429)
    expect((await change('funcionario', made.id, 2, { company: 'Flores' })).status).toBe(200)
  })

  it("answer a repeated create with the fields that its sender sees, and nobody else's", async () => {
    const payload = { id: newId(), name: 'Duas vezes', cpf: next(), birth_date: '1980-01-01' }
    const gate = test.as('funcionario')
    expect((await gate.post('/visitors', { payload })).status).toBe(201)
    for (const birth_date of ['1980-01-01', '1981-01-01']) {
      const again = await gate.post('/visitors', { payload: { ...payload, birth_date } })
      expect([again.status, again.body.data['birth_date']]).toEqual([200, null])
    }
    const other = await gate.post('/visitors', { payload: { ...payload, name: 'Outro' } })
    expect([other.status, other.body.code]).toEqual([409, 'id_taken'])
    const another = await test.as('sindico').post('/visitors', { payload })
    expect([another.status, another.body.code, another.body.existing]).toEqual([
      409,
      'id_taken',
      undefined,
    ])
  })
})
