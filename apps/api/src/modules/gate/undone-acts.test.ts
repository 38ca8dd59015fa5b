import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { onServer } from '../../testing/database-server.ts'
import { departingFamilies } from '../../testing/departing-family.ts'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { changedTables, snapshotOf } from '../../testing/tenant-snapshot.ts'
import { rowsOf } from '../../testing/test-app.ts'

let world: GateWorld
beforeAll(async () => {
  world = await openGateWorld()
})
afterAll(() => world.close())

const desk = () => world.test.as('funcionario')

async function call(path: string, payload: object = {}) {
  const { status, body, raw } = await desk().post(path, { payload })
  if (status >= 300) throw new Error(`${path} was refused: ${raw}`)
  return body.data
}

/** Makes a visit that the household admitted, and returns its visitor. */
async function authorised(more: object = {}) {
  const visitor = await world.addVisitor()
  const id = await world.walkIn({ visitor_id: visitor.id, ...more })
  const { status } = await world.test.as('condomino').post(`/visits/${id}/authorise`)
  expect(status).toBe(200)
  return { id, visitor: visitor.id }
}

const told = async (kind: string, id: string, role: 'condomino' | 'funcionario' = 'condomino') =>
  rowsOf((await world.test.as(role).get('/inbox?per_page=100')).body).find(
    (item) => item['kind'] === kind && (item['subject'] as { id: string }).id === id,
  )

/** Returns the writes of an act, by table, and those that remain after it is undone. */
async function written(act: () => Promise<unknown>, undo: () => Promise<unknown>) {
  const before = await snapshotOf(world.test)
  await act()
  const after = await snapshotOf(world.test)
  await undo()
  const undone = await snapshotOf(world.test)
  return { writes: changedTables(before, after), leaves: changedTables(before, undone) }
}

it('an entry by a word: the visit, and notices', async () => {
  const { id } = await authorised()
  const { writes, leaves } = await written(
    () => call('/gate/entries', { visit_id: id }),
    () => call(`/visits/${id}/undo-entry`),
  )
  expect(writes).toEqual(['inbox_items', 'visits'])
  // People who were notified of an entry are notified that it did not happen.
  expect(leaves).toEqual(['inbox_items'])
  expect(await told('visit_arrived', id)).toBeUndefined()
  expect(await told('visit_not_entered', id)).toMatchObject({ read: false })
  expect(await told('visit_answered', id, 'funcionario')).toMatchObject({ done: false })
  // After a real entry, nothing of the mistake remains.
  await call('/gate/entries', { visit_id: id })
  expect(await told('visit_not_entered', id)).toBeUndefined()
  expect(await told('visit_arrived', id)).toMatchObject({ done: false })
})

it('an entry by a pass: its use, the visit, and notices', async () => {
  const payload = { apartment_id: world.own.apartmentId, guests: [{ name: 'Convidada' }] }
  const { body } = await world.test.as('condomino').post('/visits/invite', { payload })
  const [pass] = rowsOf(body)
  const visit = String(pass?.['visit_id'])
  const { writes, leaves } = await written(
    () => call('/gate/entries', { code: pass?.['code'], cpf: sampleCpf(845_001) }),
    () => call(`/visits/${visit}/undo-entry`),
  )
  expect(writes).toEqual(['inbox_items', 'passes', 'visitors', 'visits'])
  // The document seen by the desk stays with the person.
  expect(leaves).toEqual(['inbox_items', 'visitors'])
})

it('an entry that closes a forgotten exit: that visit is open again', async () => {
  const { id: forgotten, visitor } = await authorised()
  await call('/gate/entries', { visit_id: forgotten })
  const again = await world.walkIn({ visitor_id: visitor })
  await world.test.as('condomino').post(`/visits/${again}/authorise`)
  const { writes, leaves } = await written(
    () => call('/gate/entries', { visit_id: again, close_visit_id: forgotten }),
    () => call(`/visits/${again}/undo-entry`),
  )
  expect(writes).toEqual(['inbox_items', 'visits'])
  expect(leaves).toEqual(['inbox_items'])
  expect((await desk().get(`/visits/${forgotten}`)).body.data).toMatchObject({ state: 'inside' })
})

