import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { throwAwayFolder } from '../../testing/throw-away-folder.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../embedded-postgres/embedded-postgres.ts'
import { type DatabasePool, openPool } from './database-pool.ts'
import { databaseProblem } from './database-problem.ts'

// A cluster of its own: which standbys a commit waits for is a setting of the whole server.
describe('a change that waits for a standby', () => {
  let folder: string
  let own: EmbeddedPostgres
  let pool: DatabasePool
  const admin = <Row extends object>(statement: string) =>
    onServer<Row>(own.connectionString, statement)

  beforeAll(async () => {
    folder = await mkdtemp(path.join(await throwAwayFolder(200_000_000), 'portaria-standby-'))
    own = await startEmbeddedPostgres({
      dataDir: folder,
      durable: false,
      report: () => undefined,
    })
    await admin('CREATE TABLE notes (note text)')
    await admin(`ALTER SYSTEM SET synchronous_standby_names = 'one_that_is_away'`)
    await admin('SELECT pg_reload_conf()')
    pool = openPool(own.connectionString, { connections: 2, commitTimeoutMs: 1_000 })
  })
  afterEach(() => endWaits('pg_terminate_backend'))
  afterAll(async () => {
    await pool.close()
    await own.stop()
    await rm(folder, { recursive: true, force: true })
  })

  // The tests' own statements wait for nothing: the cluster's default is not to.
  const waits = { synchronous_commit: 'on' }
  const store = (note: string) =>
    pool.transaction(waits, (queries) => queries.count(sql`INSERT INTO notes VALUES (${note})`))
  const waiting = () =>
    admin<{ pid: number }>(`SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'`)
  const endWaits = (how: 'pg_cancel_backend' | 'pg_terminate_backend') =>
    admin(`SELECT ${how}(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`)
  const problemOf = (stored: Promise<unknown>) =>
    stored.then(
      () => 'stored',
      (error: unknown) => databaseProblem(error)?.code ?? error,
    )

  it.each(['pg_cancel_backend', 'pg_terminate_backend'] as const)(
    'is not known to be stored after %s',
    async (how) => {
      const outcome = problemOf(store(how))
      await expect.poll(waiting).toHaveLength(1)
      await endWaits(how)
      expect(await outcome).toBe('outcome_unknown')
      // It is there, although no standby has it.
      expect(await admin(`SELECT note FROM notes WHERE note = '${how}'`)).toHaveLength(1)
    },
  )

  it('is not known to be stored outside a transaction either', async () => {
    const outcome = problemOf(
      pool.connection(async (queries) => {
        await queries.all(sql`SET synchronous_commit = on`)
        await queries.count(sql`INSERT INTO notes VALUES ('alone')`)
      }),
    )
    await expect.poll(waiting).toHaveLength(1)
    await endWaits('pg_cancel_backend')
    expect(await outcome).toBe('outcome_unknown')
    // The next one has another connection, and is not blamed.
    expect(await problemOf(pool.transaction({}, () => Promise.resolve()))).toBe('stored')
  })

  it('is answered in time, and keeps its connection until it is over', async () => {
    expect(await Promise.all([problemOf(store('first')), problemOf(store('second'))])).toEqual([
      'outcome_unknown',
      'outcome_unknown',
    ])
    const third = problemOf(pool.connection((queries) => queries.one(sql`SELECT 1 AS one`)))
    await expect.poll(() => pool.load().waiting).toBe(1)
    expect(await waiting()).toHaveLength(2)
    await endWaits('pg_cancel_backend')
    expect(await third).toBe('stored')
  })

  it('is stored where the database says so', async () => {
    const stored = pool.transaction({}, (queries) =>
      queries.count(sql`INSERT INTO notes VALUES ('done')`),
    )
    expect(await problemOf(stored)).toBe('stored')
  })
})
