import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample as visitorSample } from '../../modules/visits/visitors/sample.ts'
import { endedRowsOf } from '../../modules.ts'
import { onServer } from '../../testing/database-server.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { allNames, type BackupPlace } from './backup-place.ts'
import { ENDED, hourOfList, listEnded, replayEnded } from './ended-list.ts'
import type { EndedRows } from './ended-rows.ts'
import { folderPlace } from './folder-place.ts'
import { type BackupKey, newBackupKey } from './sealed-stream.ts'
import { finishRestore } from './unfinished-restore.ts'

const MINUTE_MS = 60_000

describe('what ended after a backup', () => {
  let test: TestApp
  let folder: string
  let place: BackupPlace
  let key: BackupKey
  beforeAll(async () => {
    test = await openTestApp({ alone: 'lists what ended of every company' })
    folder = await mkdtemp(path.join(tmpdir(), 'portaria-ended-'))
    key = await newBackupKey()
  })
  afterAll(async () => {
    await test.close()
    await rm(folder, { recursive: true, force: true })
  })

  const sources = () => endedRowsOf(test.parts)
  const sqlOf = <Row extends object>(statement: string) =>
    onServer<Row>(
      test.database.adminUrl,
      `SELECT set_config('app.tenant_id', '${test.tenants.bosque}', false); ${statement}`,
    )

  /** Lists into a new place, as five minutes after the last time. */
  async function list(of: readonly EndedRows[] = sources()) {
    place = folderPlace(await mkdtemp(path.join(folder, 'place-')))
    await sqlOf(`
      DELETE FROM ended_lists; INSERT INTO ended_lists (listed_to) VALUES (now() - interval '6 minutes');
      DELETE FROM live_events;
      INSERT INTO live_events (tenant_id, number, id, at, topic, audience, payload)
        VALUES ('${test.tenants.bosque}', 1, gen_random_uuid(), now(), 'x', '{}', '{}')`)
    const { system } = test.database
    const { database } = test.parts
    return listEnded({ system, database, place, recipients: [key.recipient], sources: of })
  }

  const replay = (takenAt = new Date(Date.now() - MINUTE_MS)) =>
    replayEnded(
      { database: test.parts.database, place, identities: [key.identity], sources: sources() },
      takenAt,
    )

  /** Replays for a company that comes back by itself, and lives in the database of the test. */
  const replayBeside = (tenantId: string, of: readonly EndedRows[], takenAt: Date) => {
    const { database } = test.parts
    const beside = { tenantId, living: database }
    return replayEnded(
      { database, place, identities: [key.identity], sources: of, beside },
      takenAt,
    )
  }

  const make = async (address: string, payload: object) =>
    (await test.as('sindico').post(address, { payload })).body.data.id

  const always: EndedRows = {
    name: 'always',
    scope: 'platform',
    read: async () => [{}],
    replay: async () => null,
  }

  it('is ended again in a restored database: cards, logins, visitors', async () => {
    const tenant = `tenant_id = '${test.tenants.bosque}'`
    const card = await make('/cards', { number: '4711', technology: 'mifare', kind: 'card' })
    const kept = await make('/cards', { number: '4712', technology: 'mifare', kind: 'card' })
    const resident = await make('/residents', { name: 'Rui', birth_date: '1980-01-01' })
    const assigned = `state = 'assigned', resident_id = '${resident}'`
    const visitor = await make('/visitors', { ...visitorSample.values(1) })
    await sqlOf(`
      UPDATE cards SET ${assigned} WHERE ${tenant};
      UPDATE cards SET state = 'lost', updated_at = now() WHERE id = '${card}';
      UPDATE visitors SET blocked = true, blocked_reason = 'threat', blocked_at = now(),
        updated_at = now() WHERE id = '${visitor}';
      UPDATE memberships SET status = 'INATIVO', updated_at = now()
        WHERE ${tenant} AND role = 'funcionario'`)
    expect(await list()).toBe(true)
    await sqlOf(`
      UPDATE cards SET ${assigned} WHERE ${tenant};
      UPDATE visitors SET blocked = false, blocked_reason = NULL, blocked_at = NULL WHERE ${tenant};
      UPDATE memberships SET status = 'ATIVO' WHERE ${tenant}`)
    expect((await replay()).byHand).toEqual([])
    expect(await sqlOf(`SELECT id, state FROM cards WHERE ${tenant} ORDER BY number`)).toEqual([
      { id: card, state: 'lost' },
      { id: kept, state: 'assigned' },
    ])
    expect(
      await sqlOf(`SELECT blocked, blocked_reason FROM visitors WHERE ${tenant} AND blocked`),
    ).toEqual([{ blocked: true, blocked_reason: 'threat' }])
    expect(
      await sqlOf(`SELECT role, status FROM memberships WHERE ${tenant} AND status = 'INATIVO'`),
    ).toEqual([{ role: 'funcionario', status: 'INATIVO' }])
  })

  it('is not asked for if it was older than the backup', async () => {
    await list()
    const later = new Date(Date.now() + 3 * 60 * MINUTE_MS)
    expect(await replay(later)).toEqual({ lines: 0, byHand: [] })
  })

  it('has people erased again, and says what was still open', async () => {
    const resident = { name: 'Otto Braga', birth_date: '1980-01-01' }
    const [free, busy] = [await make('/residents', resident), await make('/residents', resident)]
    const rows = [free, busy, crypto.randomUUID()].map((person_id) => ({
      register: 'residents',
      person_id,
      reason: 'asked',
      asked_by: test.actor('sindico').userId,
    }))
    const erased = sources().find(({ name }) => name === 'erasures')
    if (!erased) throw new Error('nobody lists erasures')
    await list([{ ...erased, read: async () => rows }])
    const { lines, byHand } = await replay()
    // Just after the full hour they are in the lists of two hours.
    expect([3, 6]).toContain(lines)
    const open = 'was erased after the backup, in which this was still open and is to be ended: '
    expect(byHand.map((sentence) => sentence.split(open)[0])).toEqual(
      [free, busy].map((id) => `residents ${id} of the company ${test.tenants.bosque} `),
    )
    const names = await sqlOf<{ name: string }>(
      `SELECT name FROM residents WHERE id IN ('${free}', '${busy}') ORDER BY name`,
    )
    expect(names).toHaveLength(2)
    for (const { name } of names) expect(name).toMatch(/^Pessoa apagada/)
  })

  it('of another company is left alone where one comes back by itself', async () => {
    const replayed: string[] = []
    const noting: EndedRows = {
      name: 'noting',
      scope: 'tenant',
      read: async () => [{}],
      replay: async (_, { tenantId }) => {
        replayed.push(String(tenantId))
        return null
      },
    }
    await list([noting])
    const sources = [{ ...noting, read: async () => [] }]
    const before = new Date(Date.now() - MINUTE_MS)
    expect((await replayBeside(test.tenants.acacias, sources, before)).lines).toBe(0)
    expect(replayed).toEqual([])
    await replayBeside(test.tenants.bosque, sources, before)
    expect(new Set(replayed)).toEqual(new Set([test.tenants.bosque]))
  })

  it('that no list has yet is read where a company lives that comes back by itself', async () => {
    place = folderPlace(await mkdtemp(path.join(folder, 'place-')))
    const takenAt = new Date(Date.now() - MINUTE_MS)
    const [replayed, asked]: [unknown[], Date[]] = [[], []]
    const sources = (['tenant', 'platform'] as const).map(
      (scope): EndedRows => ({
        name: scope,
        scope,
        read: async (_, tenantId, since) => {
          asked.push(since)
          return [{ tenantId, at: new Date(0) }]
        },
        replay: async (_, actor, row) => {
          replayed.push([actor.tenantId, row])
          return null
        },
      }),
    )
    const { lines } = await replayBeside(test.tenants.bosque, sources, takenAt)
    expect(lines).toBe(2)
    const at = '1970-01-01T00:00:00.000Z'
    expect(replayed).toEqual([
      [test.tenants.bosque, { tenantId: test.tenants.bosque, at }],
      [null, { tenantId: null, at }],
    ])
    for (const since of asked) expect(since.getTime()).toBeLessThan(takenAt.getTime())
  })

  it('is listed by one of several servers, at most every five minutes, hour by hour', async () => {
    await list([always])
    const { system } = test.database
    const { database } = test.parts
    const tools = { system, database, place, recipients: [key.recipient], sources: [always] }
    expect(await listEnded(tools)).toBe(false)
    const later = new Date(Date.now() + 61 * MINUTE_MS)
    const both = await Promise.all([listEnded(tools, later), listEnded(tools, later)])
    expect(both.toSorted()).toEqual([false, true])
    const hours = (await allNames(place, ENDED)).map((name) => hourOfList(name).getTime())
    expect(hours.length).toBeGreaterThan(0)
    for (const hour of hours) expect(hour % (60 * MINUTE_MS)).toBe(0)
  })

  it('of a restored database replaces no list of the database before it', async () => {
    await list([always])
    const before = await allNames(place, ENDED)
    const { system } = test.database
    const { database } = test.parts
    await finishRestore(system)
    await sqlOf(`UPDATE ended_lists SET listed_to = now() - interval '6 minutes'`)
    const tools = { system, database, place, recipients: [key.recipient], sources: [always] }
    expect(await listEnded(tools)).toBe(true)
    const added = new Set(await allNames(place, ENDED)).difference(new Set(before))
    expect(added.size).toBe(before.length)
    for (const name of added) expect(hourOfList(name).getTime() % (60 * MINUTE_MS)).toBe(0)
  })

  it('waits for the next time where the place cannot be written', async () => {
    await list()
    await sqlOf(`UPDATE ended_lists SET listed_to = now() - interval '6 minutes'`)
    const broken: BackupPlace = {
      ...place,
      put: () => Promise.reject(new Error('the disk is full')),
    }
    const { system } = test.database
    const { database } = test.parts
    const tools = { system, database, recipients: [key.recipient], sources: [always] }
    await expect(listEnded({ ...tools, place: broken })).rejects.toThrow('the disk is full')
    expect(await listEnded({ ...tools, place })).toBe(true)
  })
})
