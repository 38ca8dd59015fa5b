import type { RecordEvent, UnitRecord } from '@portaria/contract/modules/unit-record/unit-record'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyDay } from '../../testing/company-day.ts'
import { openRecordWorld, type RecordWorld } from '../../testing/record-world.ts'

type Reader = 'sindico' | 'funcionario' | 'condomino' | 'admin'

const shownIn: Record<string, string> = {
  people: 'resident',
  vehicles: 'plate',
  garages: 'code',
  pets: 'name',
  cards: 'number',
  passes: 'guest_name',
  visits: 'guest_name',
  item_passes: 'description',
}

describe('the record of a unit', () => {
  let world: RecordWorld
  beforeAll(async () => {
    world = await openRecordWorld()
  })
  afterAll(() => world.close())

  const unit = (name = 'home') => world.ids[name] ?? ''
  const get = (role: Reader, path: string) => world.test.as(role).get(path)

  async function recordOf(role: Reader, where = 'home', query = ''): Promise<UnitRecord> {
    const { status, body } = await get(role, `/apartments/${unit(where)}/record?${query}`)
    expect(status).toBe(200)
    return body.data as unknown as UnitRecord
  }

  /** The contents of each section with rows, with its total. */
  async function contents(role: Reader, where = 'home', query = '') {
    const { sections } = await recordOf(role, where, query)
    const shown = sections.filter(({ total }) => total > 0)
    for (const { rows, total, total_is } of shown)
      expect([rows.length, total_is]).toEqual([total, 'exact'])
    return Object.fromEntries(
      shown.map(({ name, rows }) => [
        name,
        rows
          .map(({ record }) => {
            const value = record[shownIn[name] ?? '']
            return name === 'people' ? (value as { title: string }).title : String(value)
          })
          .toSorted(),
      ]),
    )
  }

  async function events(role: Reader, where = 'home', query = ''): Promise<RecordEvent[]> {
    const { status, body } = await get(role, `/apartments/${unit(where)}/record/timeline?${query}`)
    expect(status).toBe(200)
    return body.data as unknown as RecordEvent[]
  }
  const told = async (role: Reader, where = 'home', query = '') =>
    (await events(role, where, query)).map(({ kind, row }) => `${kind} ${row.title}`).toSorted()

  const whole = {
    people: ['Ana', 'Bia', 'Dora', 'Dora', 'Nina', 'Paulo', 'Rosa'],
    vehicles: ['ANA1A00', 'PAU1A00'],
    pets: ['Mimi', 'Rex'],
    garages: ['F-11'],
    cards: ['8100001', '8100002'],
    passes: ['Visita de Ana'],
    item_passes: ['Sofá'],
    visits: ['De Paulo', 'Oficial de justiça', 'Visita de Ana'],
  }

  it('is whole for síndico, administrator and gate', async () => {
    for (const role of ['sindico', 'admin', 'funcionario'] as const) {
      expect([role, await contents(role)]).toEqual([role, whole])
    }
  })

  it('shows periods, current rows first', async () => {
    const { apartment, company, sections } = await recordOf('sindico')
    expect([apartment.title, company.time_zone]).toEqual([
      'Torre das Fichas · 11',
      'America/Sao_Paulo',
    ])
    const [people] = sections
    expect(people?.rows.map(({ from, to }) => [from, to])).toEqual([
      ['2024-03-01', null],
      ['2023-06-01', null],
      ['2023-01-01', null],
      ['2023-01-01', null],
      ['2019-01-01', null],
      ['2020-01-01', '2022-12-31'],
      ['2010-01-01', '2018-12-31'],
    ])
    const nina = people?.rows.find(({ record }) => record['resident_id'] === world.ids['nina'])
    expect(nina?.person).toMatchObject({ is_minor: true })
  })

  it('is narrowed by a period', async () => {
    expect(await contents('sindico', 'home', 'from=2021-01-01&to=2021-12-31')).toMatchObject({
      people: ['Dora', 'Paulo'],
      vehicles: ['PAU1A00'],
      pets: ['Rex'],
      visits: ['De Paulo'],
    })
    expect(await told('sindico', 'home', 'from=2021-01-01&to=2021-12-31')).toEqual([
      'visit_entered De Paulo',
      'visit_left De Paulo',
    ])
    const { status, body } = await get(
      'sindico',
      `/apartments/${unit()}/record?from=2022-01-01&to=2021-01-01`,
    )
    expect([status, body.errors]).toMatchObject([422, [{ field: 'to', code: 'ends_before_start' }]])
    for (const wrong of ['from=0000-01-01', 'to=2021-02-30', 'from=ontem', 'other=1'])
      expect((await get('sindico', `/apartments/${unit()}/record?${wrong}`)).status).toBe(422)
  })

  it('hides sensitive values from the gate and notes their readers', async () => {
    const personOf = async (role: Reader) => {
      const [people] = (await recordOf(role)).sections
      return people?.rows.find(({ record }) => record['resident_id'] === world.ids['ana'])?.person
    }
    const masked = await personOf('funcionario')
    expect(masked).toMatchObject({ cpf: null, birth_date: null, is_minor: false })
    expect(masked?.['cpf_masked']).toMatch(/^\*{3}\.\*{3}/)
    expect(await personOf('sindico')).toMatchObject({ birth_date: '1980-05-02' })
    await expect
      .poll(async () => {
        const rows = await world.test.database.app.inTenant(
          world.test.actor('sindico'),
          ({ queries }) =>
            queries.all(sql<{ actor_role: string }>`SELECT DISTINCT actor_role FROM audit_log
              WHERE register = 'apartments' AND operation = 'read' AND row_id = ${unit()}`),
        )
        return rows.map(({ actor_role: role }) => role).toSorted()
      })
      .toEqual(expect.arrayContaining(['sindico']))
    const ofGate = await world.test.database.app.inTenant(
      world.test.actor('funcionario'),
      ({ queries }) =>
        queries.all(sql`SELECT 1 FROM audit_log WHERE register = 'apartments'
          AND operation = 'read' AND actor_role = 'funcionario'`),
    )
    expect(ofGate).toEqual([])
  })

  it('of the own household has the rows of its own period', async () => {
    await world.settleAs('ana')
    expect(await contents('condomino')).toEqual({
      people: ['Ana', 'Bia', 'Nina', 'Rosa'],
      vehicles: ['ANA1A00'],
      pets: ['Mimi'],
      cards: ['8100001', '8100002'],
      passes: ['Visita de Ana'],
      item_passes: ['Sofá'],
      visits: ['Visita de Ana'],
    })
    const all = await told('condomino')
    expect(all.filter((one) => !/_added/.test(one))).toEqual([
      'item_permitted Sofá',
      'moved_in Ana',
      'moved_in Bia',
      'moved_in Nina',
      'moved_in Rosa',
      'pass_given Visita de Ana',
      'visit_entered Visita de Ana',
      'visit_left Visita de Ana',
    ])
    expect(all.filter((one) => /Paulo|PAU|Rex|Oficial|Caio/.test(one))).toEqual([])
  })

  it('begins for people who moved in later on their own first day', async () => {
    await world.settleAs('bia')
    // People who have lived there longer belong to the household, but the day of their arrival is
    // hidden.
    expect((await contents('condomino'))['people']).toEqual(['Ana', 'Bia', 'Nina', 'Rosa'])
    const all = await told('condomino')
    expect(all.filter((one) => one.startsWith('moved_in'))).toEqual(['moved_in Bia'])
    // The visits of others are shown only to people who may authorise visitors.
    expect(all.filter((one) => one.startsWith('visit'))).toEqual([])
    expect(all).not.toContain('vehicle_added ANA1A00 · Modelo')
  })

  it('of a minor is the household’s without its visits', async () => {
    await world.settleAs('nina')
    expect(await contents('condomino')).toEqual({
      people: ['Ana', 'Bia', 'Nina', 'Rosa'],
      vehicles: ['ANA1A00'],
      pets: ['Mimi'],
      // Her mother's card without a unit is her mother's only.
      cards: ['8100001'],
    })
  })

  it.each(['dora', 'rosa'])('shows %s the unit and the own occupancies only', async (name) => {
    await world.settleAs(name)
    const { sections, apartment } = await recordOf('condomino')
    expect(apartment.id).toBe(unit())
    const own = name === 'dora' ? ['Dora', 'Dora'] : ['Rosa']
    expect(await contents('condomino')).toEqual({ people: own })
    const others = sections.filter(({ name: section }) => section !== 'people')
    expect(others.map(({ total, rows }) => [total, rows.length])).toEqual(others.map(() => [0, 0]))
    const all = await told('condomino')
    expect(all.every((one) => /^moved_(in|out) (Dora|Rosa)$/.test(one))).toBe(true)
    expect(all.length).toBe(name === 'dora' ? 3 : 1)
  })

  it.each(['paulo', 'caio'])('is hidden from %s, who does not live there', async (name) => {
    await world.settleAs(name)
    for (const path of ['record', 'record/timeline'])
      expect((await get('condomino', `/apartments/${unit()}/${path}`)).status).toBe(404)
  })

  it('marks disputes for the people who resolve them', async () => {
    await world.settleAs('caio')
    const payload = {
      plate: 'ANA1A00',
      brand_id: world.ids['brand'],
      model: 'Modelo',
      apartment_id: unit('next'),
    }
    expect((await world.test.as('condomino').post('/vehicles', { payload })).status).toBe(201)
    const marks = async (role: Reader) =>
      (await recordOf(role, 'next')).sections
        .find(({ name }) => name === 'vehicles')
        ?.rows.map(({ record }) => [record['plate'], record['disputed']])
        .toSorted()
    expect(await marks('sindico')).toEqual([
      ['ANA1A00', true],
      ['CAI1A00', false],
    ])
    expect((await marks('condomino'))?.map(([, mark]) => mark ?? null)).toEqual([null, null])
  })

  it('leaves out registers that the reader does not read', async () => {
    await world.settleAs('ana')
    const names = (await recordOf('condomino')).sections.map(({ name }) => name)
    expect(names).not.toContain('garages')
    expect((await recordOf('funcionario')).sections.map(({ name }) => name)).toContain('garages')
  })

  it('of a former household has its own periods, without the time between', async () => {
    await world.settleAs('paulo')
    await world.add('occupancies', {
      apartment_id: unit(),
      resident_id: unit('paulo'),
      relation: 'owner',
      starts_on: companyDay(),
      may_authorize_visitors: true,
    })
    const all = await told('condomino')
    expect(all).toContain('moved_out Paulo')
    expect(
      all.filter((one) => /moved_in (Ana|Bia|Nina|Rosa)|visit_\w+ Visita de Ana|ANA1A00/.test(one)),
    ).toEqual([])
  })

  it('shows the changes of the unit to readers of its history', async () => {
    const headers = { 'if-match': '"1"' }
    const payload = { intercom: '1111' }
    const changed = await world.test
      .as('sindico')
      .patch(`/apartments/${unit()}`, { headers, payload })
    expect(changed.status).toBe(200)
    const [last] = (await events('sindico')).filter(({ kind }) => kind === 'changed')
    expect(last).toMatchObject({ changes: { intercom: [null, '1111'] }, row: { id: unit() } })
    expect(last?.author).toEqual(expect.any(String))
    await world.settleAs('ana')
    for (const role of ['funcionario', 'condomino'] as const)
      expect((await events(role)).filter(({ kind }) => kind === 'changed')).toEqual([])
  })

  it('pages its timeline, each event once and the newest first', async () => {
    await world.past(`INSERT INTO audit_log (tenant_id, id, at, actor_role, register, row_id, operation, changes)
      SELECT '${world.test.tenants.bosque}', gen_random_uuid(), now() - interval '1 day', 'sindico',
        'apartments', '${unit('next')}', 'update', '{}' FROM generate_series(1, 70)`)
    const path = `/apartments/${unit('next')}/record/timeline`
    const first = await get('sindico', path)
    expect(first.body.data.length).toBe(50)
    const { next } = first.body.meta as unknown as { next: string }
    const second = await get('sindico', `${path}?after=${next}`)
    const ids = [first, second].flatMap(({ body }) =>
      (body.data as unknown as RecordEvent[]).map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.body.meta).toMatchObject({ next: null })
    const days = [first, second].flatMap(({ body }) =>
      (body.data as unknown as RecordEvent[]).map(({ on }) => on),
    )
    expect(days).toEqual(days.toSorted().toReversed())
    const forged = JSON.stringify(['2026-02-30T00:00:00.000000Z', `changed:${unit()}`])
    for (const wrong of [
      'x',
      ...['["1"]', forged].map((one) => Buffer.from(one).toString('base64url')),
    ])
      expect((await get('sindico', `${path}?after=${wrong}`)).status).toBe(422)
  })
})
