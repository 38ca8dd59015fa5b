import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../testing/test-app.ts'
import { sampleCpf } from './samples.ts'

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

  it('are one person under one document, however it is punctuated', async () => {
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
    expect(made.body.data).toMatchObject({ provisional: true, cpf: null })
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

  it('are seen by the resident who invited them, and by no other', async () => {
    await test.as('sindico').post('/visitors', { payload: { name: 'Alheio', cpf: sampleCpf(3) } })
    const { body } = await test.as('condomino').get('/visitors')
    expect(rowsOf(body).map(({ name }) => name)).toEqual(['Convidada'])
    const payload = { name: 'Com documento', cpf: sampleCpf(4) }
    const typed = await test.as('condomino').post('/visitors', { payload })
    expect(typed.body.errors).toMatchObject([{ field: 'cpf', code: 'not_allowed' }])
  })

  it('are blocked for a reason', async () => {
    const payload = { name: 'Barrado', cpf: sampleCpf(5), blocked: true }
    const refused = await test.as('sindico').post('/visitors', { payload })
    expect(refused.body.errors).toMatchObject([{ field: 'blocked_reason', code: 'required' }])
    const blocked = { ...payload, blocked_reason: 'Ordem judicial' }
    expect((await test.as('sindico').post('/visitors', { payload: blocked })).status).toBe(201)
    const { body } = await test.as('funcionario').get('/visitors?q=barrado')
    expect(rowsOf(body)).toMatchObject([{ blocked: true, blocked_reason: null }])
  })
})
