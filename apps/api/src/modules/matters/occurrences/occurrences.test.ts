import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import { type OccurrenceWorld, openOccurrenceWorld } from '../../../testing/occurrence-world.ts'

describe('occurrences', () => {
  let world: OccurrenceWorld
  beforeAll(async () => {
    world = await openOccurrenceWorld()
  })
  afterAll(() => world.close())

  it('are numbered per year, have an author, and are about past events', async () => {
    const first = await world.reported()
    const future = new Date(Date.now() + 3_600_000).toISOString()
    expect((await world.report({ happened_at: future })).body.errors).toMatchObject([
      { field: 'happened_at', code: 'in_future' },
    ])
    const second = await world.reported({}, 'funcionario')
    const [one, two] = [(await world.read(first)).data, (await world.read(second)).data]
    const [nth, year] = String(one['number']).split('/')
    expect(two['number']).toBe(`${Number(nth) + 1}/${year}`)
    expect(two['reporter_id']).toBe(world.test.person('funcionario').userId)
    const others = await world.report({ reporter_id: world.test.person('sindico').userId })
    expect(others.body.errors).toMatchObject([{ field: 'reporter_id' }])
  })

  it('are typed by the team, with the requirements and promises of the type', async () => {
    const bare = await world.report({ type_id: null }, 'funcionario')
    expect(bare.body.errors).toMatchObject([{ field: 'type_id', code: 'type_missing' }])
    const type_id = await world.type({ requires_photo: true, sla_hours: 24 })
    const unproved = await world.report({ type_id })
    expect(unproved.body.errors).toMatchObject([{ field: 'attachments', code: 'photo_missing' }])
    const quick = await world.type({ sla_hours: 24, default_severity: 'serious' })
    expect((await world.read(await world.reported({ type_id: quick }))).data).toMatchObject({
      due_on: companyDay(1),
      severity: 'serious',
    })
    // A resident sets no type, and no step is possible before somebody sets it.
    const own = await world.told()
    expect((await world.act(own, 'analyse')).body.errors).toMatchObject([{ code: 'type_missing' }])
    await world.change(own, { type_id: quick })
    expect((await world.act(own, 'analyse')).status).toBe(200)
  })

  it('keep their narrative and evidence unchanged, before and after their end', async () => {
    const id = await world.reported()
    for (const role of ['admin', 'sindico', 'funcionario'] as const)
      for (const field of ['title', 'description', 'happened_at', 'place'])
        expect(
          (await world.change(id, { [field]: '2026-01-01T00:00:00.000Z' }, role)).body.errors,
        ).toMatchObject([{ field, code: 'not_allowed' }])
    expect((await world.change(id, { attachments: [] })).body.errors).toMatchObject([
      { field: 'attachments', code: 'not_allowed' },
    ])
    const { version } = (await world.read(id)).data
    const headers = { 'if-match': `"${version}"` }
    for (const role of ['admin', 'sindico'] as const)
      expect((await world.test.as(role).delete(`/occurrences/${id}`, { headers })).status).toBe(403)
    await world.act(id, 'close', { outcome: 'Conversado' })
    expect((await world.change(id, { severity: 'minor' })).body.code).toBe('state_conflict')
    // Notes can still be added to a closed occurrence.
    expect((await world.note(id, 'Voltou a acontecer')).status).toBe(201)
  })

  it('of a resident are private: neither their household nor people concerned learn who reported', async () => {
    const own = await world.told()
    const { data } = await world.read(own, 'condomino')
    expect(data).toMatchObject({ reporter_id: null, involved: null, state: 'open' })
    await world.change(own, {
      type_id: await world.type(),
      involved: [{ apartment_id: world.id('home') }],
    })
    // The resident lives in the unit concerned, but is not the reporter.
    const about = await world.reported({ involved: [{ apartment_id: world.id('home') }] })
    expect((await world.read(about, 'condomino')).status).toBe(404)
    await world.note(about, 'Quem relatou foi o 12')
    await world.act(about, 'tell-unit', { unit_note: 'Som baixo depois das 22h' })
    const { test } = world
    const ways = [
      '/occurrences?per_page=100',
      `/occurrences?filter[id]=${about}`,
      `/occurrences/${about}`,
      '/occurrence-notes?per_page=100',
      '/inbox?per_page=100',
      `/apartments/${world.id('home')}/record`,
      `/apartments/${world.id('home')}/record/timeline`,
      `/search?q=${encodeURIComponent('relatou')}`,
    ]
    for (const way of ways) {
      const { raw } = await test.as('condomino').get(way)
      expect([way, raw.includes('Quem relatou'), raw.includes(about)]).toEqual([way, false, false])
    }
    const told = (await test.as('condomino').get('/inbox?per_page=100')).raw
    expect(told).toContain('Som baixo depois das 22h')
    const filtered = await test
      .as('condomino')
      .get(`/occurrences?filter[reporter_id]=${test.person('sindico').userId}`)
    expect(filtered.status).toBe(422)
  })

  it('are reported to a unit in words for it, if somebody can be told, and not to units that must not see it', async () => {
    const tell = (id: string) => world.act(id, 'tell-unit', { unit_note: 'Atenção' })
    const nobody = await world.reported({ involved: [{ apartment_id: world.id('next') }] })
    expect((await tell(nobody)).body.errors).toMatchObject([{ code: 'nobody_to_tell' }])
    const hidden = await world.reported({
      involved: [{ apartment_id: world.id('home') }],
      hidden_from_unit: true,
    })
    expect((await tell(hidden)).body.errors).toMatchObject([{ code: 'unit_not_told' }])
    const empty = await world.report({ involved: [{}] })
    expect(empty.body.errors).toMatchObject([
      { field: 'involved.0.apartment_id', code: 'concerned_empty' },
    ])
  })

  it("notify the reporter of outcomes, but not of the team's own notes", async () => {
    const own = await world.told()
    await world.change(own, { type_id: await world.type() })
    await world.act(own, 'analyse')
    await world.note(own, 'Parece o 12', { audience: 'team' })
    await world.note(own, 'Olhamos a câmera', { audience: 'requester' })
    await world.act(own, 'close', { outcome: 'Conversado com a unidade' })
    const { body } = await world.test
      .as('condomino')
      .get(`/occurrence-notes?filter[occurrence_id]=${own}&sort=created_at&per_page=100`)
    expect(
      (body.data as unknown as { step: string | null; body: string }[]).map((one) => [
        one.step,
        one.body,
      ]),
    ).toEqual([
      ['analyse', ''],
      [null, 'Olhamos a câmera'],
      ['close', 'Conversado com a unidade'],
    ])
    const inbox = (await world.test.as('condomino').get('/inbox?per_page=100')).raw
    expect(inbox).toContain('encerrada')
    expect(inbox).not.toContain('Parece o 12')
  })
})
