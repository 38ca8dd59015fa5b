import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, say, withClient } from './operator-command.ts'
import type { BackupContents, BackupSummary } from './platform/backups/backup-contents.ts'
import { type BackupSettings, readIdentities } from './platform/backups/backup-settings.ts'
import { chooseBackup } from './platform/backups/choose-backup.ts'
import { compareRows } from './platform/backups/compare-backup.ts'
import { copyFilesIn } from './platform/backups/file-copies.ts'
import { openPlace } from './platform/backups/open-place.ts'
import { restoreRows } from './platform/backups/restore-backup.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { freePort } from './platform/embedded-postgres/free-port.ts'
import { readEnvironment, resolveSessionSecret } from './platform/environment.ts'
import { diskFileStore } from './platform/files/disk-file-store.ts'
import { StartupError } from './platform/startup-error.ts'
import { startServer } from './server.ts'

/**
 * Tries a backup: `npm run drill`, or `-- --from <id>` for another than the newest. Restores it into
 * a folder that is removed afterwards, compares the rows of each company with what the backup noted,
 * starts a server on the copy, and says how long it took and what would be lost. Neither the
 * database of the settings nor its server takes part.
 */
await runCommand(async (signal) => {
  const from = readFrom()
  const environment = readEnvironment(process.env)
  const { backup } = environment
  if (backup === undefined) {
    throw new StartupError('BACKUP_URL must be set: the folder or bucket of the backups.')
  }
  const secret = await resolveSessionSecret(environment)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portaria-drill-'))
  try {
    await drill({ backup, secret, dataDir, from, signal })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

function readFrom(): string | undefined {
  try {
    return parseArgs({ options: { from: { type: 'string' } } }).values.from
  } catch {
    throw new StartupError('Use: npm run drill, or npm run drill -- --from <id>')
  }
}

type Drill = {
  backup: BackupSettings
  secret: string
  /** The folder of the copy. */
  dataDir: string
  from: string | undefined
  signal: AbortSignal
}

async function drill({ backup, secret, dataDir, from, signal }: Drill): Promise<void> {
  const begun = performance.now()
  const since = () => `${((performance.now() - begun) / 1_000).toFixed(1)} s`
  const identities = await readIdentities(process.env)
  const place = await openPlace(backup)
  const embedded = await startEmbeddedPostgres({ dataDir, report: () => undefined, durable: false })
  try {
    const url = embedded.connectionString
    const summary = await chooseBackup(place, { id: from, secret })
    say(`Restoring ${summary.id} into ${dataDir}`)
    const keys = { place, identities }
    const contents = await restoreRows(summary.id, {
      ...keys,
      url,
      secret,
      report: say,
      isReal: false,
    })
    say(`${summary.rows} rows of ${summary.tenants} companies were there after ${since()}.`)
    await compare(url, contents)
    const counts = await withClient(url, (client) =>
      copyFilesIn(client, { ...keys, files: diskFileStore(dataDir), signal }),
    )
    if (counts.lost > 0) throw new StartupError(`${counts.lost} files are missing or damaged.`)
    say(`${counts.held} files were there after ${since()}, all of them unchanged.`)
    await serveCopy(url, { secret, dataDir })
    say(`A server on the copy was ready after ${since()}.`)
    tellLoss(summary)
  } finally {
    await embedded.stop()
    place.close()
  }
}

async function compare(url: string, contents: BackupContents): Promise<void> {
  const different = await compareRows(url, contents)
  for (const { part, table, noted, found } of different) {
    say(`${part}: ${table} has ${found} rows, not the ${noted} of the backup, or others.`)
  }
  if (different.length > 0) throw new StartupError('The rows are not those of the backup.')
  say('The rows of every company are those that the backup noted.')
}

/** Starts a server on the copy, and asks whether it is ready and refuses a stranger. */
async function serveCopy(
  databaseUrl: string,
  { secret, dataDir }: Pick<Drill, 'secret' | 'dataDir'>,
): Promise<void> {
  const environment = readEnvironment({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: secret,
    SEED: 'none',
    COPY_OF_DATA: 'on',
    LOG_LEVEL: 'silent',
  })
  const quiet = new AbortController()
  const server = await startServer(environment, {
    report: say,
    signal: quiet.signal,
    webBuilt: Promise.resolve(),
    onFailure: (failure) => say(failure.message),
  })
  try {
    await expectStatus(`${server.address}/readyz`, 200)
    await expectStatus(`${server.address}/api/v1/residents`, 401)
  } finally {
    await server.stop(AbortSignal.abort())
  }
}

async function expectStatus(address: string, status: number): Promise<void> {
  const answer = await fetch(address)
  if (answer.status === status) return
  throw new StartupError(`${new URL(address).pathname} answered ${answer.status}.`)
}

function tellLoss({ takenAt }: BackupSummary): void {
  const minutes = Math.round((Date.now() - Date.parse(takenAt)) / 60_000)
  const age = `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  say(`With this backup, everything since ${takenAt} would be lost: the last ${age}.`)
}
