import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { type DeskWorld, openDeskWorld } from '../../../testing/desk-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('entries of desks without a network that name others', () => {
  let world: DeskWorld
  let nth = 0
  beforeAll(async () => {
    world = await openDeskWorld()
  })
  afterAll(() => world.close())

  const doorman = () => world.test.as('funcionario')
  const walkIn = (more: object = {}) => ({
    name: 'walk-in' as const,
    kind: 'social',
    apartment_id: world.own.apartmentId,
    cpf: sampleCpf(870_000 + (nth += 1)),
    told_by: 'Ana Prado',
    ...more,
  })
  const waiting = async () => rowsOf((await doorman().get('/gate/queue')).body)
  const visit = async (id: unknown) =>
    (await world.test.as('sindico').get(`/visits/${String(id)}`)).body.data

  it('are not confused with one of the same id, with other content or by another author', async () => {
    const pack = await world.pack()
    const act = walkIn()
    const first = await world.seal(pack, { act, guest_name: 'Rita Alves' })
    expect((await world.send([first]))[0]).toMatchObject({ outcome: 'done' })
    const other = await world.seal(pack, { id: first.id, act: walkIn(), guest_name: 'Outro Nome' })
    const [judged] = await world.send([other])
    expect(judged).toMatchObject({ id: first.id, outcome: 'conflict', codes: ['entry_reused'] })
    // Sending the entry again gives the same conflict, and the first entry stays as it is.
    expect((await world.send([other]))[0]).toMatchObject({ outcome: 'conflict' })
    expect((await world.send([first]))[0]).toMatchObject({ outcome: 'done' })
    const kept = (await waiting()).filter((row) => row['guest_name'] === 'Outro Nome')
    expect(kept).toHaveLength(1)
    expect(kept[0]?.id).not.toBe(first.id)
    const elsewhere = await world.seal(await world.pack('sindico'), {
      id: first.id,
      act,
      guest_name: 'Rita Alves',
    })
    expect((await world.send([elsewhere]))[0]).toMatchObject({
      outcome: 'conflict',
      codes: ['entry_reused'],
    })
  })

  it('are joined by an exit that came before them', async () => {
    const pack = await world.pack()
    const id = newId()
    const exit = await world.seal(pack, { act: { name: 'leave', entry_id: id }, ago: 1_000 })
    expect((await world.send([exit]))[0]).toMatchObject({
      outcome: 'conflict',
      codes: ['entry_unrecorded'],
    })
    const entry = await world.seal(pack, {
      id,
      act: walkIn(),
      guest_name: 'Veio Antes',
      ago: 9_000,
    })
    const [judged] = await world.send([entry])
    expect(judged).toMatchObject({ outcome: 'done' })
    const stored = await visit(judged?.visit_id)
    expect(stored).toMatchObject({ state: 'left' })
    expect(Date.parse(String(stored['checked_out_at']))).toBeGreaterThan(
      Date.parse(String(stored['checked_in_at'])),
    )
    expect((await waiting()).map((row) => row.id)).not.toContain(exit.id)
    expect((await world.send([exit]))[0]).toMatchObject({ outcome: 'done' })
  })

  it('that wait for a person record the exit that came before them', async () => {
    const pack = await world.pack()
    const id = newId()
    const exit = await world.seal(pack, { act: { name: 'leave', entry_id: id }, ago: 1_000 })
    await world.send([exit])
    const refused = walkIn({ told_by: null })
    const entry = await world.seal(pack, { id, act: refused, ago: 9_000 })
    expect((await world.send([entry]))[0]).toMatchObject({ outcome: 'conflict' })
    const rows = await waiting()
    expect(rows.find((row) => row.id === id)?.['left_at']).not.toBeNull()
    expect(rows.map((row) => row.id)).not.toContain(exit.id)
  })

  it('leave nobody inside after their simultaneous exits', async () => {
    const pack = await world.pack()
    for (let round = 0; round < 4; round += 1) {
      const id = newId()
      const entry = await world.seal(pack, { id, act: walkIn(), ago: 9_000 })
      const exit = await world.seal(pack, { act: { name: 'leave', entry_id: id }, ago: 1_000 })
      const send = async (sealed: typeof entry) => {
        for (let tries = 0; tries < 5; tries += 1) {
          const { status } = await doorman().post('/gate/queue', { payload: { entries: [sealed] } })
          if (status === 200) return
        }
      }
      await Promise.all([send(exit), send(entry)])
      const [known] = await world.send([entry])
      expect(await visit(known?.visit_id)).toMatchObject({ state: 'left' })
    }
  })

  it('are listed page by page, with a count per author, whose many hide nobody’s', async () => {
    await world.past('DELETE FROM desk_entries')
    const authors = ['funcionario', 'sindico'] as const
    for (const [at, role] of authors.entries()) {
      const { userId } = world.test.person(role, 'bosque')
      await world.past(`
        INSERT INTO desk_entries
          (tenant_id, id, author_id, sender_id, act, guest_name, happened_at, device_at, outcome, codes, typed)
        SELECT '${world.test.tenants.bosque}', gen_random_uuid(), '${userId}', '${userId}', 'leave',
          '${role}', now() - interval '${3 - at} hours', now(), 'conflict', '{entry_unrecorded}',
          '{"name":"leave"}'
        FROM generate_series(1, ${at === 0 ? 120 : 3})`)
    }
    const page = async (query: string) => (await doorman().get(`/gate/queue?${query}`)).body
    const first = await page('')
    expect(first.meta).toMatchObject({
      total: 123,
      per_page: 50,
      authors: [{ count: 120 }, { count: 3 }],
    })
    const names = rowsOf(first).map((row) => row['guest_name'])
    expect(names.filter((name) => name === 'sindico')).toHaveLength(3)
    expect(rowsOf(await page('page=3'))).toHaveLength(23)
    const { userId } = world.test.person('sindico', 'bosque')
    const own = await page(`author=${userId}`)
    expect([rowsOf(own).length, own.meta.total]).toEqual([3, 3])
    const [last] = rowsOf(await page('page=3')).toReversed()
    expect(rowsOf(await page(`entry=${last?.id}`)).map(({ id }) => id)).toEqual([last?.id])
    expect(rowsOf(await page(`entry=${newId()}`))).toEqual([])
  })
})
