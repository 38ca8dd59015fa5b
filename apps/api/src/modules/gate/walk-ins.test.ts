import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { rowsOf } from '../../testing/test-app.ts'

describe('an unexpected visitor at the gate', () => {
  let world: GateWorld
  let nth = 0
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const nextCpf = () => sampleCpf(820_000 + (nth += 1))
  const walkIn = (payload: object, role: 'funcionario' | 'condomino' = 'funcionario') =>
    world.test.as(role).post('/gate/walk-ins', {
      payload: { id: newId(), kind: 'social', apartment_id: world.own.apartmentId, ...payload },
    })
  const refusalOf = async (payload: object) => {
    const { status, body } = await walkIn(payload)
    return [status, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)]
  }
  const inboxOf = async (role: 'sindico' | 'funcionario' | 'condomino') =>
    rowsOf((await world.test.as(role).get('/inbox')).body)
  const toldOf = async (role: 'sindico' | 'funcionario' | 'condomino', id: string) =>
    (await inboxOf(role)).filter(({ subject }) => (subject as { id: string }).id === id)
  const visitors = async (name: string) =>
    rowsOf((await world.test.as('sindico').get(`/visitors?q=${encodeURIComponent(name)}`)).body)
  const settle = (visits: object) =>
    world.past(`UPDATE tenants SET settings = jsonb_set(coalesce(settings, '{}'), '{visits}',
      '${JSON.stringify(visits)}') WHERE id = '${world.test.tenants.bosque}'`)

  it('is registered with a document, and the unit is asked', async () => {
    expect(await refusalOf({})).toEqual([422, 'name required', 'cpf required'])
    const { status, body } = await walkIn({ name: 'Rosa Campos', cpf: nextCpf() })
    expect([status, body.data]).toMatchObject([
      201,
      { state: 'waiting', guest_name: 'Rosa Campos' },
    ])
    expect(await toldOf('condomino', body.data.id)).toMatchObject([{ kind: 'visit_waiting' }])
  })

  it('is recorded once, however often it is sent', async () => {
    const sent = { id: newId(), name: 'Repetida Souza', cpf: nextCpf() }
    const [first, second] = [await walkIn(sent), await walkIn(sent)]
    expect([first.status, second.status, second.body.data.id]).toEqual([201, 201, sent.id])
    expect(await visitors('repetida')).toHaveLength(1)
  })

  it('with a known document is the same person', async () => {
    const known = await world.addVisitor({ name: 'Conhecida Antiga' })
    const { body } = await walkIn({ name: 'Conhecida', cpf: known.cpf })
    expect(body.data['visitor']).toMatchObject({ id: known.id })
  })

  it('needs no document as a courier, but the company', async () => {
    expect(await refusalOf({ kind: 'delivery' })).toEqual([422, 'company required'])
    const { status, body } = await walkIn({ kind: 'delivery', company: 'Expresso Azul' })
    expect([status, body.data['guest_name']]).toEqual([201, 'Expresso Azul'])
    const id = body.data.id
    await world.test.as('condomino').post(`/visits/${id}/authorise`)
    const entered = await world.test
      .as('funcionario')
      .post('/gate/entries', { payload: { visit_id: id } })
    expect(entered.body.data['state']).toBe('inside')
  })

  it('needs a document and a photo as a courier if the company wants it', async () => {
    await settle({ asks_document: ['delivery'], asks_photo: ['delivery'] })
    try {
      expect(await refusalOf({ kind: 'delivery', company: 'Expresso Azul' })).toEqual([
        422,
        'cpf required',
        'photo_file_id required',
      ])
    } finally {
      await settle({})
    }
  })

  it('is inside at once as an official, without document or destination, and reported to nobody', async () => {
    expect(await refusalOf({ kind: 'official', apartment_id: null })).toEqual([
      422,
      'authority required',
    ])
    const { body } = await walkIn({
      kind: 'official',
      authority: 'SAMU, ambulância 12',
      apartment_id: null,
    })
    expect(body.data).toMatchObject({ state: 'inside', guest_name: 'SAMU, ambulância 12' })
    expect(await toldOf('condomino', body.data.id)).toEqual([])
  })

  it('is of a provider, or of none that is registered, when coming to work', async () => {
    const person = { kind: 'service', name: 'Ivo Encanador', cpf: nextCpf() }
    expect(await refusalOf(person)).toEqual([422, 'provider_id required'])
    const { body } = await walkIn({ ...person, provider_absent: true })
    expect(body.data['provider_absent']).toBe(true)
    const provider = await world.test.as('sindico').post('/service-providers', {
      payload: { kind: 'person', name: 'Gás Rápido', category: 'Gás' },
    })
    const sent = { ...person, cpf: nextCpf(), provider_id: provider.body.data.id }
    const visit = (await walkIn(sent)).body.data.id
    await world.test.as('condomino').post(`/visits/${visit}/authorise`)
    const refused = await world.test
      .as('funcionario')
      .post('/gate/entries', { payload: { visit_id: visit } })
    expect(refused.body.errors).toMatchObject([{ code: 'provider_unapproved' }])
  })

  describe('who is blocked', () => {
    async function blocked(more: object = {}) {
      const known = await world.addVisitor(more)
      const payload = { reason: 'Ameaçou um morador' }
      await world.test.as('sindico').post(`/visitors/${known.id}/block`, { payload })
      return known
    }

    it('is reported to gate and síndicos, and no household is asked before the desk decides', async () => {
      const { id, cpf } = await blocked()
      expect(await refusalOf({ visitor_id: id })).toEqual([409, 'let_in_reason visitor_blocked'])
      expect(await refusalOf({ name: 'Outro nome', cpf })).toEqual([
        409,
        'let_in_reason visitor_blocked',
      ])
      for (const role of ['sindico', 'funcionario'] as const)
        expect(await toldOf(role, id)).toMatchObject([{ kind: 'visit_blocked', read: false }])
      expect((await inboxOf('condomino')).map(({ text }) => text).join()).not.toContain(
        'Outro nome',
      )
    })

    it('is reported each time', async () => {
      const { id } = await blocked()
      await walkIn({ visitor_id: id })
      const [item] = await toldOf('sindico', id)
      await world.test.as('sindico').post(`/inbox/${String(item?.id)}/read`)
      await walkIn({ visitor_id: id })
      expect(await toldOf('sindico', id)).toMatchObject([{ read: false }])
    })

    it('is asked for and admitted with one reason, which the síndico learns', async () => {
      const { id } = await blocked()
      const reason = 'O síndico liberou por telefone'
      const { status, body } = await walkIn({ visitor_id: id, let_in_reason: reason })
      expect([status, body.data]).toMatchObject([201, { state: 'waiting', let_in_reason: reason }])
      const visit = body.data.id
      expect(await toldOf('condomino', visit)).toMatchObject([{ kind: 'visit_waiting' }])
      await world.test.as('condomino').post(`/visits/${visit}/authorise`)
      const entered = await world.test
        .as('funcionario')
        .post('/gate/entries', { payload: { visit_id: visit } })
      expect(entered.body.data['state']).toBe('inside')
      const [told] = await toldOf('sindico', visit)
      expect(told?.['kind']).toBe('visit_blocked')
      expect(told?.['text']).toContain('entrou, com um motivo')
    })

    it('is found by the car', async () => {
      await blocked({ plate: 'BLQ1A23' })
      expect(await refusalOf({ name: 'Carona', cpf: nextCpf(), plate: 'BLQ1023' })).toEqual([
        409,
        'let_in_reason plate_blocked',
      ])
    })

    it('is reported if a pass for many entries is refused', async () => {
      const { body } = await world.test.as('condomino').post('/visits/invite', {
        payload: {
          apartment_id: world.own.apartmentId,
          uses_allowed: null,
          guests: [{ name: 'Diarista Bloqueada' }],
        },
      })
      const [pass] = rowsOf(body)
      const passId = String(pass?.id)
      await world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'briga', blocked_at = now(),
        provisional = false, cpf = '${nextCpf()}'
        WHERE id = (SELECT visitor_id FROM passes WHERE id = '${passId}')`)
      const refused = await world.test
        .as('funcionario')
        .post('/gate/entries', { payload: { pass_id: passId } })
      expect(refused.body.errors).toMatchObject([{ code: 'visitor_blocked' }])
      expect(await toldOf('sindico', passId)).toMatchObject([{ kind: 'visit_blocked' }])
    })

    it('is reported if the register’s own visit is refused', async () => {
      const { id } = await blocked()
      const payload = { visitor_id: id, kind: 'social', apartment_id: world.own.apartmentId }
      const { status } = await world.test.as('sindico').post('/visits', { payload })
      expect([status, await toldOf('funcionario', id)]).toMatchObject([
        409,
        [{ kind: 'visit_blocked' }],
      ])
    })
  })

  it('can be registered only by the gate', async () => {
    expect((await walkIn({ name: 'Eu mesma', cpf: nextCpf() }, 'condomino')).status).toBe(403)
  })

  it('counts as a look-up, if the document turns out to be known', async () => {
    const known = await Promise.all(Array.from({ length: 3 }, () => world.addVisitor()))
    const hits = async () => {
      const { count } = await world.test.database.pools.app.transaction(
        { 'app.tenant_id': world.test.tenants.bosque },
        (queries) =>
          queries.one(sql<{ count: number }>`
            SELECT count(*)::int AS count FROM look_ups WHERE found`),
      )
      return count
    }
    const before = await hits()
    for (const { cpf } of known) await walkIn({ name: 'Qualquer', cpf })
    expect(await hits()).toBe(before + known.length)
  })
})
