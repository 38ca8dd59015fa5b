import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from './platform/embedded-postgres/free-port.ts'
import { readEnvironment } from './platform/environment.ts'
import { startServer } from './server.ts'
import { onServer, testSecret } from './testing/database-server.ts'
import { dropWholeDatabase, makeDatabase } from './testing/schema/whole-database.ts'

const NAME = `copy_${process.pid}`

describe('a server on a copy of the data', () => {
  let url: string
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portaria-copy-'))
    url = await makeDatabase(inject('databaseServerUrl'), NAME)
  })
  afterAll(async () => {
    await dropWholeDatabase(inject('databaseServerUrl'), NAME)
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Runs work while a server serves the database. */
  async function serving(isCopy: 'on' | 'off', work: (address: string) => Promise<void>) {
    const environment = readEnvironment({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SESSION_SECRET: testSecret,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      COPY_OF_DATA: isCopy,
      BACKUP_URL: path.join(dataDir, 'backups'),
      BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
      BACKUP_AT: '00:00',
    })
    const server = await startServer(environment, {
      report: () => undefined,
      signal: new AbortController().signal,
      webBuilt: Promise.resolve(),
      onFailure: (failure) => {
        throw failure
      },
    })
    try {
      await work(server.address)
    } finally {
      await server.stop(AbortSignal.abort())
    }
  }

  const dueJobs = async () =>
    (
      await onServer<{ id: string }>(
        url,
        `SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'drop_old_events'`,
      )
    ).length

  /** Connections that wait for jobs, events or signals. */
  const listeners = async () =>
    (
      await onServer<{ pid: number }>(
        url,
        `SELECT pid FROM pg_stat_activity WHERE datname = '${NAME}' AND query ILIKE 'listen %'`,
      )
    ).length

  it('serves, and neither runs its jobs nor relays its events nor is in the list of servers', async () => {
    await serving('on', async (address) => {
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      await onServer(url, `SELECT graphile_worker.add_job('drop_old_events', '{}')`)
      expect(await listeners()).toBe(0)
      expect(await onServer(url, 'SELECT FROM servers')).toEqual([])
      expect(await dueJobs()).toBe(1)
    })
    expect(await dueJobs()).toBe(1)
    // The same jobs run on a server that is none of a copy.
    await serving('off', async () => {
      await expect.poll(dueJobs).toBe(0)
      expect(await listeners()).toBeGreaterThan(0)
      expect(await onServer(url, 'SELECT FROM servers')).toHaveLength(1)
    })
  })
})
