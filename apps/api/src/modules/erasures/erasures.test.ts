import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ErasureWorld, openErasureWorld } from '../../testing/erasure-world.ts'
import { moveProof } from '../../testing/long-ago.ts'
import { samples } from '../../testing/samples.ts'
import { rowsOf } from '../../testing/test-app.ts'

let test: ErasureWorld['test']
let families: ErasureWorld['families']
let asked: ErasureWorld['asked']
let erase: ErasureWorld['erase']
let erased: ErasureWorld['erased']
let overview: ErasureWorld['overview']
let holdsOf: ErasureWorld['holdsOf']
let patch: ErasureWorld['patch']
let identity: ErasureWorld['identity']
let tablesWith: ErasureWorld['tablesWith']
let aVisitor: ErasureWorld['aVisitor']
let aResident: ErasureWorld['aResident']
beforeAll(async () => {
  ;({
    test,
    families,
    asked,
    erase,
    erased,
    overview,
    holdsOf,
    patch,
    identity,
    tablesWith,
    aVisitor,
    aResident,
  } = await openErasureWorld())
})
afterAll(() => test.close())

describe('the data of a visitor', () => {
  it('are blanked everywhere, and the visit still counts', async () => {
    const { path, id, values, visit } = await aVisitor()
    expect(await tablesWith(values)).toContain('visitors')
    const receipt = await erased(path)
    expect(receipt).toMatchObject({ register: 'visitors', person_id: id, reason: 'asked' })
    expect(receipt.asked_by).toBe('sindico bosque')
    expect(receipt.blanked).toContainEqual({ kind: 'visits', count: 1 })
    expect(receipt.kept).toEqual([{ kind: 'visits', count: 1 }])
    expect(await tablesWith(values)).toEqual([])
    const shown = await test.as('sindico').get(`/visits/${visit}`)
    expect(shown.body.data).toMatchObject({ guest_name: receipt.name, state: 'left', plate: null })
    expect(receipt.name).toBe(`Pessoa apagada ${receipt.number}`)
    expect(JSON.stringify(receipt)).not.toContain(values.name)
  })

  it('are erased once: a repeated call returns the first receipt', async () => {
    const { path } = await aVisitor()
    const [first, second] = await Promise.all([erased(path), erased(path)])
    expect(second).toEqual(first)
    expect((await overview(path)).receipt).toEqual(first)
  })

  it('cannot be changed, found or restored afterwards, and a newcomer is a new person', async () => {
    const { path, id, values } = await aVisitor()
    await erased(path)
    expect((await patch(path, { name: 'De volta' }, 2)).status).toBe(404)
    const restored = await test.as('sindico').post(`${path}/restore`)
    expect([restored.status, restored.body.code]).toEqual([409, 'state_conflict'])
    for (const word of [values.name, values.cpf, values.phones[0] ?? '']) {
      const q = encodeURIComponent(word)
      expect(rowsOf((await test.as('funcionario').get(`/visitors?q=${q}`)).body)).toEqual([])
      const found = await test.as('funcionario').get(`/gate/search?q=${q}`)
      expect(found.raw).not.toContain(id)
    }
    const { cpf, name } = values
    const again = await test.as('sindico').post('/visitors', { payload: { name, cpf } })
    expect(again.status).toBe(201)
    expect(again.body.data.id).not.toBe(id)
  })

  it('are held while a visit, a pass or a block is open', async () => {
    const { path, visit, id } = await aVisitor()
    await families.past(`UPDATE visits SET state = 'inside', checked_out_at = NULL,
      checked_out_how = NULL WHERE id = '${visit}'`)
    await test.as('sindico').post(`${path}/block`, { payload: { reason: 'Teste' } })
    await families.past(`INSERT INTO passes (tenant_id, id, guest_name, visitor_id, kind,
        apartment_id, valid_from, valid_to)
      SELECT tenant_id, gen_random_uuid(), 'Passe', visitor_id, 'social', apartment_id,
        now(), now() + interval '1 day' FROM visits WHERE id = '${visit}'`)
    expect(await holdsOf(path)).toEqual(['blocked', 'visit', 'pass'])
    const refused = await erase(path)
    expect([refused.status, refused.body.errors]).toMatchObject([
      409,
      [{ field: 'id', code: 'erasure_held' }],
    ])
    expect((await test.as('sindico').get(path)).body.data).toMatchObject({ id })
  })

  it('are held by an open occurrence, as long as it is open', async () => {
    const { path, id } = await aVisitor()
    const occurrence = newId()
    await families.past(`INSERT INTO occurrences (tenant_id, id, title, description, happened_at)
      VALUES ('${test.tenants.bosque}', '${occurrence}', 'Briga', 'No hall', now());
      INSERT INTO occurrence_involved (tenant_id, id, occurrence_id, ordinal, visitor_id)
      VALUES ('${test.tenants.bosque}', gen_random_uuid(), '${occurrence}', 1, '${id}')`)
    expect(await holdsOf(path)).toEqual(['occurrence'])
    expect((await erase(path)).status).toBe(409)
    await families.past(
      `UPDATE occurrences SET state = 'closed', closed_at = now() WHERE id = '${occurrence}'`,
    )
    expect((await erase(path)).status).toBe(200)
  })
})

