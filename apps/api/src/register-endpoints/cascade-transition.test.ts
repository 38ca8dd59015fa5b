import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { onServer } from '../testing/database-server.ts'
import { type GateWorld, openGateWorld } from '../testing/gate-world.ts'
import { rowsOf } from '../testing/test-app.ts'
import { cascadeTransition } from './cascade-transition.ts'
import { machineryOf } from './machinery.ts'
import { findStored } from './read-records.ts'
import type { UntypedRow } from './untyped-row.ts'

const REASON = 'a test asked for it'

describe('a transition by a cascade', () => {
  let world: GateWorld
  let nth = 0
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const machineries = () => machineriesOf(world.test.parts, unnotedReads)
  const make = async () => {
    const payload = { number: String((nth += 1) + 6_000_000), technology: 'mifare', kind: 'card' }
    const { status, body, raw } = await world.test.as('sindico').post('/cards', { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data.id
  }
  const discard = (ids: readonly string[]) =>
    world.test.parts.database.inTenant(world.test.actor('funcionario'), (context) =>
      cascadeTransition(
        machineryOf(machineries(), 'cards'),
        context,
        sql`r.id = ANY(${[...ids]}::uuid[])`,
        'discard',
        REASON,
      ),
    )
  const read = async (id: string) => (await world.test.as('sindico').get(`/cards/${id}`)).body.data
  const trail = (id: string) =>
    onServer<{ operation: string; reason: string }>(
      world.test.database.adminUrl,
      `SELECT operation, reason FROM audit_log
       WHERE row_id = '${id}' AND operation <> 'create' ORDER BY id`,
    )

  it("applies to rows in a starting state, whatever the actor's rights, after `prepare`", async () => {
    const [stocked, discarded] = [await make(), await make()]
    expect(await discard([discarded])).toMatchObject([{ id: discarded, version: 2 }])
    const changed = await discard([stocked, discarded])
    expect(changed).toMatchObject([{ id: stocked, version: 2 }])
    expect(changed).toHaveLength(1)
    expect(await read(stocked)).toMatchObject({ state: 'discarded', status: 'INATIVO', version: 2 })
    const [entry, ...more] = await trail(stocked)
    expect([entry?.operation, more]).toEqual(['discard', []])
    expect(entry?.reason).toContain(REASON)
  })

  it('gives `after` the rows as they are stored, in the order of their ids', async () => {
    const ids = [await make(), await make()]
    const cards = machineryOf(machineries(), 'cards')
    const written: UntypedRow[] = []
    const { transitions } = cards.behaviour
    const after = async (_: unknown, rows: readonly UntypedRow[]) => void written.push(...rows)
    const noted = {
      ...cards,
      behaviour: {
        ...cards.behaviour,
        transitions: { ...transitions, discard: { ...transitions?.['discard'], after } },
      },
    }
    const { database } = world.test.parts
    const stored = await database.inTenant(world.test.actor('funcionario'), async (context) => {
      await cascadeTransition(noted, context, sql`r.id = ANY(${ids}::uuid[])`, 'discard', REASON)
      const rows = []
      for (const id of ids.toSorted()) rows.push(await findStored(cards, context, id))
      return rows
    })
    expect(written).toEqual(stored)
    expect(written).toHaveLength(2)
  })

  it('has the same consequences as a transition by a person', async () => {
    const { body } = await world.test.as('condomino').post('/visits/invite', {
      payload: { apartment_id: world.own.apartmentId, guests: [{ name: 'Convidada' }] },
    })
    const [pass] = rowsOf(body)
    await world.test.parts.database.inTenant(world.test.actor('funcionario'), (context) =>
      cascadeTransition(
        machineryOf(machineries(), 'passes'),
        context,
        sql`r.id = ${pass?.id}`,
        'revoke',
        REASON,
      ),
    )
    const visit = await world.test.as('sindico').get(`/visits/${String(pass?.['visit_id'])}`)
    expect(visit.body.data).toMatchObject({ state: 'cancelled' })
    const passNow = await world.test.as('sindico').get(`/passes/${pass?.id}`)
    expect(passNow.body.data).toMatchObject({ state: 'revoked', version: 2 })
    expect(passNow.body.data['revoked_at']).toEqual(expect.any(String))
  })
})