it('an entry of a blocked visitor, with a reason: they are at the gate, not inside', async () => {
  const { id, visitor } = await authorised()
  await world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'briga', blocked_at = now()
    WHERE id = '${visitor}'`)
  await call('/gate/entries', { visit_id: id, let_in_reason: 'O síndico mandou' })
  expect((await told('visit_blocked', id, 'funcionario'))?.['text']).toContain('entrou')
  await call(`/visits/${id}/undo-entry`)
  expect((await told('visit_blocked', id, 'funcionario'))?.['text']).toContain('está na portaria')
})

it('an exit with its items: the visit, the items, and overstays', async () => {
  const { id } = await authorised({ kind: 'delivery' })
  await call('/gate/entries', { visit_id: id })
  const item = async (more: object = {}) => {
    const carrier = String((await desk().get(`/visits/${id}`)).body.data['guest_name'])
    const payload = { direction: 'out', carrier, apartment_id: world.own.apartmentId, ...more }
    return (await world.test.as('sindico').post('/item-passes', { payload })).body.data.id
  }
  const things = [
    await item({ description: 'Furadeira' }),
    await item({ description: 'Escada', visit_id: id }),
  ]
  const earlier = await item({ description: 'Entulho', visit_id: id })
  await call(`/item-passes/${earlier}/pass`)
  await world.past(
    `UPDATE item_passes SET passed_at = now() - interval '1 hour' WHERE id = '${earlier}'`,
  )
  await world.past(
    `UPDATE visits SET checked_in_at = now() - interval '23 hours' WHERE id = '${id}'`,
  )
  await world.runJob('tell_overstay', id)
  const { writes, leaves } = await written(
    async () => {
      for (const thing of things) await call(`/item-passes/${thing}/pass`, { visit_id: id })
      await call(`/visits/${id}/check-out`)
    },
    () => call(`/visits/${id}/undo-exit`),
  )
  expect(writes).toEqual(['inbox_items', 'item_passes', 'visits'])
  // An item that left before stays outside.
  expect(leaves).toEqual([])
  expect((await desk().get(`/item-passes/${earlier}`)).body.data['state']).toBe('passed')
})

it('a notice due between an exit and its undo is due again', async () => {
  const { id } = await authorised({ kind: 'delivery' })
  await call('/gate/entries', { visit_id: id })
  await world.past(
    `UPDATE visits SET checked_in_at = now() - interval '23 hours' WHERE id = '${id}'`,
  )
  await call(`/visits/${id}/check-out`)
  // Both come due now, and find nobody inside.
  const ofVisit = `key LIKE '% ${id}'`
  await world.runJob('tell_overstay', id)
  await onServer(
    world.test.database.adminUrl,
    `DELETE FROM graphile_worker._private_jobs WHERE ${ofVisit}`,
  )
  await call(`/visits/${id}/undo-exit`)
  const due = await onServer<{ task: string; minutes: number }>(
    world.test.database.adminUrl,
    `SELECT split_part(key, ' ', 2) AS task, round(extract(epoch FROM run_at - now()) / 60)::int AS minutes
     FROM graphile_worker.jobs WHERE ${ofVisit} ORDER BY 1`,
  )
  expect(due.map(({ task }) => task)).toEqual(['close_forgotten_visit', 'tell_overstay'])
  expect(due.map(({ minutes }) => minutes <= 60)).toEqual([true, true])
  expect(due[1]?.minutes).toBeLessThanOrEqual(0)
})

it('notices for an expected visit are due after an undone entry', async () => {
  const payload = { apartment_id: world.own.apartmentId, guests: [{ name: 'Convidado' }] }
  const { body } = await world.test.as('condomino').post('/visits/invite', { payload })
  const visit = String(rowsOf(body)[0]?.['visit_id'])
  await call('/gate/entries', { code: rowsOf(body)[0]?.['code'], cpf: sampleCpf(845_002) })
  const ofVisit = `key LIKE '% miss_visit ${visit}'`
  const { adminUrl } = world.test.database
  await onServer(adminUrl, `DELETE FROM graphile_worker._private_jobs WHERE ${ofVisit}`)
  await call(`/visits/${visit}/undo-entry`)
  expect(
    await onServer(adminUrl, `SELECT 1 FROM graphile_worker.jobs WHERE ${ofVisit}`),
  ).toHaveLength(1)
})

it('a parcel received by mistake: its codes, its place, and notices', async () => {
  let parcel = ''
  const { leaves } = await written(
    async () => {
      const { id } = await call('/parcels', {
        kind: 'parcel',
        place: 'desk',
        apartment_id: world.own.apartmentId,
        resident_id: world.own.residentId,
      })
      parcel = id
    },
    () => call(`/parcels/${parcel}/cancel`),
  )
  // The chain of custody records the reception and that it was undone; no code or notice remains.
  expect(leaves).toEqual([
    'inbox_items',
    'number_series',
    'parcel_codes',
    'parcel_events',
    'parcels',
    'search_words',
  ])
  expect(await told('parcel_arrived', parcel)).toMatchObject({ done: true })
  const codes = await onServer<{ live: number }>(
    world.test.database.adminUrl,
    `SELECT count(*)::int AS live FROM parcel_codes WHERE parcel_id = '${parcel}' AND revoked_at IS NULL`,
  )
  expect(codes).toEqual([{ live: 0 }])
})

it('a departure that was planned: everything that would have ended', async () => {
  const families = departingFamilies(world.test)
  const family = await families.add()
  let departure = ''
  const { leaves } = await written(
    async () => {
      departure = await families.plan(family, { last_day: families.day(3) })
    },
    () => families.undo(departure),
  )
  // The plan is stored as undone, and people who were notified of it are notified that it was
  // undone.
  expect(leaves).toEqual(['departure_items', 'departures', 'inbox_items'])
})

it('a card that was blocked: the card', async () => {
  const { card } = await parked('UND-1003')
  const { writes, leaves } = await written(
    () => call(`/cards/${card}/block`, { block_reason: 'Perdido?' }),
    () => call(`/cards/${card}/unblock`),
  )
  expect([writes, leaves]).toEqual([['cards'], []])
})

/** Makes a vehicle with its space and its tag, which is a card. */
async function parked(plate: string) {
  const sindico = world.test.as('sindico')
  const made = async (register: string, payload: object) => {
    // Only administrators add spaces.
    const maker = register === 'garages' ? world.test.as('admin') : sindico
    const { status, body, raw } = await maker.post(`/${register}`, { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data.id
  }
  const brand_id = await made('brands', { name: `Marca ${plate}`, kind: 'vehicle' })
  const tag = String(4_700_000 + (plate.charCodeAt(0) % 90) * 100 + Number(plate.slice(-2)))
  const vehicle = await made('vehicles', {
    plate,
    brand_id,
    model: 'Uno',
    tag,
    starts_on: '2024-03-01',
  })
  const card = await made('cards', {
    number: tag,
    technology: 'uhf',
    kind: 'tag',
  })
  const { status, raw } = await sindico.post(`/cards/${card}/assign`, {
    payload: { resident_id: world.own.residentId },
  })
  expect([status, raw]).toEqual([200, raw])
  const space = await made('garages', { code: `V ${plate}`, kind: 'fixed', vehicle_id: vehicle })
  return { vehicle, card, space, brand_id }
}

it('a sale: the vehicle, its space and its tag', async () => {
  const { vehicle } = await parked('UND-1001')
  const { writes, leaves } = await written(
    () => call(`/vehicles/${vehicle}/sell`, { ends_on: '2026-10-01' }),
    () => call(`/vehicles/${vehicle}/undo-sale`),
  )
  expect(writes).toEqual(['cards', 'garages', 'search_words', 'vehicles'])
  expect(leaves).toEqual([])
})

it('a sale, after which others have the plate and the space: theirs stay', async () => {
  const { vehicle, card, space, brand_id } = await parked('UND-1002')
  await call(`/vehicles/${vehicle}/sell`, { ends_on: '2026-10-01' })
  const sindico = world.test.as('sindico')
  const payload = { plate: 'UND1A02', brand_id, model: 'Gol' }
  const next = (await sindico.post('/vehicles', { payload })).body.data.id
  const headers = { 'if-match': '"2"' }
  await world.test
    .as('admin')
    .patch(`/garages/${space}`, { payload: { vehicle_id: next }, headers })
  await sindico.post(`/cards/${card}/lose`, { payload: {} })
  await call(`/vehicles/${vehicle}/undo-sale`)
  const read = async (path: string) => (await sindico.get(path)).body.data
  expect(await read(`/vehicles/${vehicle}`)).toMatchObject({ ownership: 'held', status: 'INATIVO' })
  expect(await read(`/garages/${space}`)).toMatchObject({ vehicle_id: next })
  expect(await read(`/cards/${card}`)).toMatchObject({ state: 'lost' })
})
