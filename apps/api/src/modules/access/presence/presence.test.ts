import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../../machineries.ts'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { writeLetters } from '../../../testing/kept-letters.ts'
import { addGarage, type PresenceWorld } from '../../../testing/presence-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'
import { presenceTasks } from './presence-jobs.ts'
import { visitExitTasks } from './visit-exits.ts'

let world: AccessWorld
let site: PresenceWorld
let ana: string
let card: string
beforeAll(async () => {
  world = await openAccessWorld()
  site = await addGarage(world)
  ana = world.own.residentId
  card = (await world.card(ana)).number
})
afterAll(() => world.close())
beforeEach(() => world.past('DELETE FROM access_presence'))

const muster = async (role: 'funcionario' | 'sindico' | 'admin' = 'funcionario') =>
  (await world.test.as(role).get('/gate/muster')).body.data as unknown as Muster
/** Ana as the emergency list shows her, with her area. */
const listed = async () =>
  (await muster()).areas
    .flatMap(({ area, people }) => people.map((one) => ({ area, ...one })))
    .find(({ id }) => id === ana)
/** Ends the visits of those who were seen to leave. */
const leave = () =>
  writeLetters(world.test, visitExitTasks(machineriesOf(world.test.parts, unnotedReads)))
const happen = (pointId: string, fact: 'exit_button' | 'forced', direction: 'in' | 'out') =>
  world.recorder.recordFact(world.tenantId, { pointId, fact, direction }, null)

describe('who is inside', () => {
  it('is told by a passage that was taken, not by the answer', async () => {
    await site.show(card, site.entry)
    expect(await site.seen('resident_id', ana)).toBeUndefined()
    await world.recorder.recordFact(
      world.tenantId,
      {
        pointId: site.entry,
        fact: 'not_taken',
        direction: 'in',
        person: { kind: 'resident', id: ana },
      },
      null,
    )
    expect(await site.seen('resident_id', ana)).toBeUndefined()
    await site.pass(card, site.entry)
    expect(await site.seen('resident_id', ana)).toMatchObject({
      area_id: site.garage,
      is_inside: true,
      doubts: [],
    })
    expect(await listed()).toMatchObject({ doubts: [], kind: 'resident', phone: null })
    await site.pass(card, site.exit, 'out')
    expect(await site.seen('resident_id', ana)).toMatchObject({ is_inside: false, doubts: [] })
    expect(await listed()).toBeUndefined()
  })

  it('is told by the answer alone, in doubt, where nobody tells who went through', async () => {
    const pointId = await site.point({
      area_from_id: site.street,
      area_to_id: site.garage,
      door_sensor: false,
    })
    await site.show(card, pointId)
    expect(await listed()).toMatchObject({ doubts: ['no_passage'] })
    await world.past('DELETE FROM access_presence')
    await world.past(`UPDATE access_rules SET status = 'INATIVO'`)
    await site.show(card, pointId)
    expect(await site.seen('resident_id', ana)).toBeUndefined()
    await world.past(`UPDATE access_rules SET status = 'ATIVO'`)
  })

  it('keeps whoever passes a point of both directions inside, in doubt', async () => {
    const both = await site.point({
      direction: 'both',
      area_from_id: site.street,
      area_to_id: site.garage,
      way_out: 'exit_button',
      exit_tried_on: '2026-11-02',
    })
    await site.pass(card, both)
    expect(await listed()).toMatchObject({ doubts: ['both_ways'] })
    await site.pass(card, both, 'out')
    expect(await site.seen('resident_id', ana)).toMatchObject({ is_inside: false, doubts: [] })
  })

  it('is in doubt after a sighting in an area that the way does not lead out of', async () => {
    const store = await world.make('access-areas', { name: `Depósito ${newId()}` })
    const [into, back] = [
      await site.point({
        area_from_id: site.garage,
        area_to_id: store,
        equipment_id: await world.reader(),
      }),
      await site.point({
        area_from_id: store,
        area_to_id: site.garage,
        equipment_id: await world.reader(),
      }),
    ]
    await site.pass(card, site.entry)
    await site.pass(card, into)
    expect(await listed()).toMatchObject({ doubts: [] })
    // Ana is in the store, and the way leads out of the street.
    await site.pass(card, site.entry)
    expect(await listed()).toMatchObject({ doubts: ['elsewhere'] })
    await site.pass(card, into)
    await site.pass(card, back)
    expect(await listed()).toMatchObject({ doubts: [] })
  })

  it('is in doubt in an area that nobody identified leaves, and once others may have left', async () => {
    const cellar = await world.make('access-areas', { name: `Adega ${newId()}` })
    const down = await site.point({ area_from_id: site.garage, area_to_id: cellar })
    await site.pass(card, down)
    expect(await listed()).toMatchObject({ doubts: ['one_way'] })
    await world.past('DELETE FROM access_presence')
    await site.pass(card, site.entry)
    await happen(site.exit, 'exit_button', 'out')
    expect(await listed()).toMatchObject({ doubts: ['exit_button'] })
    await happen(site.entry, 'forced', 'in')
    expect(await listed()).toMatchObject({ doubts: ['exit_button', 'door_alarm'] })
  })

  it('counts for a day in doubt, and for a week otherwise; then the row goes', async () => {
    const long = (hours: number, doubts = '{}') =>
      world.past(`UPDATE access_presence SET doubts = '${doubts}',
        seen_at = now() - interval '${hours} hours'`)
    await site.pass(card, site.entry)
    await world.past(`UPDATE access_events SET at = at - interval '8 days'
      WHERE fact IN ('exit_button', 'forced')`)
    await long(23, '{no_passage}')
    expect(await listed()).toBeDefined()
    await long(25, '{no_passage}')
    expect(await listed()).toBeUndefined()
    await long(7 * 24 - 1)
    expect(await listed()).toBeDefined()
    const forget = async () => {
      const task = presenceTasks['forget_presence']
      if (task?.scope !== 'tenant') throw new Error('there is no such job')
      const { parts } = world.test
      await task.run({ database: parts.database, actor: world.test.actor('sindico') }, {})
    }
    await forget()
    expect(await site.seen('resident_id', ana)).toBeDefined()
    await long(7 * 24 + 1)
    expect(await listed()).toBeUndefined()
    await forget()
    expect(await site.seen('resident_id', ana)).toBeUndefined()
  })

  it('ends with the day on which somebody departs', async () => {
    await site.pass(card, site.entry)
    await world.past(`UPDATE occupancies SET leaves_on = current_date - 2
      WHERE resident_id = '${ana}'`)
    expect(await listed()).toBeUndefined()
    await world.past(`UPDATE occupancies SET leaves_on = NULL WHERE resident_id = '${ana}'`)
    expect(await listed()).toBeDefined()
  })
})