describe('the data of a resident', () => {
  it('are held while they are present, with each thing that is open', async () => {
    const family = await families.add()
    const holds = await holdsOf(`/residents/${family.ana}`)
    expect(holds).toEqual(
      expect.arrayContaining([
        'active',
        'login',
        'pass',
        'card',
        'vehicle',
        'pet',
        'ward',
        'occupancy',
      ]),
    )
    expect((await erase(`/residents/${family.ana}`)).status).toBe(409)
  })

  it('are blanked after they moved out, with vehicle, pet and the words of the departure', async () => {
    const { path, id, values, family } = await aResident()
    expect(await holdsOf(path)).toEqual([])
    const receipt = await erased(path)
    expect(await tablesWith(values)).toEqual([])
    const counts = Object.fromEntries(receipt.blanked.map(({ kind, count }) => [kind, count]))
    expect(counts).toMatchObject({ values: 7, vehicles: 1, pets: 1, departures: 1 })
    expect(receipt.kept).toContainEqual({ kind: 'account', count: 1 })
    const trail = await test.past<{ operation: string; changes: object; actor_role: string }>(
      `SELECT operation, changes, actor_role FROM audit_log WHERE row_id = '${id}' ORDER BY at, id`,
    )
    expect(trail.filter(({ operation }) => operation === 'erase')).toEqual([
      { operation: 'erase', changes: { name: [null, null] }, actor_role: 'sindico' },
    ])
    const [vehicle] = await test.past<{ plate: string; deleted: boolean }>(
      `SELECT plate, deleted_at IS NOT NULL AS deleted FROM vehicles WHERE id = '${family.vehicle}'`,
    )
    expect(vehicle).toMatchObject({ deleted: true })
    expect(vehicle?.plate).not.toMatch(/^AB/)
    const restored = await test.as('sindico').post(`${path}/restore`)
    expect([restored.status, restored.body.code]).toEqual([409, 'state_conflict'])
  })

  it('do not take the name of a visitor with the same CPF along, whose record is named', async () => {
    const { path, values } = await aResident()
    const { name, cpf } = values
    const visitor = await families.made('visitors', { name, cpf })
    expect((await overview(path)).same).toEqual([
      { register: 'visitors', id: visitor, title: name },
    ])
    await erased(path)
    expect((await test.as('sindico').get(`/visitors/${visitor}`)).body.data).toMatchObject({ name })
  })
})

