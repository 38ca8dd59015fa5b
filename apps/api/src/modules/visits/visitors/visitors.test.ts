import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('visitors', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const rg = { kind: 'rg', number: '12.345.678-9', issuer: 'SSP/SP', country: null }

  it('come with a document', async () => {
    const payload = { name: 'Sem papel' }
    const refused = await test.as('funcionario').post('/visitors', { payload })
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'cpf', code: 'document_required' }],
    ])
    for (const document of [{ cpf: sampleCpf(1) }, { id_doc: rg }]) {
      const made = await test
        .as('funcionario')
        .post('/visitors', { payload: { ...payload, ...document } })
      expect(made.status).toBe(201)
    }
  })

  it('are one person under one document, with any punctuation', async () => {
    const id_doc = { ...rg, number: '123456789', issuer: 'ssp sp', country: 'BR' }
    const payload = { name: 'Outro nome', id_doc }
    const { status, body } = await test.as('sindico').post('/visitors', { payload })
    expect([status, body.errors, body.existing]).toMatchObject([
      409,
      [{ field: 'id_doc', code: 'duplicate' }],
      { title: 'Sem papel' },
    ])
  })

  it('that a resident invites are provisional until the gate has seen a document', async () => {
    const made = await test.as('condomino').post('/visitors', { payload: { name: 'Convidada' } })
    expect(made.body.data).toMatchObject({ provisional: null, cpf: null })
    const path = `/visitors/${made.body.data.id}`
    const gate = test.as('funcionario')
    const named = await gate.patch(path, {
      headers: { 'if-match': '"1"' },
      payload: { company: 'Flores' },
    })
    expect(named.body.data).toMatchObject({ provisional: true })
    const shown = await test.as('sindico').patch(path, {
      headers: { 'if-match': '"2"' },
      payload: { cpf: sampleCpf(2) },
    })
    expect(shown.body.data).toMatchObject({ provisional: false })
    const bare = await test.as('sindico').patch(path, {
      headers: { 'if-match': '"3"' },
      payload: { cpf: null },
    })
    expect(bare.body.errors).toMatchObject([{ field: 'cpf', code: 'document_required' }])
  })

  it('are visible to the resident who invited them, and to no other', async () => {
    await test.as('sindico').post('/visitors', { payload: { name: 'Alheio', cpf: sampleCpf(3) } })
    const { body } = await test.as('condomino').get('/visitors')
    expect(rowsOf(body).map(({ name }) => name)).toEqual(['Convidada'])
    const payload = { name: 'Com documento', cpf: sampleCpf(4) }
    const typed = await test.as('condomino').post('/visitors', { payload })
    expect(typed.body.errors).toMatchObject([{ field: 'cpf', code: 'not_allowed' }])
  })

  const change = (
    role: 'funcionario' | 'sindico' | 'admin',
    id: string,
    version: number,
    payload: object,
  ) => test.as(role).patch(`/visitors/${id}`, { headers: { 'if-match': `"${version}"` }, payload })
  const act = (
    role: 'funcionario' | 'sindico' | 'condomino',
    id: string,
    action: string,
    payload?: object,
  ) => test.as(role).post(`/visitors/${id}/${action}`, payload === undefined ? {} : { payload })
  const read = async (id: string, role: 'funcionario' | 'sindico' | 'condomino' = 'sindico') =>
    (await test.as(role).get(`/visitors/${id}`)).body.data

  async function invited(name: string): Promise<string> {
    const made = await test.as('condomino').post('/visitors', { payload: { name } })
    return made.body.data.id
  }
  async function known(cpf: string): Promise<string> {
    const payload = { name: 'Conhecido', cpf }
    return (await test.as('sindico').post('/visitors', { payload })).body.data.id
  }

  it.each([
    ['cpf', sampleCpf(11)],
    ['id_doc', { ...rg, number: '998877' }],
  ])('are completed by the gate with a %s', async (name, value) => {
    const id = await invited('Chegou')
    const { correctable } = await read(id, 'funcionario')
    expect(correctable).toEqual(expect.arrayContaining(['cpf', 'id_doc']))
    const done = await change('funcionario', id, 1, { [name]: value })
    expect([done.status, done.body.data['provisional']]).toEqual([200, false])
    const notes = await change('funcionario', await invited('Outra'), 1, { notes: 'Alta' })
    expect(notes.body.errors).toMatchObject([{ field: 'notes', code: 'not_allowed' }])
    const others = await change(
      'funcionario',
      await known(sampleCpf(name === 'cpf' ? 12 : 13)),
      1,
      {
        [name]: value,
      },
    )
    expect(others.body.errors).toMatchObject([{ field: name, code: 'not_allowed' }])
  })

  it('with a known document are merged into its holder, and the invitation stays', async () => {
    const cpf = sampleCpf(21)
    const into = await known(cpf)
    const id = await invited('Apelido')
    const taken = await change('funcionario', id, 1, { cpf })
    expect([taken.status, taken.body.existing]).toMatchObject([409, { id: into }])
    const trail = await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.all(sql`SELECT 1 FROM audit_log WHERE operation = 'look_up' AND row_id = ${into}`),
    )
    expect(trail).toHaveLength(1)
    const before = await read(id, 'condomino')
    expect((await act('condomino', id, 'merge', { into })).status).toBe(403)
    const merged = await act('funcionario', id, 'merge', { into })
    expect([merged.status, merged.body.data.id]).toEqual([200, into])
    expect((await test.as('funcionario').get(`/visitors/${id}`)).status).toBe(404)
    const kept = await read(id, 'condomino')
    const same = { version: null, updated_at: null, updated_by: null }
    expect({ ...kept, ...same }).toEqual({ ...before, ...same })
    const listed = await test.as('condomino').get(`/visitors?filter[id]=${id},${into}`)
    expect(rowsOf(listed.body).map((row) => row.id)).toEqual([id])
    for (const row of [id, into]) {
      const { raw } = await test.as('sindico').get(`/visitors/${row}/history`)
      expect(raw).toContain('"operation":"merge"')
    }
    const back = await test.as('sindico').post(`/visitors/${id}/restore`)
    expect([back.status, back.body.code]).toEqual([409, 'state_conflict'])
  })

  it('cannot be merged into one of another company, into a provisional one, or with a document', async () => {
    const into = await known(sampleCpf(31))
    const id = await invited('Quem')
    const abroad = await test
      .as('sindico', 'acacias')
      .post('/visitors', { payload: { name: 'De fora', cpf: sampleCpf(32) } })
    for (const [target, code] of [
      [abroad.body.data.id, 'not_found'],
      [newId(), 'not_found'],
      [id, 'not_found'],
      [await invited('Mais um'), 'not_allowed'],
    ]) {
      const { body } = await act('funcionario', id, 'merge', { into: target })
      expect(body.errors).toMatchObject([{ field: 'into', code }])
    }
    const other = await known(sampleCpf(33))
    expect((await act('sindico', other, 'merge', { into })).body.code).toBe('state_conflict')
  })

  const setEnd = (id: string, interval: string) =>
    test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
      queries.count(
        sql`UPDATE visitors SET blocked_until = now() + ${interval}::interval WHERE id = ${id}`,
      ),
    )

  it('are blocked by the gate for a day, with a reason', async () => {
    const id = await known(sampleCpf(41))
    expect((await act('funcionario', id, 'block', { reason: ' ' })).status).toBe(422)
    expect((await act('condomino', id, 'block', { reason: 'Não' })).status).toBe(403)
    expect((await act('funcionario', id, 'block', { reason: 'Ameaçou' })).status).toBe(200)
    const again = await act('funcionario', id, 'block', { reason: 'De novo' })
    expect([again.status, again.body.code]).toEqual([409, 'state_conflict'])
    expect(await read(id, 'funcionario')).toMatchObject({ blocked: true, blocked_reason: null })
    const { blocked_reason: reason, block } = await read(id)
    expect([reason, block]).toMatchObject(['Ameaçou', { by: expect.stringMatching(/./) as string }])
    const { at, until } = Object(block) as { at: string; until: string }
    expect(Date.parse(until) - Date.parse(at)).toBe(24 * 3_600_000)
    const listed = async () =>
      rowsOf((await test.as('funcionario').get('/visitors?filter[blocked]=true')).body).map(
        (row) => row.id,
      )
    expect(await listed()).toContain(id)
    await setEnd(id, '-1 second')
    expect(await read(id)).toMatchObject({ blocked: false, block: null })
    expect(await listed()).not.toContain(id)
    expect((await act('sindico', id, 'confirm-block')).body.code).toBe('state_conflict')
    expect((await act('sindico', id, 'unblock')).body.code).toBe('state_conflict')
    expect((await act('funcionario', id, 'block', { reason: 'Voltou' })).status).toBe(200)
  })

  it('stay blocked once the síndico confirms it, until the síndico lifts it', async () => {
    const id = await known(sampleCpf(51))
    await act('funcionario', id, 'block', { reason: 'Ameaçou' })
    for (const action of ['confirm-block', 'unblock'])
      expect((await act('funcionario', id, action)).status).toBe(403)
    const gate = test.as('funcionario')
    const headers = { 'if-match': '"2"' }
    expect((await gate.delete(`/visitors/${id}`, { headers })).status).toBe(403)
    const many = await gate.post('/visitors/bulk', {
      payload: { action: 'delete', items: [{ id, version: 2 }] },
    })
    expect(many.body.data).toMatchObject([{ outcome: 'refused', code: 'forbidden' }])
    expect((await act('sindico', id, 'confirm-block')).status).toBe(200)
    expect(await read(id)).toMatchObject({ blocked: true, block: { until: null } })
    expect((await act('sindico', id, 'confirm-block')).body.code).toBe('state_conflict')
    expect((await act('sindico', id, 'unblock')).status).toBe(200)
    expect(await read(id)).toMatchObject({ blocked: false, blocked_reason: null, block: null })
    const { raw } = await test.as('sindico').get(`/visitors/${id}/history`)
    for (const action of ['block', 'confirm-block', 'unblock'])
      expect(raw).toContain(`"operation":"${action}"`)
    await act('sindico', id, 'block', { reason: 'Ordem judicial' })
    expect(await read(id)).toMatchObject({ block: { until: null } })
  })

  it.each(['blocked', 'blocked_reason', 'provisional'])(
    'have %s only by actions',
    async (field) => {
      const id = await known(sampleCpf(60 + field.length))
      const payload = { [field]: field === 'blocked_reason' ? 'Outro' : true }
      for (const role of ['funcionario', 'sindico', 'admin'] as const) {
        const answer = await change(role, id, 1, payload)
        expect([role, answer.status, answer.body.errors]).toMatchObject([
          role,
          422,
          [{ field, code: 'not_allowed' }],
        ])
      }
      const made = await test
        .as('sindico')
        .post('/visitors', { payload: { name: 'Nova', cpf: sampleCpf(70), ...payload } })
      expect(made.body.errors).toMatchObject([{ field, code: 'not_allowed' }])
    },
  )

  it('do not show their block to the person who invited them', async () => {
    const id = await invited('Barrado')
    await act('funcionario', id, 'block', { reason: 'Ameaçou' })
    const seen = await read(id, 'condomino')
    expect(seen).toMatchObject({ blocked: null, blocked_reason: null, provisional: null })
    expect(seen).not.toHaveProperty('block')
    expect((await test.as('condomino').get('/visitors?filter[blocked]=true')).status).toBe(422)
  })
})