describe('a correction', () => {
  const correct = (
    is_inside: boolean,
    more: object = {},
    role: 'funcionario' | 'sindico' | 'admin' | 'condomino' = 'funcionario',
  ) =>
    world.test.as(role).post('/access-presence', {
      payload: { person: { kind: 'resident', id: ana }, is_inside, ...more },
    })

  it('is the last word until the person passes again, and stands in the trail', async () => {
    await site.pass(card, site.entry)
    expect((await correct(false)).body.data).toMatchObject({ is_inside: false })
    expect(await listed()).toBeUndefined()
    expect((await correct(true, { area_id: site.garage }, 'sindico')).status).toBe(200)
    expect(await listed()).toMatchObject({ doubts: [], point: null })
    expect((await listed())?.corrected_by).toEqual(expect.any(String))
    await site.pass(card, site.exit, 'out')
    expect(await listed()).toBeUndefined()
    const { body } = await world.test.as('sindico').get(`/residents/${ana}/history`)
    expect(rowsOf(body).map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['presence_here', 'presence_gone']),
    )
  })

  it('is the gate’s and the síndico’s, of people and areas of the company', async () => {
    for (const role of ['admin', 'condomino'] as const)
      expect([role, (await correct(true, {}, role)).status]).toEqual([role, 403])
    const other = await world.test.as('sindico', 'acacias').post('/access-presence', {
      payload: { person: { kind: 'resident', id: ana }, is_inside: true },
    })
    expect(other.body.errors).toMatchObject([{ field: 'person.id', code: 'not_found' }])
    expect((await correct(true, { area_id: newId() })).body.errors).toMatchObject([
      { field: 'area_id', code: 'not_found' },
    ])
    expect((await correct(true, { area_id: site.street })).body.errors).toMatchObject([
      { field: 'area_id', code: 'not_allowed' },
    ])
    expect(await site.seen('resident_id', ana)).toBeUndefined()
  })
})