describe('an employee and a provider', () => {
  it('are erased once they are dismissed', async () => {
    const values = identity()
    const id = await families.made('employees', {
      ...values,
      position: 'Porteiro',
      street: 'Rua A',
    })
    const path = `/employees/${id}`
    expect(await holdsOf(path)).toEqual(['active'])
    await families.begin(id, { last_day: families.day(0), now: true }, 'employees')
    const receipt = await erased(path)
    expect(receipt.blanked).toContainEqual({ kind: 'values', count: 8 })
    expect(await tablesWith(values)).toEqual([])
    expect((await test.as('sindico').post(`${path}/restore`)).body.code).toBe('state_conflict')
  })

  it('are erased once the contract has ended; a company is no person', async () => {
    const values = identity()
    const provider = { ...values, kind: 'person', category: 'Encanador' }
    const id = await families.made('service-providers', {
      ...provider,
      documents: [{ document_kind: 'other', number: values.name }],
    })
    const path = `/service-providers/${id}`
    await families.begin(id, { last_day: families.day(0), now: true }, 'service-providers')
    const receipt = await erased(path)
    expect(receipt.blanked).toContainEqual({ kind: 'documents', count: 1 })
    expect(await tablesWith(values)).toEqual([])
    expect((await test.as('sindico').post(`${path}/restore`)).body.code).toBe('state_conflict')
    const company = {
      kind: 'company',
      name: 'Elevadores',
      legal_name: 'Elevadores SA',
      category: 'Elevadores',
    }
    const other = await families.made('service-providers', company)
    expect((await erase(`/service-providers/${other}`)).status).toBe(404)
  })
})

describe('accesses of an erased person', () => {
  it('stay in the counts, and show the neutral name without a photo', async () => {
    const { path, id } = await aVisitor()
    const point = await families.made('access-points', samples['access-points'].values(1))
    await families.past(`INSERT INTO access_events (tenant_id, id, point_id, fact, direction, visitor_id)
      VALUES ('${test.tenants.bosque}', gen_random_uuid(), '${point}', 'granted', 'in', '${id}')`)
    const { name, kept } = await erased(path)
    expect(kept).toContainEqual({ kind: 'accesses', count: 1 })
    const { body } = await test.as('funcionario').get('/accesses')
    expect(rowsOf(body)).toMatchObject([{ person: { kind: 'visitor', title: name, photo: null } }])
  })
})

describe('an erasure', () => {
  it('is the síndico’s alone', async () => {
    const { path } = await aVisitor()
    for (const role of [
      'funcionario',
      'condomino',
      'service_provider',
      'admin',
      'staff',
    ] as const) {
      expect([role, (await test.as(role).post(`${path}/erasure`, asked)).status]).toEqual([
        role,
        403,
      ])
      expect([role, (await test.as(role).get(`${path}/erasure`)).status]).toEqual([role, 403])
    }
    expect((await test.as('sindico', 'acacias').post(`${path}/erasure`, asked)).status).toBe(404)
    expect((await test.as('sindico', 'acacias').get(`${path}/erasure`)).status).toBe(404)
    await erased(path)
    expect((await test.as('sindico', 'acacias').get(`${path}/erasure`)).status).toBe(404)
  })

  it('needs a proof of who one is, and one of the reasons', async () => {
    const { path } = await aVisitor()
    const typed = { payload: { reason: 'porque sim' } }
    expect((await test.as('sindico').post(`${path}/erasure`, typed)).status).toBe(422)
    const { userId } = test.person('sindico')
    await moveProof(test, userId, 15)
    const refused = await erase(path)
    expect([refused.status, refused.body.code]).toEqual([403, 'proof_required'])
    await moveProof(test, userId, 0)
    expect((await erase(path)).status).toBe(200)
  })

  it('has a receipt that nobody rewrites', async () => {
    const { id } = await erased((await aVisitor()).path)
    const rewritten = families.past(`UPDATE erasures SET kept = '{"visits": 9}' WHERE id = '${id}'`)
    await expect(rewritten).rejects.toThrow('not rewritten')
  })
})
