import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { time } from '../../../testing/event-world.ts'
import { type GuestWorld, openGuestWorld } from '../../../testing/guest-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('passes of guests', () => {
  let open: GuestWorld
  let { world, test, party, invite, guest, token, look, answer, later, act, read, enter, id } =
    {} as GuestWorld
  beforeAll(async () => {
    open = await openGuestWorld()
    ;({ world, test, party, invite, guest, token, look, answer, later, act, read, enter, id } =
      open)
  })
  afterAll(() => world.close())

  /** Returns a confirmed guest, with the code that they got. */
  async function coming(event: string, more: object = {}) {
    const { id: one } = await invite(event, more)
    const link = await token(one)
    const { body } = await answer(link, 'yes')
    return { one, link, code: body.data.pass?.code ?? '' }
  }
  const passOf = async (one: string) => {
    const row = await guest(one)
    const { body } = await test.as('sindico').get(`/passes/${String(row['pass_id'])}`)
    return body.data as Record<string, unknown>
  }
  const presenceOf = async (event: string) =>
    (await open.guestsOf(event)).map(({ presence }) => presence)

  /** Moves the beginning of a reservation to an hour ago. */
  const begin = (event: string) =>
    world.past(`
      UPDATE events SET starts_at = now() - interval '1 hour', ends_at = now() + interval '3 hours'
        WHERE id = '${event}';
      UPDATE passes SET valid_from = now() - interval '1 hour', valid_to = now() + interval '3 hours'
        WHERE id IN (SELECT pass_id FROM event_guests WHERE event_id = '${event}')`)
  const refusalOf = async (code: string) =>
    (await enter(code)).body.errors?.find(({ field }) => field === 'pass')?.code

  it('open the area from its buffer to the end, and name the host', async () => {
    const { id: event, area, day } = await party({ buffer_before: 60 })
    const { one } = await coming(event, { companions: 2, plate: 'BRA2E19' })
    expect(await passOf(one)).toMatchObject({
      guest_name: 'Nádia Costa',
      kind: 'event_guest',
      common_area_id: area,
      apartment_id: null,
      host_id: id('ana'),
      valid_from: time(day, 9, 14).starts_at,
      valid_to: time(day, 9, 14).ends_at,
      uses_allowed: null,
      companions: 2,
      plate: 'BRA2E19',
      given_by: 'household',
    })
  })

  it('have their beginning, and are restored with their reservation', async () => {
    const area = await open.addArea({ max_guests: 10, buffer_before: 60, needs_approval: true })
    const event = await open.booked(area, time(15, 10, 14))
    await act(event.id, 'approve')
    const { one, link, code } = await coming(event.id)
    const page = async () => {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/v1/guests/pass',
        payload: { token: code },
      })
      return [response.statusCode, response.json<{ data: object }>().data]
    }
    const holds = { state: 'not_yet', code, valid_from: time(15, 9, 14).starts_at }
    expect(await page()).toMatchObject([200, holds])
    // A change of the time needs a new approval, and until then nobody comes in.
    const moved = await open.change(
      await read(event.id).then(({ version }) => ({ ...event, version })),
      time(15, 11, 14),
    )
    expect(moved.body.data).toMatchObject({ state: 'requested' })
    const paused = { state: 'paused', code: null, pin: null }
    expect(await page()).toMatchObject([200, paused])
    await act(event.id, 'approve')
    expect(await page()).toMatchObject([200, { ...holds, valid_from: time(15, 10, 14).starts_at }])
    await later(one)
    await answer(link, 'no')
    expect(await page()).toMatchObject([200, paused])
  })

  it('are one line for their reservation in the list of the desk', async () => {
    const { id: event } = await party()
    await coming(event)
    await begin(event)
    const { body } = await test.as('funcionario').get('/gate/expected')
    const { passes, events } = body.data as unknown as Record<'passes' | 'events', object[]>
    expect(passes.filter((pass) => (pass as { area: unknown }).area !== null)).toEqual([])
    expect(events.filter((one) => (one as { id: string }).id === event)).toHaveLength(1)
    await act(event, 'cancel', { reason: 'Mudança de planos' })
  })

  it('admit to the area, where the guest is listed, counted and in the emergency list', async () => {
    const { id: event, area } = await party()
    const { one, link, code } = await coming(event, { companions: 1 })
    await invite(event, { name: 'Quem não respondeu' })
    await begin(event)
    const entered = await enter(code)
    // A guest who is there can no longer decline, and stays on the list.
    await later(one)
    expect((await answer(link, 'no')).body.errors).toMatchObject([{ code: 'invitation_over' }])
    const { version } = await guest(one)
    const removed = await test
      .as('condomino')
      .delete(`/event-guests/${one}`, { headers: { 'if-match': `"${version}"` } })
    expect(removed.status).toBe(409)
    expect(entered.status).toBe(200)
    expect(entered.body.data).toMatchObject({ state: 'inside', common_area: { id: area } })
    expect(await presenceOf(event)).toEqual(['inside', 'absent'])
    const { guests } = await read(event)
    expect(guests).toMatchObject({ arrived: 2, confirmed: 2, taken: 3 })
    const inside = rowsOf((await test.as('funcionario').get('/gate/inside')).body)
    expect(inside).toMatchObject([{ guest_name: 'Nádia Costa', area: { id: area } }])
    const { body: muster } = await test.as('funcionario').get('/gate/muster')
    const units = (muster.data as unknown as { units: { title: string; people: number }[] }).units
    const { name } = (await test.as('sindico').get(`/common-areas/${area}`)).body.data
    expect(units).toMatchObject([{ title: name, people: 2 }])
    // The host sees the visit, the neighbour does not.
    const visits = rowsOf((await test.as('condomino').get('/visits?filter[state]=inside')).body)
    expect(visits).toMatchObject([{ guest_name: 'Nádia Costa' }])
    await open.world.settleAs('caio')
    expect(rowsOf((await test.as('condomino').get('/visits?filter[state]=inside')).body)).toEqual(
      [],
    )
    await open.world.settleAs('ana')
    // The guests leave and come back by the same pass.
    const visit = entered.body.data.id
    await test.as('funcionario').post(`/visits/${visit}/check-out`)
    expect(await presenceOf(event)).toEqual(['left', 'absent'])
    const back = await enter(code)
    expect(back.body.data).toMatchObject({ state: 'inside' })
    await test.as('funcionario').post(`/visits/${back.body.data.id}/check-out`)
  })

  it('end with a no, are restored by a yes, and end with the guest', async () => {
    const { id: event } = await party()
    const { one, link, code } = await coming(event)
    await begin(event)
    await later(one)
    await answer(link, 'no')
    expect(await refusalOf(code)).toBe('pass_revoked')
    await later(one)
    await answer(link, 'yes')
    expect(await passOf(one)).toMatchObject({ status: 'ATIVO', state: 'active' })
    const { version } = await guest(one)
    const removed = await test
      .as('condomino')
      .delete(`/event-guests/${one}`, { headers: { 'if-match': `"${version}"` } })
    expect(removed.status).toBe(204)
    expect(await refusalOf(code)).toBe('pass_cancelled')
    expect((await look(link)).body.errors).toMatchObject([{ code: 'token_invalid' }])
  })

  it('move with the reservation, and are valid only while it is certain', async () => {
    const { id: event, day } = await party({ needs_approval: true })
    await act(event, 'approve')
    const { one, code } = await coming(event)
    const { version } = await read(event)
    const moved = await open.change({ id: event, version }, time(day, 16, 18))
    expect(moved.body.data).toMatchObject({ state: 'requested' })
    expect(await passOf(one)).toMatchObject({
      valid_from: time(day, 16, 18).starts_at,
      valid_to: time(day, 16, 18).ends_at,
      status: 'INATIVO',
    })
    await act(event, 'approve')
    expect(await passOf(one)).toMatchObject({ status: 'ATIVO' })
    expect(await refusalOf(code)).toBe('pass_not_yet')
  })

  it('end with the reservation, after which nobody can confirm', async () => {
    const { id: event } = await party()
    const { one, link, code } = await coming(event)
    await act(event, 'cancel', { reason: 'Mudança de planos' })
    await begin(event)
    expect(await guest(one)).toMatchObject({ state: 'cancelled', coming: null })
    expect(await refusalOf(code)).toBe('pass_cancelled')
    expect((await answer(link, 'yes')).body.errors).toMatchObject([{ code: 'invitation_over' }])
  })

  it('end with the reservation even if many answer while it is cancelled', async () => {
    for (let times = 0; times < 3; times += 1) {
      const { id: event } = await party()
      const links = []
      for (let nth = 0; nth < 6; nth += 1)
        links.push(await token((await invite(event, { name: `Convidado ${nth}` })).id))
      const [cancelled, ...answers] = await Promise.all([
        act(event, 'cancel', { reason: 'Mudança de planos' }),
        ...links.map((link) => answer(link, 'yes')),
      ])
      expect(cancelled.status).toBe(200)
      for (const { status } of answers) expect([200, 422]).toContain(status)
      const guests = await open.guestsOf(event)
      expect(guests.map(({ state }) => state)).toEqual(Array(6).fill('cancelled'))
      const given = guests.flatMap(({ pass_id: id }) => (typeof id === 'string' ? [id] : []))
      if (given.length === 0) continue
      const { body } = await test.as('sindico').get(`/passes?filter[id]=${given.join()}`)
      expect(new Set(rowsOf(body).map((pass) => pass['state']))).toEqual(new Set(['cancelled']))
    }
  })

  it('admit nobody whose host has left, before anything else has ended', async () => {
    const { id: event } = await party()
    const { code } = await coming(event)
    await begin(event)
    await world.past(`UPDATE occupancies SET ends_on = current_date - 2
      WHERE resident_id = '${id('ana')}' AND ends_on IS NULL`)
    expect(await refusalOf(code)).toBe('pass_host_gone')
    await world.past(`UPDATE occupancies SET ends_on = NULL
      WHERE resident_id = '${id('ana')}' AND ends_on = current_date - 2`)
  })
})
