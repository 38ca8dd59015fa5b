import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import { type DeskWorld, openDeskWorld } from '../../../testing/desk-world.ts'
import { deskTickets } from './desk-tickets.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('recording of entries of a desk without a network', () => {
  let world: DeskWorld
  let nth = 0
  beforeAll(async () => {
    world = await openDeskWorld()
  })
  afterEach(() => world.past('DROP FUNCTION IF EXISTS fails CASCADE'))
  afterAll(() => world.close())

  const doorman = () => world.test.as('funcionario')
  const visit = async (id: string | null | undefined) =>
    (await doorman().get(`/visits/${id}`)).body.data
  const walkIn = (more: object = {}) => ({
    name: 'walk-in' as const,
    kind: 'social',
    apartment_id: world.own.apartmentId,
    cpf: sampleCpf(830_000 + (nth += 1)),
    told_by: 'Ana Prado',
    ...more,
  })
  async function authorised(): Promise<string> {
    const id = await world.walkIn()
    await doorman().post(`/visits/${id}/authorise`, { payload: { answered_name: 'Ana Prado' } })
    return id
  }

  /** Makes the server fail on every entry of this name. */
  const failFor = (name: string) =>
    world.past(`
      CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'fails'; END $$;
      CREATE TRIGGER fails BEFORE INSERT ON desk_entries FOR EACH ROW
        WHEN (new.guest_name = '${name}') EXECUTE FUNCTION fails()`)

  it('judges the others if the server fails on one, and its consequences later', async () => {
    const pack = await world.pack()
    const failing = await world.seal(pack, { act: walkIn(), guest_name: 'Falha', ago: 3_000 })
    const left = { name: 'leave' as const, entry_id: failing.id }
    const exit = await world.seal(pack, { act: left, guest_name: 'Saída', ago: 1_000 })
    const [before, after] = [
      await world.seal(pack, { act: walkIn() }),
      await world.seal(pack, { act: walkIn() }),
    ]
    await failFor('Falha')
    const judged = await world.send([before, failing, exit, after])
    expect(judged.map(({ id, outcome }) => [id, outcome])).toEqual([
      [before.id, 'done'],
      [after.id, 'done'],
    ])
    const alone = await doorman().post('/gate/queue', { payload: { entries: [failing] } })
    expect(alone.status).toBe(500)
    await world.past('DROP FUNCTION fails CASCADE')
    const again = await world.send([failing, exit])
    expect(again.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    expect(await visit(again[0]?.visit_id)).toMatchObject({ state: 'left' })
  })

  it('answers in time with judged entries, and logs each failure', async () => {
    const pack = await world.pack()
    const named = (guest_name?: string) =>
      world.seal(pack, { act: walkIn(), ...(guest_name && { guest_name }) })
    const entries = [await named(), await named('Falha'), await named()]
    await failFor('Falha')
    vi.useFakeTimers({ toFake: ['Date'] })
    const logged = vi.spyOn(world.test.app.log, 'error')
    logged.mockImplementation(() => void vi.setSystemTime(Date.now() + 31_000))
    try {
      expect((await world.send(entries)).map(({ id }) => id)).toEqual([entries[0]?.id])
      expect(logged).toHaveBeenCalledOnce()
    } finally {
      logged.mockRestore()
      vi.useRealTimers()
    }
  })

  it('reads typed text as registers do, with any characters', async () => {
    const pack = await world.pack()
    const enter = {
      name: 'enter',
      visit_id: await world.walkIn(),
      told_by: 'Ana\u0000 Prado',
    } as const
    const id_doc = { kind: 'rg', number: `9${(nth += 1)}\u00004567`, issuer: 'SSP\ud800' }
    const acts = [
      walkIn({ told_by: 'a\u0000b' }),
      walkIn({ told_by: 'a\ud800b' }),
      walkIn({ kind: 'official', authority: 'a\u0000' }),
      walkIn({ plate: '\u0000', let_in_reason: '\u0000' }),
      walkIn({ cpf: null, id_doc }),
      enter,
    ]
    const sealed = await Promise.all(acts.map((act) => world.seal(pack, { act })))
    const outcomes = await world.send(sealed)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(acts.map(() => 'done'))
    for (const place of [0, 1])
      expect(await visit(outcomes[place]?.visit_id)).toMatchObject({ answered_name: 'ab' })
    expect(await visit(outcomes[5]?.visit_id)).toMatchObject({ answered_name: 'Ana Prado' })
    const kept = await world.record({ act: walkIn({ cpf: '1\u0000', told_by: '\ud800' }) })
    expect(kept).toMatchObject({ outcome: 'conflict' })
  })

  it('stores for a person the entries of somebody who no longer works at the gate', async () => {
    const pack = await world.pack('sindico')
    const { membershipId } = world.test.person('sindico', 'bosque')
    const become = (role: string) =>
      world.past(`UPDATE memberships SET role = '${role}' WHERE id = '${membershipId}'`)
    const [entry, next] = [
      await world.seal(pack, { act: walkIn() }),
      await world.seal(pack, { act: walkIn() }),
    ]
    await become('service_provider')
    const [kept] = await world.send([entry])
    await become('funcionario')
    const [recorded] = await world.send([next])
    await become('sindico')
    expect(kept).toMatchObject({ outcome: 'conflict', codes: ['entry_author'] })
    expect(recorded).toMatchObject({ outcome: 'done' })
    const resolved = await doorman().post(`/gate/queue/${entry.id}/resolve`, {
      payload: { as: 'entered', note: 'Conferido' },
    })
    expect(resolved.status).toBe(200)
  })

  it('reads older tickets, which have no role', async () => {
    const { userId, membershipId } = world.test.person('funcionario', 'bosque')
    const { tenantId } = world.test.actor('funcionario')
    const ticket = { userId, membershipId, from: Date.now(), to: Date.now() + 12 * HOUR }
    const sealed = secretSeal(world.test.parts.secret, 'desk ticket')
      .seal(tenantId, JSON.stringify(ticket))
      .toString('base64url')
    expect(await world.record({ act: walkIn(), ticket: sealed })).toMatchObject({ outcome: 'done' })
  })

  /** Makes an entry with a ticket of some age, recorded an hour after its beginning. */
  async function ofTicket(began: number, act: Parameters<DeskWorld['record']>[0]['act']) {
    const { ticket } = deskTickets(world.test.parts.secret).of(
      world.test.actor('funcionario'),
      new Date(Date.now() - began),
    )
    return world.record({ act, ticket, ago: began - HOUR, id: newId() })
  }

  it('stores for a person an entry that is sent more than a week after its ticket', async () => {
    expect(await ofTicket(7 * DAY, walkIn())).toMatchObject({ outcome: 'done' })
    expect(await ofTicket(8 * DAY, walkIn())).toMatchObject({
      outcome: 'conflict',
      codes: ['entry_time'],
    })
  })

  it('admits nobody by a visit or a pass that did not exist yet', async () => {
    const { body } = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ name: 'Depois' }],
        uses_allowed: 5,
      },
    })
    const [pass] = body.data as unknown as { id: string }[]
    for (const by of [{ visit_id: await authorised() }, { pass_id: pass?.id }]) {
      expect(await ofTicket(2 * HOUR, { name: 'enter', ...by })).toMatchObject({
        outcome: 'conflict',
        codes: ['entry_time'],
      })
    }
  })
})