describe('the emergency list', () => {
  it('names a visitor once, with where a reader saw them, and counts who was seen', async () => {
    const guest = await world.addVisitor()
    const visitId = await world.walkIn({ visitor_id: guest.id })
    await world.test.as('funcionario').post(`/visits/${visitId}/authorise`, {
      payload: { answered_through: 'phone', answered_name: 'Ana' },
    })
    await world.test.as('funcionario').post(`/visits/${visitId}/check-in`, { payload: {} })
    await world.recorder.recordFact(
      world.tenantId,
      {
        pointId: site.entry,
        fact: 'taken',
        direction: 'in',
        person: { kind: 'visitor', id: guest.id },
      },
      null,
    )
    await site.pass(card, site.entry)
    const { areas, units, seen, doubtful } = await muster()
    expect(areas.flatMap(({ people }) => people.map(({ id }) => id))).toEqual([ana])
    expect([seen, doubtful]).toEqual([1, 0])
    const visit = units.flatMap(({ visits }) => visits).find(({ id }) => id === visitId)
    expect(visit?.seen?.area).toMatch(/^Garagem/)
    expect((await world.test.as('condomino').get('/gate/muster')).status).toBe(403)
    const elsewhere = await world.test.as('sindico', 'acacias').get('/gate/muster')
    expect(elsewhere.body.data).toMatchObject({ areas: [], seen: 0 })
  })

  it('lets a visitor go who was seen to leave, as the desk does, and only then', async () => {
    const guest = await world.addVisitor()
    const visitId = await world.walkIn({ visitor_id: guest.id })
    await world.test.as('funcionario').post(`/visits/${visitId}/authorise`, {
      payload: { answered_through: 'phone', answered_name: 'Ana' },
    })
    await world.test.as('funcionario').post(`/visits/${visitId}/check-in`, { payload: {} })
    const person = { kind: 'visitor', id: guest.id } as const
    const told = (fact: 'taken', pointId: string, direction: 'in' | 'out') =>
      world.recorder.recordFact(world.tenantId, { pointId, fact, direction, person }, null)
    const visit = async () =>
      (await world.test.as('funcionario').get(`/visits/${visitId}`)).body.data
    await told('taken', site.entry, 'in')
    await leave()
    expect(await visit()).toMatchObject({ state: 'inside' })
    await told('taken', site.exit, 'out')
    await leave()
    expect(await visit()).toMatchObject({ state: 'left', checked_out_how: 'reader' })
    expect((await visit())['checked_out_at']).toEqual(expect.any(String))
    // A visit that ended at the desk is left alone.
    const { version } = (await visit()) as { version: number }
    await told('taken', site.exit, 'out')
    await leave()
    expect(await visit()).toMatchObject({ version })
    const typed = await world.test.as('funcionario').post(`/visits/${visitId}/check-out`, {
      payload: { checked_out_how: 'reader' },
    })
    expect(typed.status).toBe(409)
  })

  it('forgets where a visitor was who left by the desk since', async () => {
    const guest = await world.addVisitor()
    await world.recorder.recordFact(
      world.tenantId,
      {
        pointId: site.entry,
        fact: 'taken',
        direction: 'in',
        person: { kind: 'visitor', id: guest.id },
      },
      null,
    )
    const ids = async () => (await muster()).areas.flatMap(({ people }) => people.map((x) => x.id))
    expect(await ids()).toContain(guest.id)
    const visitId = await world.walkIn({ visitor_id: guest.id })
    await world.past(`UPDATE visits SET state = 'left', checked_in_at = now(),
      checked_out_at = now() + interval '1 second', checked_out_how = 'desk' WHERE id = '${visitId}'`)
    expect(await ids()).not.toContain(guest.id)
  })
})
