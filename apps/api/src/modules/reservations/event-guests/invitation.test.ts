import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GuestWorld, openGuestWorld } from '../../../testing/guest-world.ts'

describe('the page of an invitation', () => {
  let { world, test, party, invite, guest, token, look, answer, later, act, id } = {} as GuestWorld
  beforeAll(async () => {
    const open = await openGuestWorld()
    ;({ world, test, party, invite, guest, token, look, answer, later, act, id } = open)
  })
  afterAll(() => world.close())

  it('tells the occasion, place, time and the first name of the host, and nothing of the household or others', async () => {
    const { id: event } = await party()
    const { id: one } = await invite(event, {
      phone: '11 98123-4567',
      email: 'nadia@exemplo.com.br',
      document: 'RG 55667788',
      companions: 2,
      children: 1,
    })
    await invite(event, { name: 'Outro Convidado' })
    const link = await token(one)
    const { status, body, raw } = await look(link)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'open',
      company: 'bosque',
      host: 'Ana',
      invited: 4,
      coming: null,
      pass: null,
      kept_days: 90,
    })
    const { raw: answered } = await answer(link, 'yes')
    const hidden = ['98123', 'nadia@', '55667788', 'Nádia', 'Outro', id('home'), id('ana'), event]
    for (const told of [...hidden, one])
      for (const text of [raw, answered]) expect(text).not.toContain(told)
  })

  it('changes nothing by being read, however often', async () => {
    const { id: event } = await party()
    const { id: one } = await invite(event)
    const link = await token(one)
    const before = await guest(one)
    for (let times = 0; times < 3; times += 1) expect((await look(link)).status).toBe(200)
    // A program that previews the link only gets the app's page, which is the same for everybody.
    const page = await test.app.inject({ method: 'GET', url: `/apps/guests/confirm/${link}` })
    expect(page.statusCode).not.toBe(500)
    expect(await guest(one)).toEqual(before)
  })

  it('takes an answer, allows a repetition, and gives the pass to a guest who comes', async () => {
    const { id: event } = await party()
    const { id: one } = await invite(event, { companions: 3 })
    const link = await token(one)
    const yes = await answer(link, 'yes', 2)
    expect(yes.body.data).toMatchObject({ state: 'confirmed', coming: 2, pass: { pin: /^\d{8}$/ } })
    const written = await guest(one)
    expect((await answer(link, 'yes', 2)).body.data).toEqual(yes.body.data)
    expect((await answer(link, 'yes')).body.data).toEqual(yes.body.data)
    expect(await guest(one)).toEqual(written)
    // A guest who changes answers quickly must wait.
    expect((await answer(link, 'no')).status).toBe(429)
    await later(one)
    expect((await answer(link, 'no')).body.data).toMatchObject({ state: 'declined', pass: null })
    await later(one)
    expect((await answer(link, 'yes', 5)).body.errors).toMatchObject([
      { field: 'coming', code: 'more_than_invited' },
    ])
    // A guest who comes after all has the earlier code, which nobody revoked.
    const again = await answer(link, 'yes', 4)
    expect(again.body.data.pass?.code).toBe(yes.body.data.pass?.code)
  })

  it('never restores a revoked pass', async () => {
    const { id: event } = await party()
    const { id: one } = await invite(event)
    const link = await token(one)
    await answer(link, 'yes')
    const pass = String((await guest(one))['pass_id'])
    const revoked = await test.as('sindico').post(`/passes/${pass}/revoke`, { payload: {} })
    expect(revoked.status).toBe(200)
    await later(one)
    expect((await look(link)).body.data).toMatchObject({ state: 'cancelled', pass: null })
    for (const said of ['no', 'yes'] as const)
      expect((await answer(link, said)).body.errors).toMatchObject([{ code: 'invitation_over' }])
    // The host's own confirmation does not restore the pass either.
    const marked = await test.as('condomino').post(`/event-guests/${one}/confirm`, { payload: {} })
    expect(marked.body.code).toBe('state_conflict')
    expect((await guest(one))['pass_id']).toBe(pass)
  })

  it('tells the state once the reservation waits, is cancelled or is over', async () => {
    const { id: event } = await party({ needs_approval: true })
    await act(event, 'approve')
    const { id: one } = await invite(event)
    const link = await token(one)
    expect((await answer(link, 'yes')).body.data.state).toBe('confirmed')
    const set = (values: string) => world.past(`UPDATE events SET ${values} WHERE id = '${event}'`)
    await set(`state = 'requested', held_until = now() + interval '1 day'`)
    expect((await look(link)).body.data).toMatchObject({ state: 'waiting', pass: null })
    expect((await answer(link, 'no')).body.errors).toMatchObject([{ code: 'invitation_over' }])
    await set(`state = 'approved', held_until = NULL, starts_at = now() - interval '2 days',
      ends_at = now() - interval '1 day'`)
    expect((await look(link)).body.data).toMatchObject({ state: 'over', pass: null })
    const { id: other } = await party()
    const { id: two } = await invite(other)
    const second = await token(two)
    await act(other, 'cancel', { reason: 'Mudança de planos' })
    expect((await look(second)).body.data).toMatchObject({ state: 'cancelled', pass: null })
    expect((await answer(second, 'yes')).body.errors).toMatchObject([{ code: 'invitation_over' }])
  })

  it('is the same for revoked, removed, erased and unknown links', async () => {
    const { id: event } = await party()
    const { id: one } = await invite(event)
    const first = await token(one)
    const second = await token(one, { renew: true })
    expect(second).not.toBe(first)
    expect(await token(one)).toBe(second)
    const { id: two, version } = await invite(event, { name: 'Rui' })
    const removed = await token(two)
    await test
      .as('condomino')
      .delete(`/event-guests/${two}`, { headers: { 'if-match': `"${version}"` } })
    const { id: three } = await invite(event, { name: 'Eva' })
    const erased = await token(three)
    await world.past(`UPDATE event_guests SET erased_at = now() WHERE id = '${three}'`)
    const answers = []
    for (const link of [first, removed, erased, 'A'.repeat(second.length), 'nada'])
      for (const { status, body } of [await look(link), await answer(link, 'yes')])
        answers.push(JSON.stringify([status, body.code, body.errors]))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('token_invalid')
    expect((await look(second)).status).toBe(200)
  })

  it('is limited for a network that tries many, but not for a valid link there', async () => {
    const { id: event } = await party()
    const link = await token((await invite(event)).id)
    const tried = async (one: string) => {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/v1/guests/invitation',
        payload: { token: one },
        remoteAddress: '203.0.113.9',
      })
      return response.statusCode
    }
    const statuses = new Set<number>()
    for (let times = 0; times < 101; times += 1) statuses.add(await tried('nada'))
    expect([...statuses]).toEqual([422, 429])
    expect(await tried(link)).toBe(200)
  })
})
