import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { DatabaseAccess } from './assembled-parts.ts'
import { openDatabase, runCommand, say, sentenceOf } from './operator-command.ts'
import type { BackupSummary } from './platform/backups/backup-contents.ts'
import { beginRun, endRun } from './platform/backups/backup-runs.ts'
import type { BackupSettings } from './platform/backups/backup-settings.ts'
import { readSummary } from './platform/backups/choose-backup.ts'
import { dropHalfWritten, dropOldBackups, wholeBackups } from './platform/backups/kept-backups.ts'
import { makeBackup } from './platform/backups/make-backup.ts'
import { openPlace } from './platform/backups/open-place.ts'
import { newBackupKey } from './platform/backups/sealed-stream.ts'
import { withClient } from './platform/database/one-connection.ts'
import { type Environment, readEnvironment } from './platform/environment.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { ProblemError } from './platform/problem.ts'
import { thisServer } from './platform/servers/this-server.ts'
import { StartupError } from './platform/startup-error.ts'

const USE =
  'Use: npm run backup, npm run backup -- --list to see what there is, or npm run backup -- --new-key for a key'

/** Below the processes that serve. */
const NICENESS = 10

/**
 * Makes a backup of the database and files of the settings and removes those that are no longer
 * kept: `npm run backup`. The server may run meanwhile. Ends with exit code 1 if a file was lost.
 */
await runCommand(async (signal) => {
  const chosen = readChoice()
  if (chosen['new-key']) return tellNewKey()
  const environment = readEnvironment(process.env)
  const { backup } = environment
  if (backup === undefined) {
    throw new StartupError('BACKUP_URL must be set: the folder or bucket for backups.')
  }
  if (chosen.list) return list(backup)
  setPriority(NICENESS)
  await make(environment, backup, { planned: chosen.run, signal })
})

type Choice = {
  list?: boolean
  'new-key'?: boolean
  /** The run that the schedule noted. */
  run?: string
}

function readChoice(): Choice {
  try {
    const flag = { type: 'boolean' } as const
    return parseArgs({ options: { list: flag, 'new-key': flag, run: { type: 'string' } } }).values
  } catch {
    throw new StartupError(USE)
  }
}

async function tellNewKey(): Promise<void> {
  const { identity, recipient } = await newBackupKey()
  say('Keep this key apart from the server and from the backups. Without it no backup can be read:')
  say(`BACKUP_IDENTITY=${identity}`)
  say('Give the server this:')
  say(`BACKUP_RECIPIENT=${recipient}`)
}

async function list(settings: BackupSettings): Promise<void> {
  const place = await openPlace(settings)
  try {
    const ids = await wholeBackups(place)
    for (const id of ids) {
      const summary = await readSummary(place, id)
      const { release, tenants, rows, bytes, files, secret, secrets = [secret] } = summary
      const megabytes = (bytes / 1_000_000).toFixed(1)
      say(
        `${id}  release ${release}, ${tenants} companies, ${rows} rows in ${megabytes} MB, ${files.held} files, secret ${secrets.join(' and ')}`,
      )
    }
    if (ids.length === 0) say(`There is no backup in ${place.words}.`)
  } finally {
    place.close()
  }
}

type Run = { planned: string | undefined; signal: AbortSignal }

async function make(
  environment: Environment,
  settings: BackupSettings,
  { planned, signal }: Run,
): Promise<void> {
  const access = await openDatabase(environment)
  try {
    const run = await beginRun(access, planned)
    const summary = await makeAlone(environment, settings, { ...access, signal }).catch(
      async (error: unknown) => {
        const failure = sentenceOf(error, signal) ?? 'It failed by a defect, which the log has.'
        await endRun(access, run, { failure })
        throw error
      },
    )
    await endRun(access, run, { summary })
    tell(environment, summary)
  } finally {
    await access.close()
  }
}

/** Makes a backup and removes old ones, while no other does. */
async function makeAlone(
  environment: Environment,
  settings: BackupSettings,
  access: DatabaseAccess & { signal: AbortSignal },
): Promise<BackupSummary> {
  const place = await openPlace(settings)
  const files = await openFileStore(environment)
  try {
    return await withClient(access.url, async (client) => {
      await requireAlone(client)
      const about = { ...settings, ...access, release: thisServer().version, place, files }
      const summary = await makeBackup({ ...about, report: say })
      const dropped = await dropOldBackups(place)
      if (dropped.length > 0) say(`Removed what is no longer kept: ${dropped.join(', ')}.`)
      // The backup is whole without it.
      await dropHalfWritten(place).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error
        say('What a killed backup left half written stays: the place does not let it be removed.')
      })
      return summary
    })
  } finally {
    files.close()
    place.close()
  }
}

/**
 * Throws a `StartupError` while another backup is made: each removes what no finished one holds. The
 * lock ends with the connection.
 */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>(
    `SELECT pg_try_advisory_lock(hashtext('portaria backup')) AS alone`,
  )
  if (!rows[0]?.alone) throw new StartupError('Another backup is being made.')
}

function tell({ sessionSecret }: Environment, { files: { lost } }: BackupSummary): void {
  if (sessionSecret === undefined) {
    say('SESSION_SECRET lies in the data folder alone: keep a copy of it, which the backup needs.')
  }
  if (lost > 0) throw new StartupError(`${lost} files are missing or damaged in the store.`)
}
