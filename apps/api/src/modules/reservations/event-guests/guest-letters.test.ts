import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { type GuestWorld, openGuestWorld } from '../../../testing/guest-world.ts'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { guestTasks } from './guest-letters.ts'

describe('letters to guests', () => {
  let { world, test, party, invite, token, addMany } = {} as GuestWorld
  beforeAll(async () => {
    const open = await openGuestWorld()
    ;({ world, test, party, invite, token, addMany } = open)
  })
  afterAll(() => world.close())

  const send = (event: string) =>
    test.as('condomino').post(`/events/${event}/send-invitations`, { payload: {} })

  it("bring each guest's own link, once, to those with an address who have not answered", async () => {
    const { id: event } = await party()
    const email = 'nadia.convidada@exemplo.com.br'
    const { id: one } = await invite(event, { email })
    const { id: two } = await invite(event, { name: 'Rui', email: 'rui.convidado@exemplo.com.br' })
    await invite(event, { name: 'Sem endereço' })
    await test.as('condomino').post(`/event-guests/${two}/decline`)
    expect((await send(event)).body.data).toEqual({ sent: 1 })
    expect((await send(event)).body.data).toEqual({ sent: 0 })
    const jobs = await onServer<{ payload: object }>(
      test.database.adminUrl,
      `SELECT payload FROM graphile_worker._private_jobs j
        JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE t.identifier = 'send_guest_invitation'`,
    )
    const link = await token(one)
    expect(jobs).toHaveLength(1)
    expect(JSON.stringify(jobs).toLowerCase()).not.toContain(link.toLowerCase())
    await writeLetters(test, guestTasks({ ...test.parts, onKept: () => undefined }))
    const [letter] = await lettersTo(test, email)
    expect(letter?.toLowerCase()).toContain(`/apps/guests/confirm/${link.toLowerCase()}`)
  })

  it('are limited per unit and day, over all its reservations and people', async () => {
    const { id: event } = await party({ max_guests: 400, capacity: 400 })
    const guests = Array.from({ length: 150 }, (_, nth) => ({
      name: `Convidado ${nth}`,
      email: `convidado.${nth}@exemplo.com.br`,
    }))
    await addMany(event, guests)
    expect((await send(event)).body.data).toEqual({ sent: 150 })
    await addMany(event, guests.slice(0, 149))
    expect((await send(event)).body.data).toEqual({ sent: 149 })
    // Removing guests who were invited does not allow further letters.
    await world.past(`UPDATE event_guests SET deleted_at = now() WHERE event_id = '${event}'`)
    const { id: other } = await party({ max_guests: 400, capacity: 400 })
    await addMany(other, guests.slice(0, 2))
    await world.past(`UPDATE event_guests SET created_by = NULL WHERE event_id = '${event}'`)
    expect((await send(other)).status).toBe(429)
  })
})
