import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../../testing/eventually.ts'
import { reachedReaders } from '../../../../testing/reached-readers.ts'
import { openServedWorld, type ServedWorld } from '../../../../testing/served-world.ts'
import { type DueEntry, type EntryAim, noteSending, settleEntries } from './due-entries.ts'
import { keeperActor, keepLists } from './list-keeper.ts'
import type { ReaderService } from './reader-service.ts'
import { readerServiceTools } from './service-tools.ts'
import { keepWanted } from './wanted-entries.ts'

let world: ServedWorld
let service: ReaderService
let at: ReturnType<typeof reachedReaders>
beforeAll(async () => {
  world = await openServedWorld()
  service = world.serve()
  at = reachedReaders(world, service)
})
afterAll(() => world.close())

const toolsOf = () =>
  readerServiceTools({
    ...world.test.parts,
    database: world.test.parts.database,
    loopback: true,
    onError: (error) => world.unexpected.push(error),
  })

const passwordOf = async (commandId: string) => {
  const [row] = await world.owner(`SELECT state, sealed FROM reader_commands
    WHERE id = '${commandId}'`)
  return row
}

describe('a reader in trouble', () => {
  it('that is silent is not taken for one that answers while people wait for it', async () => {
    const reached = await at.reachHeld()
    await reached.reader.goOffline()
    await world.card(world.own.residentId)
    service.call()
    for (let time = 0; time < 3; time += 1) {
      await eventually(async () => {
        const { trouble, look_at: next } = (await at.stateOf(reached)) ?? {}
        expect(trouble).toBe('no_connection')
        expect(Number(next)).toBeGreaterThan(Date.now())
      })
      await world.owner(
        `UPDATE access_readers SET look_at = now() WHERE equipment_id = '${reached.id}'`,
      )
      await at.call(reached)
    }
    // A command that expired is settled without the reader.
    await at.settledAs(await at.command(reached, await at.pointOf(reached), '-1 seconds'), {
      state: 'refused',
    })
    expect((await at.statesOf(reached)).filter(([, to]) => to === 'offline')).toHaveLength(1)
    expect(await at.stateOf(reached)).toMatchObject({ trouble: 'no_connection' })
  })

  it('that is silent is not asked without a pause for somebody who left', async () => {
    const reached = await at.reachHeld()
    await reached.reader.goOffline()
    await world.owner(`UPDATE reader_entries SET wanted = NULL, state = 'waiting'
      WHERE equipment_id = '${reached.id}' AND part = 'person'`)
    await at.call(reached)
    await eventually(async () =>
      expect(await at.stateOf(reached)).toMatchObject({ trouble: 'no_connection' }),
    )
    // Long enough for hundreds of tries without a pause.
    await eventually(async () => {
      const since = (await at.stateOf(reached))?.['silent_since']
      expect(Number(since)).toBeLessThan(Date.now() - 2_000)
    })
    expect(Number((await at.stateOf(reached))?.['tries'])).toBeLessThan(5)
  })

  it('is no longer silent once it was reached, however lately it called the server', async () => {
    const reached = await at.reachHeld()
    // As after another password was set.
    await world.owner(`UPDATE access_readers SET silent_since = now(), trouble = NULL,
      answered_at = now() + interval '1 hour' WHERE equipment_id = '${reached.id}'`)
    await at.call(reached)
    await eventually(async () => expect((await at.stateOf(reached))?.['silent_since']).toBeNull())
  })

  it('that is out of use is emptied of everybody', async () => {
    const reached = await at.reachHeld()
    await world.owner(`SELECT set_config('app.tenant_id', '${world.tenantId}', false);
      UPDATE equipment SET status = 'INATIVO' WHERE id = '${reached.id}'`)
    service.call()
    await eventually(() => expect(at.cardsOn(reached)).toEqual([]))
  })

  it('whose new password may have been taken is reached by either', async () => {
    const reached = await at.reachHeld()
    const commandId = newId()
    const tools = toolsOf()
    const next = 'one that was on its way'
    const sealed = tools.passwords.seal({ actor: keeperActor(world.tenantId) }, commandId, next)
    // The process was killed after the reader had taken the password.
    await world.owner(`INSERT INTO reader_commands (tenant_id, id, equipment_id, kind, sealed,
        asked_by, expires_at, sent_at)
      VALUES ('${world.tenantId}', '${commandId}', '${reached.id}', 'password',
        '\\x${sealed.toString('hex')}', '${world.test.person('admin').userId}', now(),
        now() - interval '2 minutes')`)
    await at.changeByHand(reached, next)
    await eventually(async () => {
      await world.owner(`UPDATE access_readers SET look_at = now(), clock_read_at = NULL
        WHERE equipment_id = '${reached.id}'`)
      await at.call(reached)
      expect(await passwordOf(commandId)).toEqual({ state: 'unknown', sealed: null })
    })
    await eventually(async () =>
      expect(await at.stateOf(reached)).toMatchObject({ trouble: null, stopped_at: null }),
    )
    await eventually(async () => {
      const { body } = await world.test.as('sindico').get(`/equipment/${reached.id}`)
      expect(body.data).toMatchObject({ state: 'online' })
    })
  })

  it('met nothing that nobody expected', () => {
    expect(world.unexpected).toEqual([])
  })
})

const wantedOf = (number: string) =>
  ({ number, part: 'person', digest: Buffer.from(newId()), credentials: [] }) as const

