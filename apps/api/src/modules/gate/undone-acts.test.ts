import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
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

/** A visit that the household let in, and who made it. */
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

/** What an act writes, by its tables, and what is left of it once it is taken back. */
async function written(act: () => Promise<unknown>, undo: () => Promise<unknown>) {
  const before = await snapshotOf(world.test)
  await act()
  const after = await snapshotOf(world.test)
  await undo()
  const undone = await snapshotOf(world.test)
  return { writes: changedTables(before, after), leaves: changedTables(before, undone) }
}

it('an entry by a word: the visit, and what people are told', async () => {
  const { id } = await authorised()
  const { writes, leaves } = await written(
    () => call('/gate/entries', { visit_id: id }),
    () => call(`/visits/${id}/undo-entry`),
  )
  expect(writes).toEqual(['inbox_items', 'visits'])
  // Who was told that somebody came in is told that they did not.
  expect(leaves).toEqual(['inbox_items'])
  expect(await told('visit_arrived', id)).toBeUndefined()
  expect(await told('visit_not_entered', id)).toMatchObject({ read: false })
  expect(await told('visit_answered', id, 'funcionario')).toMatchObject({ done: false })
  // Once they do come in, nothing is left of the slip.
  await call('/gate/entries', { visit_id: id })
  expect(await told('visit_not_entered', id)).toBeUndefined()
  expect(await told('visit_arrived', id)).toMatchObject({ done: false })
})

it('an entry by a pass: its use, the visit, and what people are told', async () => {
  const payload = { apartment_id: world.own.apartmentId, guests: [{ name: 'Convidada' }] }
  const { body } = await world.test.as('condomino').post('/visits/invite', { payload })
  const [pass] = rowsOf(body)
  const visit = String(pass?.['visit_id'])
  const { writes, leaves } = await written(
    () => call('/gate/entries', { code: pass?.['code'], cpf: sampleCpf(845_001) }),
    () => call(`/visits/${visit}/undo-entry`),
  )
  expect(writes).toEqual(['inbox_items', 'passes', 'visitors', 'visits'])
  // The document that the desk saw is the person's.
  expect(leaves).toEqual(['inbox_items', 'visitors'])
})

it('an entry that closes a forgotten exit: that visit lasts again', async () => {
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

it('an entry of somebody blocked, with a reason: they are at the gate, not inside', async () => {
  const { id, visitor } = await authorised()
  await world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'briga', blocked_at = now()
    WHERE id = '${visitor}'`)
  await call('/gate/entries', { visit_id: id, let_in_reason: 'O síndico mandou' })
  expect((await told('visit_blocked', id, 'funcionario'))?.['text']).toContain('entrou')
  await call(`/visits/${id}/undo-entry`)
  expect((await told('visit_blocked', id, 'funcionario'))?.['text']).toContain('está na portaria')
})

it('an exit with what leaves by it: the visit, the things, and who stays too long', async () => {
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
  // What left before stays outside.
  expect(leaves).toEqual([])
  expect((await desk().get(`/item-passes/${earlier}`)).body.data['state']).toBe('passed')
})
