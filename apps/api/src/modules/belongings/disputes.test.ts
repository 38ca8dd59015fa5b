import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Seeds, seedTenants, settle } from '../../testing/seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })
const papers = { renavam: '00639884962', chassis: '9BWZZZ377VT004251' }

describe("a condômino's value that somebody else has", () => {
  let test: TestApp
  let seeds: Seeds
  let brand: string
  let dog: string
  let nth = 0
  let plate: string
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share' })
    seeds = await seedTenants(test, { bosque: ['household', 'neighbours'], acacias: [] })
    brand = String(rowsOf((await test.as('sindico').get('/brands?q=fiat')).body)[0]?.id)
    dog = String(rowsOf((await test.as('sindico').get('/species?q=cao')).body)[0]?.id)
    await settle(test, 'bosque', seeds.bosque.household.residents)
  })
  afterAll(() => test.close())
  beforeEach(() => {
    nth += 1
    plate = `DSP-10${String(nth).padStart(2, '0')}`
  })

  const car = (more: object = {}) => ({
    plate,
    brand_id: brand,
    model: 'Uno',
    apartment_id: seeds.bosque.household.apartments,
    ...more,
  })
  const theirs = (more: object = {}) =>
    car({ apartment_id: seeds.bosque.neighbours.apartments, ...more })
  const post = (role: 'condomino' | 'sindico', payload: object, register = 'vehicles') =>
    test.as(role).post(`/${register}`, { payload })
  const markOf = async (id: string, register = 'vehicles') =>
    (await test.as('sindico').get(`/${register}/${id}`)).body.data['disputed']
  const patch = (
    role: 'condomino' | 'sindico',
    id: string,
    version: number,
    payload: object,
    register = 'vehicles',
  ) => test.as(role).patch(`/${register}/${id}`, { ...ifMatch(version), payload })
  const resolve = (id: string, keep: 'this' | 'other', more: object = {}) =>
    test.as('sindico').post(`/vehicles/${id}/resolve`, { payload: { keep, ...more } })

  async function disputed(more: object = {}) {
    const first = await post('sindico', theirs(more))
    const second = await post('condomino', car(more))
    expect([first.status, second.status]).toEqual([201, 201])
    return { first: first.body.data.id, second: second.body.data.id }
  }

  it('is stored for them as if nobody had it', async () => {
    const free = await post('condomino', car({ plate: 'DSP-9001' }))
    const { second } = await disputed()
    const { body } = await test.as('condomino').get(`/vehicles/${second}`)
    expect(Object.keys(body.data).toSorted()).toEqual(Object.keys(free.body.data).toSorted())
    expect(body.data).toMatchObject({ version: 1, disputed: null, status: 'ATIVO' })
    expect([await markOf(second), await markOf(free.body.data.id)]).toEqual([true, false])
    const gate = await test.as('funcionario').get(`/vehicles?filter[disputed]=true`)
    expect(rowsOf(gate.body).map(({ id }) => id)).toContain(second)
    for (const query of ['filter[disputed]=true', 'sort=disputed'])
      expect((await test.as('condomino').get(`/vehicles?${query}`)).status).toBe(422)
    const typed = await post('condomino', car({ plate: 'DSP-9002', disputed: false }))
    expect(typed.status).toBe(422)
  })

  it.each(['renavam', 'chassis'] as const)('is found by %s as by plate', async (name) => {
    const first = await post('sindico', theirs({ [name]: papers[name] }))
    expect(first.status).toBe(201)
    const second = await post('condomino', car({ plate: `DSP-2${nth}00`, [name]: papers[name] }))
    expect(second.status).toBe(201)
    expect(await markOf(second.body.data.id)).toBe(true)
  })

  it('is stored when they change a row, and when they activate one or many', async () => {
    await post('sindico', theirs())
    const changed = await post('condomino', car({ plate: `DSP-30${10 + nth}` }))
    const id = changed.body.data.id
    const taken = await patch('condomino', id, 1, { plate })
    expect([taken.status, taken.body.data['disputed']]).toEqual([200, null])
    expect(await markOf(id)).toBe(true)
    await patch('condomino', id, 2, { status: 'INATIVO' })
    expect(await markOf(id)).toBe(false)
    const many = await test.as('condomino').post('/vehicles/bulk', {
      payload: { action: 'activate', items: [{ id, version: 3 }] },
    })
    expect(many.body.data).toMatchObject([{ outcome: 'done' }])
    expect(await markOf(id)).toBe(true)
    const again = await patch('condomino', id, 4, { status: 'INATIVO' })
    expect(again.status).toBe(200)
    expect((await patch('condomino', id, 5, { status: 'ATIVO' })).status).toBe(200)
    expect(await markOf(id)).toBe(true)
  })

  it('is an ordinary duplicate if they see the other, disputed or not', async () => {
    const { second } = await disputed()
    const again = await post('condomino', car())
    expect([again.status, again.body.existing]).toMatchObject([409, { id: second }])
    const own = await post('condomino', car({ plate: 'DSP-9101' }))
    const same = await post('condomino', car({ plate: 'DSP-9101' }))
    expect([same.status, same.body.existing]).toMatchObject([409, { id: own.body.data.id }])
    const staff = await post('sindico', theirs())
    expect([staff.status, staff.body.code]).toEqual([409, 'duplicate'])
  })

  it('is marked for microchips too, and is a duplicate when staff restore the row', async () => {
    const pet = (rows: 'household' | 'neighbours') => ({
      name: 'Rex',
      species_id: dog,
      microchip: '985112001234567',
      apartment_id: seeds.bosque[rows].apartments,
      tutor_id: seeds.bosque[rows].residents,
    })
    const first = await post('sindico', pet('neighbours'), 'pets')
    const second = await post('condomino', pet('household'), 'pets')
    expect([first.status, second.status]).toEqual([201, 201])
    const id = second.body.data.id
    expect([second.body.data['disputed'], await markOf(id, 'pets')]).toEqual([null, true])
    await test.as('sindico').delete(`/pets/${id}`, ifMatch(1))
    const restored = await test.as('sindico').post(`/pets/${id}/restore`)
    expect([restored.status, restored.body.code]).toEqual([409, 'duplicate'])
  })

  it.each(['removed', 'inactivated', 'changed', 'inactivated with many'] as const)(
    'is free once the other is %s, without a notice',
    async (how) => {
      const { first, second } = await disputed()
      const sindico = test.as('sindico')
      if (how === 'removed') await sindico.delete(`/vehicles/${first}`, ifMatch(1))
      if (how === 'inactivated') await patch('sindico', first, 1, { status: 'INATIVO' })
      if (how === 'changed') await patch('sindico', first, 1, { plate: `DSP-40${10 + nth}` })
      if (how === 'inactivated with many') {
        const items = [{ id: first, version: 1 }]
        await sindico.post('/vehicles/bulk', { payload: { action: 'inactivate', items } })
      }
      expect(await markOf(second)).toBe(false)
      const { body } = await test.as('condomino').get(`/vehicles/${second}`)
      expect(body.data).toMatchObject({ version: 1, disputed: null })
      const back = await post('sindico', theirs())
      expect(back.body.existing).toMatchObject({ id: second })
    },
  )

  it('is free once they change it themselves', async () => {
    const { second } = await disputed()
    const free = await patch('condomino', second, 1, { plate: `DSP-50${10 + nth}` })
    expect(free.status).toBe(200)
    expect(await markOf(second)).toBe(false)
  })

  it('goes to the oldest of several', async () => {
    const { first, second } = await disputed()
    await test.as('sindico').delete(`/vehicles/${second}`, ifMatch(1))
    const third = await post('condomino', car())
    await patch('sindico', first, 1, { status: 'INATIVO' })
    expect(await markOf(third.body.data.id)).toBe(false)
  })

  it.each(['this', 'other'] as const)(
    "stays or goes by the síndico's decision: %s",
    async (keep) => {
      const { first, second } = await disputed()
      const preview = await resolve(second, keep, { preview: true })
      expect(preview.body.data).toMatchObject({ others: [{ id: first }] })
      expect(await markOf(second)).toBe(true)
      expect((await resolve(second, keep)).status).toBe(200)
      const statusOf = async (id: string) =>
        (await test.as('sindico').get(`/vehicles/${id}`)).body.data['status']
      const [winner, loser] = keep === 'this' ? [second, first] : [first, second]
      expect([await statusOf(winner), await statusOf(loser)]).toEqual(['ATIVO', 'INATIVO'])
      expect([await markOf(first), await markOf(second)]).toEqual([false, false])
      for (const [id, change] of [
        [second, 'disputed'],
        [loser, 'status'],
      ] as const) {
        const { raw } = await test.as('sindico').get(`/vehicles/${id}/history`)
        expect(raw).toContain(`"${change}":[`)
      }
      const again = await resolve(second, keep)
      expect([again.status, again.body.code]).toEqual([409, 'state_conflict'])
    },
  )

  it('is resolved only by síndico and administrators, and only for disputed rows', async () => {
    const { first, second } = await disputed()
    for (const role of ['funcionario', 'condomino'] as const) {
      const answer = await test
        .as(role)
        .post(`/vehicles/${second}/resolve`, { payload: { keep: 'this' } })
      expect(answer.status).toBe(403)
    }
    expect((await resolve(first, 'this')).body.code).toBe('state_conflict')
  })

  it('is found by the gate after undisputed rows', async () => {
    const older = await post('condomino', car({ plate: `DSP-60${10 + nth}` }))
    const first = (await post('sindico', theirs())).body.data.id
    const second = older.body.data.id
    await patch('condomino', second, 1, { plate })
    const { body } = await test.as('funcionario').get(`/vehicles?q=${plate}`)
    expect(rowsOf(body).map(({ id }) => id)).toEqual([first, second])
    expect(rowsOf(body)[1]).toMatchObject({ disputed: true })
  })

  it('keeps both of two simultaneous rows, and marks one of them', async () => {
    const answers = await Promise.all([post('condomino', car()), post('sindico', theirs())])
    const [own, other] = answers
    expect(own.status).toBe(201)
    const isMarked = await markOf(own.body.data.id)
    expect([isMarked, other.body.code]).toEqual(
      other.status === 201 ? [true, undefined] : [false, 'duplicate'],
    )
  })
})
