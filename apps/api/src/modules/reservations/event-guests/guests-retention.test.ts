import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GuestWorld, openGuestWorld } from '../../../testing/guest-world.ts'
import { eventGuestsRule } from './retention-rules.ts'

let open: GuestWorld
beforeAll(async () => {
  open = await openGuestWorld()
})
afterAll(() => open.world.close())

it('guests are erased 90 days after the reservation, and the number of people stays', async () => {
  const { party, invite, guest, test, world } = open
  const { id: old } = await party()
  const { id: recent } = await party()
  const told = {
    phone: '11 98123-4567',
    email: 'nadia@exemplo.com.br',
    document: 'RG 55667788',
    plate: 'BRA2E19',
    companions: 2,
  }
  const { id: one } = await invite(old, told)
  const { id: two } = await invite(recent, told)
  await test.as('condomino').post(`/event-guests/${one}/confirm`)
  const ended = (id: string, days: number) =>
    world.past(`UPDATE events SET state = 'done', starts_at = now() - interval '${days + 1} days',
      ends_at = now() - interval '${days} days' WHERE id = '${id}'`)
  await ended(old, 91)
  await ended(recent, 89)
  const actor = test.actor('sindico')
  await test.parts.database.inTenant(actor, async (context) => {
    const overdue = await context.queries.all(eventGuestsRule.overdue(actor.tenantId, 90))
    const ids = (overdue as { id: string }[]).map((row) => row.id)
    expect(ids).toEqual([one])
    await eventGuestsRule.erase(context, ids, async () => 0)
  })
  expect(await guest(one)).toMatchObject({
    name: 'Convidado',
    phone: null,
    email: null,
    document: null,
    plate: null,
    coming: 3,
  })
  expect(await guest(two)).toMatchObject({ name: 'Nádia Costa', document: 'RG 55667788' })
  const { raw } = await test.as('sindico').get(`/event-guests/${one}/history`)
  // The history of the guest is erased. The pass belongs to the visits, which have a longer term.
  for (const gone of ['nadia@', '98123', '55667788', 'BRA2E19']) expect(raw).not.toContain(gone)
})
