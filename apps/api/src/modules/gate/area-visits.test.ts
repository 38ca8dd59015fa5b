import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventWorld, openEventWorld } from '../../testing/event-world.ts'
import { rowsOf } from '../../testing/test-app.ts'

describe('visits to a common area', () => {
  let { world, test, addArea, id } = {} as EventWorld
  let area = ''
  beforeAll(async () => {
    ;({ world, test, addArea, id } = await openEventWorld())
    area = await addArea({ name: 'Piscina coberta' })
  })
  afterAll(() => world.close())

  const walkIn = (more: object = {}) =>
    test.as('funcionario').post('/gate/walk-ins', {
      payload: {
        id: newId(),
        kind: 'social',
        name: 'Nádia Costa',
        id_doc: { kind: 'other', number: newId().slice(-12) },
        common_area_id: area,
        ...more,
      },
    })

  it('have one destination, which is found, listed and in the pack of a desk without a network', async () => {
    const twice = await walkIn({ apartment_id: id('home') })
    expect(twice.body.errors).toMatchObject([{ field: 'common_area_id', code: 'one_destination' }])
    const { body } = await walkIn()
    expect(body.data).toMatchObject({ state: 'waiting', common_area: { title: 'Piscina coberta' } })
    const expected = await test.as('funcionario').get('/gate/expected')
    const { visits } = expected.body.data as unknown as { visits: object[] }
    expect(visits).toMatchObject([{ guest_name: 'Nádia Costa', area: { id: area } }])
    const pack = await test.as('funcionario').get('/gate/pack')
    const packed = pack.body.data as unknown as { areas: object[]; visits: object[] }
    expect(packed.areas).toEqual([{ id: area, title: 'Piscina coberta' }])
    expect(packed.visits).toMatchObject([{ area: { id: area } }])
    const box = await test.as('funcionario').post('/gate/box', { payload: { q: 'piscina' } })
    const { found } = box.body.data as unknown as { found: { register: string }[] }
    expect(found.map(({ register }) => register)).toContain('common-areas')
  })

  it('are answered for by the person who receives there, and visible to nobody else', async () => {
    const { body } = await walkIn({ name: 'Rui Alves', host_id: id('ana') })
    const visit = body.data.id
    const inbox = rowsOf((await test.as('condomino').get('/inbox')).body)
    expect(inbox.filter((item) => JSON.stringify(item).includes(visit))).toHaveLength(1)
    await world.settleAs('caio')
    expect((await test.as('condomino').get(`/visits/${visit}`)).status).toBe(404)
    expect((await test.as('condomino').post(`/visits/${visit}/authorise`)).status).toBe(404)
    await world.settleAs('ana')
    const { body: answered } = await test.as('condomino').post(`/visits/${visit}/authorise`)
    expect(answered.data).toMatchObject({ state: 'authorised', answered_through: 'app' })
  })

  it('are admitted by a pass that the gate makes only on the word of a resident', async () => {
    const visitor = await world.add('visitors', {
      name: 'Instrutor',
      id_doc: { kind: 'other', number: '99887766' },
    })
    const give = (more: object) =>
      test.as('funcionario').post('/passes', {
        payload: {
          visitor_id: visitor,
          kind: 'social',
          common_area_id: area,
          valid_from: new Date().toISOString(),
          valid_to: new Date(Date.now() + 60_000).toISOString(),
          uses_allowed: 1,
          ...more,
        },
      })
    expect((await give({})).body.errors).toMatchObject([{ field: 'host_id', code: 'required' }])
    expect((await give({ host_id: id('nina') })).body.errors).toMatchObject([
      { field: 'host_id', code: 'may_not_authorise' },
    ])
    expect((await give({ host_id: id('ana') })).status).toBe(201)
    // A guest without a list has a line of their own.
    const more = { kind: 'event_guest', uses_allowed: null, host_id: id('ana') }
    const { body: given } = await give(more)
    const expected = await test.as('funcionario').get('/gate/expected')
    const { passes } = expected.body.data as unknown as { passes: object[] }
    expect(passes).toContainEqual(expect.objectContaining({ id: given.data.id }))
  })
})
