import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OccurrenceWorld, openOccurrenceWorld } from '../../../testing/occurrence-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

const COUNCIL = 'council-occurrences'
const SECRET = 'Notas sem recibo'

describe('what accuses a síndico', () => {
  let world: OccurrenceWorld
  beforeAll(async () => {
    world = await openOccurrenceWorld()
  })
  afterAll(() => world.close())

  const seat = (council: boolean) =>
    world.past(
      `UPDATE memberships SET council = ${council} WHERE id = '${world.test.person('condomino').membershipId}'`,
    )
  const membership = async () => {
    const { membershipId: id } = world.test.person('condomino')
    const { body } = await world.test.as('sindico').get(`/memberships/${id}`)
    return { id, headers: { 'if-match': `"${body.data.version}"` } }
  }

  it('is nothing to a síndico: no list, count, stream, search, trail, export, report or notice of it', async () => {
    await seat(true)
    const { test } = world
    const made = await test
      .as('admin')
      .post(`/${COUNCIL}`, { payload: { ...world.narrative(), title: SECRET } })
    const { id } = made.body.data
    await test.as('condomino').post('/council-notes', {
      payload: { council_occurrence_id: id, body: SECRET, audience: 'team' },
    })
    const refused = [
      `/${COUNCIL}`,
      `/${COUNCIL}/${id}`,
      `/${COUNCIL}/${id}/history`,
      `/${COUNCIL}/export?format=csv`,
      '/council-notes',
    ]
    for (const way of refused)
      expect([way, (await test.as('sindico').get(way)).status]).toEqual([way, 403])
    const others = [
      '/occurrences?per_page=100',
      `/occurrences?q=${encodeURIComponent(SECRET)}`,
      `/search?q=${encodeURIComponent('recibo')}`,
      '/dashboard/totals',
      '/dashboard/changes',
      '/inbox?per_page=100',
      '/company/retention',
      '/audit?per_page=100',
    ]
    for (const way of others) {
      const { raw } = await test.as('sindico').get(way)
      expect([way, raw.includes(SECRET), raw.includes('council')]).toEqual([way, false, false])
    }
    const events = await world.look<{ audience: unknown; payload: unknown }>(
      `SELECT audience, payload FROM outbox WHERE payload::text LIKE '%council%'
       UNION ALL SELECT audience, payload FROM live_events WHERE payload::text LIKE '%council%'`,
    )
    expect(events.length).toBeGreaterThan(0)
    for (const { audience } of events) {
      expect(JSON.stringify(audience)).not.toContain('sindico')
      expect(JSON.stringify(audience)).not.toContain('funcionario')
    }
    const items = await world.look<{ role: string }>(
      `SELECT DISTINCT m.role FROM inbox_items i JOIN memberships m ON m.id = i.membership_id
       WHERE i.kind LIKE 'council%'`,
    )
    expect(items.map(({ role }) => role)).toEqual(['condomino'])
    // The numbers of other occurrences have no gap by it.
    const [one, two] = [await world.reported(), await world.accused(), await world.reported()]
    const nthOf = async (of: string) => parseInt(String((await world.read(of)).data['number']), 10)
    void two
    const next = await world.reported()
    expect((await nthOf(next)) - (await nthOf(one ?? ''))).toBe(2)
  })

  it('is decided by the council and administrators; who reported reads it, and what is said to them', async () => {
    await seat(false)
    const own = await world.accused()
    const closed = (role: 'condomino' | 'admin' | 'funcionario' | 'sindico') =>
      world.act(own, 'close', { outcome: 'Nada' }, role, COUNCIL)
    expect((await closed('condomino')).status).toBe(403)
    expect((await closed('funcionario')).status).toBe(403)
    expect((await closed('sindico')).status).toBe(403)
    const note = await world.test.as('condomino').post('/council-notes', {
      payload: { council_occurrence_id: own, body: 'Tenho recibos', audience: 'team' },
    })
    expect(note.body.data).toMatchObject({ audience: 'requester' })
    const say = (body: string, audience: string) =>
      world.test
        .as('admin')
        .post('/council-notes', { payload: { council_occurrence_id: own, body, audience } })
    await say('Só entre nós', 'team')
    await say('Estamos olhando', 'requester')
    const { body } = await world.test
      .as('condomino')
      .get(`/council-notes?filter[council_occurrence_id]=${own}&per_page=100`)
    const said = rowsOf(body).map((one) => one['body'])
    expect(new Set(said)).toEqual(new Set(['Tenho recibos', 'Estamos olhando']))
    // What others reported is the council's alone.
    const other = await world.accused('admin')
    expect((await world.read(other, 'condomino', COUNCIL)).status).toBe(404)
    await seat(true)
    expect((await world.read(other, 'condomino', COUNCIL)).status).toBe(200)
    expect((await closed('condomino')).status).toBe(200)
  })

  it('is not read by a síndico who lives there and sits on the council', async () => {
    await seat(true)
    const other = await world.accused('admin')
    expect((await world.read(other, 'condomino', COUNCIL)).status).toBe(200)
    const { userId } = world.test.person('condomino')
    await world.past(`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
      VALUES (gen_random_uuid(), '${userId}', '${world.test.tenants.bosque}', 'sindico', '2020-01-01')`)
    expect((await world.read(other, 'condomino', COUNCIL)).status).toBe(404)
    const involved = [{ resident_id: world.id('ana') }]
    expect((await world.report({ involved })).body.errors).toMatchObject([
      { field: 'involved', code: 'accuses_sindico' },
    ])
    await world.past(`DELETE FROM memberships WHERE user_id = '${userId}' AND role = 'sindico'`)
  })

  it('keeps the council in its seats while it is open, but for an administrator', async () => {
    await seat(true)
    const own = await world.accused('admin')
    const { id, headers } = await membership()
    const attempts = [
      { council: false },
      { status: 'INATIVO' },
      { ends_on: '2026-01-31' },
      { starts_on: '2099-01-01' },
      { resident_id: world.id('bia') },
    ]
    for (const payload of attempts) {
      const answer = await world.test
        .as('sindico')
        .patch(`/memberships/${id}`, { headers, payload })
      expect([payload, answer.status]).toEqual([payload, 422])
      expect(answer.body.errors).toMatchObject([{ field: 'council', code: 'council_sits' }])
    }
    const gone = await world.test.as('sindico').delete(`/memberships/${id}`, { headers })
    expect(gone.status).toBe(422)
    for (const { id: open } of await world.look<{ id: string }>(
      `SELECT id FROM council_occurrences WHERE state NOT IN ('closed', 'cancelled')`,
    ))
      await world.act(open, 'cancel', { cancel_reason: 'Fim' }, 'admin', COUNCIL)
    void own
    const free = await membership()
    const left = await world.test.as('sindico').patch(`/memberships/${id}`, {
      headers: free.headers,
      payload: { council: false },
    })
    expect(left.status).toBe(200)
    const doorman = world.test.person('funcionario').membershipId
    const { body } = await world.test.as('sindico').get(`/memberships/${doorman}`)
    const misplaced = await world.test.as('sindico').patch(`/memberships/${doorman}`, {
      headers: { 'if-match': `"${body.data.version}"` },
      payload: { council: true },
    })
    expect(misplaced.body.errors).toMatchObject([{ field: 'council', code: 'not_allowed' }])
  })
})
