import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { serveCopy } from './copy-server.ts'
import { drillMoment } from './drill-moment.ts'
import { runCommand, say } from './operator-command.ts'
import type { BackupContents, BackupSummary } from './platform/backups/backup-contents.ts'
import { type BackupSettings, readIdentities } from './platform/backups/backup-settings.ts'
import { chooseBackup } from './platform/backups/choose-backup.ts'
import { compareRows } from './platform/backups/compare-backup.ts'
import { copyFilesIn } from './platform/backups/file-copies.ts'
import { openPlace } from './platform/backups/open-place.ts'
import { restoreRows } from './platform/backups/restore-backup.ts'
import { withClient } from './platform/database/one-connection.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { readEnvironment } from './platform/environment.ts'
import { diskFileStore } from './platform/files/disk-file-store.ts'
import { resolveSessionSecret } from './platform/secrets/secret-settings.ts'
import type { ServerSecret } from './platform/secrets/server-secret.ts'
import { StartupError } from './platform/startup-error.ts'

/**
 * Tries a backup: `npm run drill`, or `-- --from <id>` for another than the newest. Restores it into
 * a folder that is removed afterwards, compares the rows of each company with what the backup noted,
 * starts a server on the copy, and says how long it took and what would be lost. Neither the
 * database of the settings nor its server takes part. `-- --at <moment>` does so with the archive of a
 * cluster, and `--stay` serves the copy until the command is ended.
 */
await runCommand(async (signal) => {
  const { from, at, config, stanza, into, stay: stays = false } = readOptions()
  const environment = readEnvironment(process.env)
  if (at !== undefined) {
    const { databaseUrl } = environment
    if (databaseUrl === undefined)
      throw new StartupError('DATABASE_URL must be set: the database that the archive is of.')
    const secret = await resolveSessionSecret(environment)
    const moment = { at, config, stanza, databaseUrl, secret, stays, signal }
    return withFolder(into, (folder) => drillMoment({ ...moment, folder }))
  }
  const { backup } = environment
  if (backup === undefined) {
    throw new StartupError('BACKUP_URL must be set: the folder or bucket of the backups.')
  }
  const secret = await resolveSessionSecret(environment)
  await withFolder(into, (dataDir) => drill({ backup, secret, dataDir, from, stays, signal }))
})

/** Runs work in a new folder, which is removed afterwards. */
async function withFolder(into: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(into, 'portaria-drill-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const USE = `Use: npm run drill -- [--from <id> | --at '<moment>' [--stanza portaria] [--config <file>]]
  [--into <folder>] [--stay]`

function readOptions() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      options: {
        from: text,
        at: text,
        config: text,
        stanza: { ...text, default: 'portaria' },
        into: { ...text, default: os.tmpdir() },
        stay: { type: 'boolean' },
      },
    }).values
  } catch {
    throw new StartupError(USE)
  }
}

type Drill = {
  backup: BackupSettings
  secret: ServerSecret
  /** The folder of the copy. */
  dataDir: string
  from: string | undefined
  /** Whether the copy is served until the signal. */
  stays: boolean
  signal: AbortSignal
}

async function drill({ backup, secret, dataDir, from, stays, signal }: Drill): Promise<void> {
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
      secret: summary.openedBy,
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
    const onReady = () => {
      say(`A server on the copy was ready after ${since()}.`)
      tellLoss(summary)
    }
    await serveCopy(url, { secret: summary.openedBy, dataDir, stays, signal, onReady })
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

function tellLoss({ takenAt }: BackupSummary): void {
  const minutes = Math.round((Date.now() - Date.parse(takenAt)) / 60_000)
  const age = `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  say(`With this backup, everything since ${takenAt} would be lost: the last ${age}.`)
}
