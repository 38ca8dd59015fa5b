import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EventWorld, openEventWorld, time } from '../../../testing/event-world.ts'
import { eventsRule } from './retention-rules.ts'

let open: EventWorld
beforeAll(async () => {
  open = await openEventWorld()
})
afterAll(() => open.world.close())

it('data of an old reservation are erased, and the unit, area and time stay', async () => {
  const { addArea, booked, world, test, id } = open
  const area = await addArea()
  const more = { title: 'Festa da Ana', notes: 'Com banda' }
  const { id: old } = await booked(area, time(10, 10, 12), more)
  const { id: recent } = await booked(area, time(11, 10, 12), more)
  await world.past(`UPDATE events SET state = 'done', starts_at = now() - interval '1100 days',
    ends_at = now() - interval '1099 days' WHERE id = '${old}'`)
  const actor = test.actor('sindico')
  await test.parts.database.inTenant(actor, async (context) => {
    const overdue = await context.queries.all(eventsRule.overdue(actor.tenantId, 1_095))
    const ids = (overdue as { id: string }[]).map((row) => row.id)
    expect(ids).toEqual([old])
    await eventsRule.erase(context, ids, async () => 0)
  })
  const erased = await open.read(old)
  expect(erased).toMatchObject({ title: 'Reserva', notes: null, apartment_id: id('home') })
  expect(await open.read(recent)).toMatchObject(more)
  const { raw } = await test.as('sindico').get(`/events/${old}/history`)
  expect(raw).not.toContain('Festa da Ana')
})