describe('an entry of a reader', () => {
  const NUMBER = '900001'
  const inCompany = <T>(work: Parameters<typeof world.test.parts.database.inTenant<T>>[1]) =>
    world.test.parts.database.inTenant(keeperActor(world.tenantId), work)
  const want = (readerId: string, isWanted: boolean) =>
    inCompany((context) =>
      keepWanted(
        context,
        new Map([[readerId, isWanted ? [wantedOf(NUMBER)] : []]]),
        sql`e.number = ${NUMBER}`,
      ),
    )
  const sending = async () => {
    const [row] = await world.owner<{ version: number }>(`SELECT version::float8 AS version
      FROM reader_entries WHERE equipment_id = '${readerId}' AND number = ${NUMBER}`)
    return { number: NUMBER, part: 'person' as const, version: row?.version ?? 0, tries: 0 }
  }
  const done = { state: 'done', reason: null, detail: null } as const
  const entry = async (readerId: string) =>
    (await world.entries(readerId)).find(({ number }) => number === NUMBER)
  let readerId: string
  beforeAll(async () => {
    const reached = await world.reach(
      await world.make('access-points', { name: newId(), direction: 'in' }),
    )
    readerId = reached.id
    // Its lists are kept by these tests alone.
    await service.stop()
    await world.owner(`INSERT INTO reader_numbers (tenant_id, number, resident_id, is_pin)
      VALUES ('${world.tenantId}', ${NUMBER}, '${world.neighbours.residentId}', true)`)
  })

  const settle = (of: DueEntry, aim: EntryAim) =>
    inCompany((context) => settleEntries(context, readerId, [{ ...of, ...done }], aim))

  it('is not sent after it was forgotten or changed', async () => {
    const note = (of: DueEntry) => inCompany((context) => noteSending(context, readerId, [of]))
    await want(readerId, true)
    const first = await sending()
    await want(readerId, false)
    expect(await entry(readerId)).toBeUndefined()
    await want(readerId, true)
    const second = await sending()
    expect(await note(first)).toEqual([])
    expect(await note(second)).toEqual([second])
    await want(readerId, true)
    expect(await note(second)).toEqual([])
  })

  it('is removed where a writing ended after its removal', async () => {
    const written = await sending()
    await want(readerId, false)
    await settle(await sending(), 'drop')
    expect(await entry(readerId)).toBeUndefined()
    await settle(written, 'put')
    expect(await entry(readerId)).toMatchObject({ is_wanted: false, state: 'waiting' })
  })

  it('is sent again where a removal ended after it', async () => {
    const removed = await sending()
    await want(readerId, true)
    await settle(await sending(), 'put')
    expect(await entry(readerId)).toMatchObject({ is_wanted: true, state: 'done' })
    await settle(removed, 'drop')
    expect(await entry(readerId)).toMatchObject({ is_wanted: true, state: 'waiting' })
  })

  it('of a pass goes with the right of whoever gave it', async () => {
    const keep = () => keepLists(world.test.parts.database, toolsOf().keeper, world.tenantId)
    const { id: passId } = await world.invite()
    const { id } = await world.reach(world.hall)
    await keep()
    const ofPass = () =>
      world.owner(`SELECT e.state FROM reader_entries e
        JOIN reader_numbers n USING (tenant_id, number)
        WHERE e.equipment_id = '${id}' AND n.pass_id = '${passId}'`)
    expect(await ofPass()).toEqual([{ state: 'waiting' }])
    await world.past(`UPDATE residents SET status = 'INATIVO' WHERE id = '${world.own.residentId}'`)
    await keep()
    expect(await ofPass()).toEqual([])
    await world.past(`UPDATE residents SET status = 'ATIVO' WHERE id = '${world.own.residentId}'`)
  })

  it('is worked out anew with the settings that it depends on', async () => {
    const noted = async () => {
      const [row] = await world.owner<{ count: number }>(`SELECT count(*)::int AS count
        FROM reader_changes WHERE tenant_id = '${world.tenantId}' AND subject IS NULL`)
      return row?.count
    }
    const before = Number(await noted())
    await world.owner(`UPDATE tenants SET settings = '{"visits": {"tolerance_min": 25}}'
      WHERE id = '${world.tenantId}'`)
    expect(await noted()).toBe(before + 1)
  })

  it('follows a change that was noted before another one and committed after it', async () => {
    const tools = toolsOf()
    const { database } = world.test.parts
    await keepLists(database, tools.keeper, world.tenantId)
    const note = `INSERT INTO reader_changes (tenant_id) VALUES ('${world.tenantId}')`
    const client = new pg.Client({ connectionString: world.test.database.adminUrl })
    await client.connect()
    await client.query(`BEGIN; ${note}`)
    await world.owner(note)
    let committed: Promise<unknown> | undefined
    const digests = {
      ...tools.keeper.digests,
      person: (person: Parameters<typeof tools.keeper.digests.person>[0]) => {
        committed ??= client.query('COMMIT')
        return tools.keeper.digests.person(person)
      },
    }
    await keepLists(database, { ...tools.keeper, digests }, world.tenantId)
    expect(committed).toBeDefined()
    await committed
    const [left] = await world.owner(`SELECT count(*)::int AS count FROM reader_changes
      WHERE tenant_id = '${world.tenantId}'`)
    expect(left).toEqual({ count: 1 })
    await client.end()
  })
})
