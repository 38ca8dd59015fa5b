import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventWorld, openEventWorld, time } from '../../../testing/event-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('an occurrence that is opened from something else', () => {
  let world: EventWorld
  beforeAll(async () => {
    world = await openEventWorld()
  })
  afterAll(() => world.world.close())

  /** Makes a reservation whose use is over, with the result of an inspection. */
  async function inspected(found: object) {
    const area = await world.addArea({ needs_approval: false })
    const event = await world.booked(area, time(3, 10, 12))
    const { status, body } = await world.test.as('funcionario').post('/event-inspections', {
      payload: { event_id: event.id, moment: 'after', item: 'Vidros', result: 'fine', ...found },
    })
    expect(status).toBe(201)
    const inspection = body.data as { id: string; version: number }
    return { event: event.id, inspection }
  }
  const openedOf = async (event: string) =>
    rowsOf((await world.test.as('sindico').get(`/occurrences?filter[event_id]=${event}`)).body)

  it('is opened only for damage, with the reservation, its unit and the result', async () => {
    expect(await openedOf((await inspected({})).event)).toEqual([])
    const { event, inspection } = await inspected({ result: 'damaged', note: 'Trincado no canto' })
    const [opened, ...more] = await openedOf(event)
    expect(more).toEqual([])
    expect(opened).toMatchObject({
      description: 'Trincado no canto',
      state: 'open',
      type_id: null,
      inspection_id: inspection.id,
    })
    expect(String(opened?.['title'])).toContain('Vidros')
    const { body } = await world.test.as('sindico').get(`/occurrences/${opened?.id}`)
    expect(body.data['involved']).toMatchObject([{ apartment_id: world.id('home') }])
    expect(body.data['reporter_id']).toBe(world.test.person('funcionario').userId)
  })

  it('is only one, however often an inspection is corrected', async () => {
    const { event, inspection } = await inspected({})
    let { version } = inspection
    const notes = { damaged: 'Trincado na volta', fine: null }
    for (const result of ['damaged', 'fine', 'damaged'] as const) {
      const { status, body } = await world.test
        .as('funcionario')
        .patch(`/event-inspections/${inspection.id}`, {
          headers: { 'if-match': `"${version}"` },
          payload: { result, note: notes[result] },
        })
      expect(status).toBe(200)
      version = body.data.version
    }
    // The description is the text of the inspection.
    expect(await openedOf(event)).toMatchObject([{ description: 'Trincado na volta' }])
  })

  it('concerns no unit if the damage was there before the use', async () => {
    const { event } = await inspected({ moment: 'before', result: 'damaged' })
    const [opened] = await openedOf(event)
    const { body } = await world.test.as('sindico').get(`/occurrences/${opened?.id}`)
    expect(body.data['involved']).toEqual([])
    // The inspection has no text.
    expect(body.data['description']).toBe(body.data['title'])
  })

  it('names an alert by its moment, which must be one of the company', async () => {
    const { body } = await world.test
      .as('condomino')
      .post('/notifications/panic', { payload: { message: 'Fumaça na escada' } })
    const narrative = {
      title: 'Fumaça',
      description: 'Panela no fogo',
      happened_at: body.data.raised_at,
      type_id: await world.world.add('occurrence-types', { name: 'Fumaça', group: 'security' }),
    }
    const report = (panic_at: string) =>
      world.test.as('funcionario').post('/occurrences', { payload: { ...narrative, panic_at } })
    const raised = String(body.data['raised_at'])
    // The moment in the precision of forms, which is minutes.
    const made = await report(`${raised.slice(0, 16)}:00.000Z`)
    expect(made.status).toBe(201)
    expect(made.body.data['panic_at']).toBe(`${raised.slice(0, 16)}:00.000Z`)
    expect((await report('2026-01-02T03:04:05.000Z')).body.errors).toMatchObject([
      { field: 'panic_at', code: 'not_found' },
    ])
  })
})
