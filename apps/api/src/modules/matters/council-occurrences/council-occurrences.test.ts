import type { Role } from '@portaria/contract/actors/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeLetters } from '../../../testing/kept-letters.ts'
import { type OccurrenceWorld, openOccurrenceWorld } from '../../../testing/occurrence-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'
import { councilTasks } from './council-jobs.ts'

const COUNCIL = 'council-occurrences'
const SECRET = 'Notas sem recibo'

describe('a report about a síndico', () => {
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

  it('is invisible to a síndico: no list, count, stream, search, trail, export, report or notice of it', async () => {
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
    // A report about a síndico leaves no gap in the numbers of other occurrences.
    const [one, two] = [await world.reported(), await world.accused(), await world.reported()]
    const nthOf = async (of: string) => parseInt(String((await world.read(of)).data['number']), 10)
    void two
    const next = await world.reported()
    expect((await nthOf(next)) - (await nthOf(one ?? ''))).toBe(2)
  })

  it('is decided by the council and administrators; the reporter reads it, and messages to them', async () => {
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
    // Only its readers see another person's report, and a reporter who joins the council later
    // still cannot decide about one.
    const other = await world.accused('admin')
    expect((await world.read(other, 'condomino', COUNCIL)).status).toBe(404)
    await seat(true)
    expect((await world.read(other, 'condomino', COUNCIL)).status).toBe(404)
    expect((await closed('condomino')).status).toBe(403)
    const later = await world.accused('admin')
    expect((await world.read(later, 'condomino', COUNCIL)).status).toBe(200)
    expect(
      (await world.act(later, 'close', { outcome: 'Nada' }, 'condomino', COUNCIL)).status,
    ).toBe(200)
  })

  const userId = () => world.test.person('condomino').userId
  const membershipId = () => world.test.person('condomino').membershipId
  /** Inserts a term as síndico of the resident on the council. */
  const term = (starts: string, ends: string) =>
    world.past(`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, ends_on)
      VALUES (gen_random_uuid(), '${userId()}', '${world.test.tenants.bosque}', 'sindico', ${starts}, ${ends})`)
  const noTerm = () =>
    world.past(`DELETE FROM memberships WHERE user_id = '${userId()}' AND role = 'sindico'`)
  const reads = async (id: string) => (await world.read(id, 'condomino', COUNCIL)).status === 200

  it('is not readable by a síndico who lives there and is on the council, nor after the term', async () => {
    await seat(true)
    const earlier = await world.accused('admin')
    expect(await reads(earlier)).toBe(true)
    await term("'2020-01-01'", 'NULL')
    expect(await reads(earlier)).toBe(false)
    const own = await world.accused('admin')
    const involved = [{ resident_id: world.id('ana') }]
    expect((await world.report({ involved })).body.errors).toMatchObject([
      { field: 'involved', code: 'accuses_sindico' },
    ])
    await noTerm()
    expect([await reads(earlier), await reads(own)]).toEqual([true, false])
    for (const [ends, isReader] of [
      ['current_date - 300', false],
      ['current_date - 400', true],
    ] as const) {
      await term("'2020-01-01'", ends)
      expect([ends, await reads(await world.accused('admin'))]).toEqual([ends, isReader])
      await noTerm()
    }
    // A term that was cut short, by its status or by its removal, ended at that moment.
    for (const cut of [`status = 'INATIVO'`, 'deleted_at = now()']) {
      await term("'2020-01-01'", 'NULL')
      await world.past(`UPDATE memberships SET ${cut}, updated_at = now()
        WHERE user_id = '${userId()}' AND role = 'sindico'`)
      expect([cut, await reads(await world.accused('admin'))]).toEqual([cut, false])
      await noTerm()
    }
  })

  it('is not readable by a council member whom it names', async () => {
    await seat(true)
    const payload = { ...world.narrative(), description: 'A condômino Bosque assinou o recibo.' }
    const { body } = await world.test.as('admin').post(`/${COUNCIL}`, { payload })
    expect(body.data['readers']).toEqual([])
    expect(await reads(body.data.id)).toBe(false)
  })

  it('fixes its readers: a síndico may mark and unmark anybody, and learns and opens nothing', async () => {
    await seat(true)
    const own = await world.accused('admin')
    const mark = async (council: boolean) => {
      const { id, headers } = await membership()
      const answer = await world.test
        .as('sindico')
        .patch(`/memberships/${id}`, { headers, payload: { council } })
      return answer.status
    }
    expect(await mark(false)).toBe(200)
    expect(await reads(own)).toBe(true)
    const unread = await world.accused('admin')
    expect(await mark(true)).toBe(200)
    expect(await reads(unread)).toBe(false)
    const ended = await membership()
    const { headers } = ended
    const inactive = { headers, payload: { status: 'INATIVO' } }
    expect(
      (await world.test.as('sindico').patch(`/memberships/${ended.id}`, inactive)).status,
    ).toBe(200)
    await world.past(`UPDATE memberships SET status = 'ATIVO' WHERE id = '${membershipId()}'`)
    expect(await reads(own)).toBe(true)
    const doorman = world.test.person('funcionario').membershipId
    const { body } = await world.test.as('sindico').get(`/memberships/${doorman}`)
    const misplaced = await world.test.as('sindico').patch(`/memberships/${doorman}`, {
      headers: { 'if-match': `"${body.data.version}"` },
      payload: { council: true },
    })
    expect(misplaced.body.errors).toMatchObject([{ field: 'council', code: 'not_allowed' }])
  })

  it('has its readers changed by an administrator alone, to residents who are not síndicos', async () => {
    await seat(false)
    const own = await world.accused('admin')
    const change = async (role: Role, payload: object) => {
      const { data } = await world.read(own, 'admin', COUNCIL)
      const headers = { 'if-match': `"${data.version}"` }
      return world.test.as(role).patch(`/${COUNCIL}/${own}`, { headers, payload })
    }
    const readers = [{ reader_id: userId() }]
    for (const role of ['condomino', 'sindico', 'staff'] as const)
      expect([role, (await change(role, { readers })).status]).toEqual([role, 403])
    const doorman = { reader_id: world.test.person('funcionario').userId }
    expect((await change('admin', { readers: [...readers, doorman] })).body.errors).toMatchObject([
      { field: 'readers.1.reader_id', code: 'no_reader' },
    ])
    expect((await change('admin', { title: 'Outro título' })).status).toBe(422)
    expect((await change('admin', { readers })).status).toBe(200)
    expect(await reads(own)).toBe(true)
    expect((await change('admin', { readers: [] })).status).toBe(200)
    expect(await reads(own)).toBe(false)
    await term("'2020-01-01'", 'current_date - 300')
    expect((await change('admin', { readers })).status).toBe(422)
    await noTerm()
  })

  it('notifies the other council members of people who join and leave, and after repeated changes of the final state', async () => {
    await seat(true)
    const other = await world.test.addPerson('condomino', 'bosque')
    const told = async () => {
      const rows = await world.look<{ user_id: string; change: string }>(
        `SELECT user_id, words->>'change' AS change FROM inbox_items
         WHERE kind = 'council_changed' AND subject_id = '${other.membershipId}' ORDER BY id`,
      )
      return rows.map(({ user_id: user, change }) => [user, change])
    }
    const toggle = async (...marks: boolean[]) => {
      for (const council of marks) {
        const { body } = await world.test.as('sindico').get(`/memberships/${other.membershipId}`)
        const headers = { 'if-match': `"${body.data.version}"` }
        const answer = await world.test
          .as('sindico')
          .patch(`/memberships/${other.membershipId}`, { headers, payload: { council } })
        expect(answer.status).toBe(200)
      }
      await writeLetters(world.test, councilTasks)
    }
    const later = () =>
      world.past(`UPDATE inbox_items SET made_at = made_at - interval '20 minutes'
        WHERE kind = 'council_changed'`)
    // The mark is set, cleared and set again before anybody was notified.
    await toggle(true, false, true)
    expect(await told()).toEqual([[userId(), 'joined']])
    await toggle(false, true, false)
    expect(await told()).toEqual([[userId(), 'joined']])
    await later()
    await writeLetters(world.test, councilTasks)
    expect(await told()).toEqual([[userId(), 'left']])
    await later()
    await toggle(true, false)
    expect(await told()).toEqual([[userId(), 'left']])
  })
})
