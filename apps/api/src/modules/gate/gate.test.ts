import {
  type BoxFound,
  type GateExpected,
  type GateInside,
  type GateUnit,
  type GateVisit,
  INSIDE_SHOWN,
} from '@portaria/contract/modules/gate/gate'
import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { rowsOf } from '../../testing/test-app.ts'
import { findPass, refusalNow, refusalsNow } from '../visits/public/passes.ts'

describe('the gate desk', () => {
  let world: GateWorld
  let nth = 0
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const desk = () => world.test.as('funcionario')
  const box = async (q: string) => {
    const { body } = await desk().post('/gate/box', { payload: { q } })
    return body.data as unknown as BoxFound
  }
  const read = async <T>(path: string) =>
    (await desk().get(`/gate/${path}`)).body.data as unknown as T
  async function invite(more: object = {}, guest: object = {}) {
    nth += 1
    const { body } = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ name: `Otília Bastos ${nth}`, ...guest }],
        ...more,
      },
    })
    const [pass] = rowsOf(body)
    return {
      id: String(pass?.id),
      code: String(pass?.['code']),
      pin: String(pass?.['pin']),
      visit: String(pass?.['visit_id']),
      name: String(pass?.['guest_name']),
    }
  }
  async function inside(more: object = {}): Promise<string> {
    const id = await world.walkIn(more)
    await world.test.as('condomino').post(`/visits/${id}/authorise`)
    const { status, raw } = await desk().post('/gate/entries', { payload: { visit_id: id } })
    if (status !== 200) throw new Error(raw)
    return id
  }

  it('finds the pass of a scanned code and of a PIN, with its refusal', async () => {
    const pass = await invite()
    expect((await box(pass.code)).pass).toMatchObject({
      id: pass.id,
      visit_id: pass.visit,
      host: 'Ana Prado',
      refusal: null,
      provisional: true,
    })
    expect((await box(`${pass.pin.slice(0, 4)} ${pass.pin.slice(4)}`)).pass?.id).toBe(pass.id)
    const link = `https://portaria.example/apps/guests/pass/${pass.code}`
    expect((await box(link)).pass?.id).toBe(pass.id)
    await world.past(`UPDATE passes SET uses_done = 1 WHERE id = '${pass.id}'`)
    expect((await box(pass.code)).pass?.refusal).toBe('pass_used_up')
    await world.test.as('condomino').post(`/passes/${pass.id}/share`, { payload: { renew: true } })
    expect(await box(pass.code)).toMatchObject({ pass: null, refusal: 'pass_revoked' })
    expect(await box('A'.repeat(77))).toMatchObject({ pass: null, refusal: 'pass_unknown' })
    const foreign = await world.test
      .as('funcionario', 'acacias')
      .post('/gate/box', { payload: { q: pass.code } })
    expect(foreign.body.data).toMatchObject({ pass: null, refusal: 'pass_unknown', visits: [] })
  })

  it('finds open visits by words of the name and by the plate, those at the gate first', async () => {
    const expected = await invite({}, { plate: 'BRA0S17' })
    const visitor = await world.addVisitor({ name: `Otília ${expected.name.split(' ').at(-1)}` })
    const waiting = await world.walkIn({ visitor_id: visitor.id })
    const found = await box(`otilia ${expected.name.split(' ').at(-1)}`)
    expect(found.visits.map(({ id }) => id).slice(0, 2)).toEqual([waiting, expected.visit])
    expect((await box('bra0s17')).visits.map(({ id }) => id)).toContain(expected.visit)
  })

  it('finds cars with the typed plate, old or new, or a similar one', async () => {
    const brand = rowsOf((await desk().get('/brands?q=fiat')).body)[0]?.id
    const car = await world.test.as('sindico').post('/vehicles', {
      payload: {
        plate: 'BOI1B08',
        brand_id: brand,
        model: 'Uno',
        apartment_id: world.own.apartmentId,
      },
    })
    expect((await box('BOI-1108')).plates).toMatchObject([
      { id: car.body.data.id, exact: true, apartment: { id: world.own.apartmentId } },
    ])
    expect((await box('80I1B0B')).plates).toMatchObject([{ plate: 'BOI1B08', exact: false }])
    expect((await box('BOI2B08')).plates).toEqual([])
    expect((await box('BO11B08')).plates).toMatchObject([{ plate: 'BOI1B08', exact: false }])
    expect((await box('BOI1808')).plates[0]).toMatchObject({ exact: false })
  })

  it('lists visitors who wait, may enter or are expected today, and helpers of today', async () => {
    const today = await invite()
    const tomorrow = await invite({
      valid_from: new Date(Date.now() + 3 * 86_400_000).toISOString(),
      valid_to: new Date(Date.now() + 4 * 86_400_000).toISOString(),
    })
    const helper = await invite({ from_time: '00:00', to_time: '23:59', on_holidays: true })
    const waiting = await world.walkIn()
    const second = await world.walkIn()
    const { visits, passes } = await read<GateExpected>('expected')
    const ids = visits.map(({ id }) => id)
    expect(ids).toContain(today.visit)
    expect(ids).not.toContain(tomorrow.visit)
    expect(ids.indexOf(waiting)).toBeLessThan(ids.indexOf(today.visit))
    expect(passes.map(({ id }) => id)).toContain(helper.id)
    // After an answer, a visitor keeps the place of their arrival, so that no button moves under a
    // pointer.
    const said = { payload: { answered_name: 'Ana Prado', answered_through: 'desk' } }
    await world.test.as('funcionario').post(`/visits/${waiting}/authorise`, said)
    const after = (await read<GateExpected>('expected')).visits.map(({ id }) => id)
    expect(after.indexOf(waiting)).toBe(after.indexOf(second) - 1)
  })

  it('lists no pass whose guest is inside, until they have left', async () => {
    const helper = await invite({ from_time: '00:00', to_time: '23:59', on_holidays: true })
    await world.past(`UPDATE visitors SET provisional = false
      WHERE id = (SELECT visitor_id FROM passes WHERE id = '${helper.id}')`)
    const isListed = async () => {
      const unit = await read<GateUnit>(`apartments/${world.own.apartmentId}`)
      const lists = [await read<GateExpected>('expected'), unit]
      return lists.map(({ passes }) => passes.some(({ id }) => id === helper.id))
    }
    expect(await isListed()).toEqual([true, true])
    const entered = await desk().post('/gate/entries', { payload: { pass_id: helper.id } })
    expect(entered.body.data).toMatchObject({ state: 'inside' })
    expect(await isListed()).toEqual([false, false])
    await desk().post(`/visits/${entered.body.data.id}/check-out`)
    expect(await isListed()).toEqual([true, true])
  })

  it('lists the helpers of every unit, and today’s guests, however many one household has', async () => {
    const { id } = await invite({ from_time: '08:00', to_time: '09:00', on_holidays: true })
    const guest = await invite()
    const begun = await invite()
    const copied = `tenant_id, visitor_id, kind, valid_from, valid_to, from_time, to_time, on_holidays`
    const copies = (unit: string, count: number, name: string) =>
      world.past(`INSERT INTO passes (${copied}, id, apartment_id, guest_name)
        SELECT ${copied}, gen_random_uuid(), '${unit}', '${name} ' || nth
        FROM passes, generate_series(1, ${count}) nth WHERE id = '${id}'`)
    await copies(world.own.apartmentId, 1_100, 'A')
    await copies(world.neighbours.apartmentId, 2, 'Z')
    await world.past(`UPDATE visits SET expected_from = now() - interval '300 days',
      expected_to = now() + interval '1 day' WHERE id = '${begun.visit}'`)
    await world.past(`UPDATE visits SET expected_from = tenant_today(tenant_id)::timestamp
      AT TIME ZONE (SELECT time_zone FROM tenants t WHERE t.id = tenant_id) - interval '1 minute'
      WHERE id = '${guest.visit}'`)
    const { visits, passes, left_off } = await read<GateExpected>('expected')
    const live = passes.length + left_off
    expect([passes.length, live > 1_100]).toEqual([1_000, true])
    const names = passes.map(({ guest_name }) => guest_name)
    expect([names.slice(0, 2).includes('Z 1'), names.slice(0, 4).includes('Z 2')]).toEqual([
      true,
      true,
    ])
    // Both count as expected from the first moment of today, and so are ordered by their ids.
    const both = [begun.visit, guest.visit]
    const listed = visits.map((one) => one.id).filter((one) => both.includes(one))
    expect(listed).toEqual(both.toSorted())
    await world.past(`DELETE FROM passes WHERE guest_name ~ '^[AZ] [0-9]+$'`)
  })

  it('judges many passes as it judges one', async () => {
    const kept = await invite({ from_time: '00:00', to_time: '23:59', on_holidays: true })
    const hours = await invite({ from_time: '08:00', to_time: '09:00', on_holidays: true })
    const moved = await invite({ from_time: '00:00', to_time: '23:59', on_holidays: true })
    await world.past(`UPDATE passes SET apartment_id = '${world.neighbours.apartmentId}'
      WHERE id = '${moved.id}'`)
    const ids = [kept, hours, moved].map(({ id }) => id)
    await world.test.parts.database.inTenant(world.test.actor('funcionario'), async (context) => {
      const many = await refusalsNow(context, [...ids, newId()])
      expect(many.size).toBe(3)
      for (const id of ids) {
        const pass = await findPass(context, id)
        expect(many.get(id)).toBe(pass && (await refusalNow(context, pass)))
      }
      expect([many.get(kept.id), many.get(moved.id)]).toEqual([null, 'pass_host_gone'])
    })
  })

  it('lists visits inside, with overstays and unknown cars', async () => {
    const [short, long] = [await inside({ plate: 'XYZ9Z99' }), await inside({ companions: 2 })]
    await world.past(`UPDATE visits SET checked_in_at = now() - interval '25 hours'
      WHERE id = '${long}'`)
    const read = async () =>
      rowsOf((await desk().get('/gate/inside')).body) as unknown as GateVisit[]
    // Many visitors come in an unregistered car and stay briefly, so it is not marked at once.
    expect((await read()).find(({ id }) => id === short)).toMatchObject({ unknown_car: false })
    await world.past(`UPDATE visits SET checked_in_at = now() - interval '3 hours'
      WHERE id = '${short}'`)
    const { body } = await desk().get('/gate/inside')
    const rows = rowsOf(body) as unknown as GateVisit[]
    expect(rows.find(({ id }) => id === short)).toMatchObject({
      overstayed: false,
      unknown_car: true,
      blocked: false,
    })
    expect(rows[0]).toMatchObject({ id: long, overstayed: true, unknown_car: false })
    const people = rows.reduce((sum, { companions }) => sum + 1 + companions, 0)
    expect(body.meta).toMatchObject({ people })
  })

  it('keeps visitors with an unrecorded exit on the muster list for one more day', async () => {
    const [seen, closed, old] = [await inside(), await inside(), await inside()]
    for (const [id, hours] of [
      [closed, 25],
      [old, 49],
    ] as const) {
      await world.past(`UPDATE visits SET checked_in_at = now() - interval '${hours} hours'
        WHERE id = '${id}'`)
      await world.runJob('close_forgotten_visit', id)
    }
    const muster = await read<Muster>('muster')
    const visits = muster.units.flatMap((unit) => unit.visits)
    expect(visits.find(({ id }) => id === seen)).toMatchObject({ confirmed: true })
    expect(visits.find(({ id }) => id === closed)).toMatchObject({ confirmed: false })
    expect(visits.find(({ id }) => id === old)).toBeUndefined()
    expect(muster.units.every(({ residents }) => residents === 1)).toBe(true)
    expect(muster.residents).toBe(2)
    expect(muster.people).toBe(muster.units.reduce((sum, { people }) => sum + people, 0))
  })

  it('lists the contacts of a unit, and lent items', async () => {
    const people = await read<object[]>(`apartments/${world.own.apartmentId}/answerers`)
    expect(people).toMatchObject([
      { id: world.own.residentId, name: 'Ana Prado', may_authorize: true, has_login: true },
    ])
    const foreign = await world.test
      .as('funcionario', 'acacias')
      .get(`/gate/apartments/${world.own.apartmentId}/answerers`)
    expect(foreign.status).toBe(404)
    const item = newId()
    const cabinet = await world.test.as('sindico').post('/cabinets', {
      payload: { name: 'Claviculário', items: [{ id: item, name: 'Chave do salão' }] },
    })
    await desk().post(`/cabinets/${cabinet.body.data.id}/lend`, {
      payload: { item_id: item, borrower: 'Rita', due_at: '2199-01-01T10:00:00.000Z' },
    })
    expect(await read('loans')).toMatchObject([
      { item_name: 'Chave do salão', borrower: 'Rita', overdue: false },
    ])
    expect((await world.test.as('funcionario', 'acacias').get('/gate/loans')).body.data).toEqual([])
  })

  it('is read by the gate alone', async () => {
    for (const path of ['expected', 'inside', 'muster', 'loans', 'movements']) {
      const { status } = await world.test.as('condomino').get(`/gate/${path}`)
      expect([path, status]).toEqual([path, 403])
    }
    expect(
      (await world.test.as('service_provider').post('/gate/box', { payload: { q: 'a' } })).status,
    ).toBe(403)
  })

  it('answers the first of those inside, and counts them all', async () => {
    const before = (await desk().get('/gate/inside')).body.meta as unknown as GateInside['meta']
    await world.past(`WITH guests AS (
        INSERT INTO visitors (tenant_id, id, name)
        SELECT current_setting('app.tenant_id')::uuid, gen_random_uuid(), 'Um de muitos'
        FROM generate_series(1, ${INSIDE_SHOWN}) RETURNING tenant_id, id, name)
      INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind, apartment_id, state,
        expected_from, answered_at, answered_through, answered_name, checked_in_at, companions)
      SELECT tenant_id, gen_random_uuid(), name, id, 'social', '${world.own.apartmentId}', 'inside',
        now(), now(), 'intercom', 'Ana', now(), 1 FROM guests`)
    const late = await inside({ plate: 'XYZ8Z88' })
    await world.past(`UPDATE visits SET checked_in_at = now() - interval '3 hours'
      WHERE id = '${late}'`)
    const { body } = await desk().get('/gate/inside')
    const rows = rowsOf(body) as unknown as GateVisit[]
    expect(rows).toHaveLength(INSIDE_SHOWN)
    expect(rows.find(({ id }) => id === late)).toMatchObject({ unknown_car: true })
    expect(body.meta).toEqual({
      visits: before.visits + INSIDE_SHOWN + 1,
      people: before.people + 2 * INSIDE_SHOWN + 1,
      marked: before.marked + 1,
    })
  })
})
