import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { openDatabase, runCommand, say } from './operator-command.ts'
import type { BackupSettings } from './platform/backups/backup-settings.ts'
import { readSummary } from './platform/backups/choose-backup.ts'
import { dropOldBackups, wholeBackups } from './platform/backups/kept-backups.ts'
import { makeBackup } from './platform/backups/make-backup.ts'
import { openPlace } from './platform/backups/open-place.ts'
import { newBackupKey } from './platform/backups/sealed-stream.ts'
import { type Environment, readEnvironment } from './platform/environment.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
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
  if (chosen === 'new-key') return tellNewKey()
  const environment = readEnvironment(process.env)
  const { backup } = environment
  if (backup === undefined) {
    throw new StartupError('BACKUP_URL must be set: the folder or bucket for backups.')
  }
  if (chosen === 'list') return list(backup)
  setPriority(NICENESS)
  await make(environment, backup, signal)
})

function readChoice(): 'make' | 'list' | 'new-key' {
  try {
    const flag = { type: 'boolean' } as const
    const { values } = parseArgs({ options: { list: flag, 'new-key': flag } })
    if (values['new-key']) return 'new-key'
    return values.list ? 'list' : 'make'
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
      const { release, tenants, rows, bytes, files } = await readSummary(place, id)
      const megabytes = (bytes / 1_000_000).toFixed(1)
      say(
        `${id}  release ${release}, ${tenants} companies, ${rows} rows in ${megabytes} MB, ${files.held} files`,
      )
    }
    if (ids.length === 0) say(`There is no backup in ${place.words}.`)
  } finally {
    place.close()
  }
}

async function make(
  environment: Environment,
  settings: BackupSettings,
  signal: AbortSignal,
): Promise<void> {
  const place = await openPlace(settings)
  const files = await openFileStore(environment)
  const { url, secret, close } = await openDatabase(environment)
  try {
    const { recipients } = settings
    const release = thisServer().version
    const about = { url, secret, release, place, recipients, files, report: say, signal }
    const { files: counts } = await makeBackup(about)
    const dropped = await dropOldBackups(place)
    if (dropped.length > 0) say(`Removed what is no longer kept: ${dropped.join(', ')}.`)
    if (environment.sessionSecret === undefined) {
      say(
        'SESSION_SECRET lies in the data folder alone: keep a copy of it, which the backup needs.',
      )
    }
    if (counts.lost > 0) {
      throw new StartupError(
        `${counts.lost} files are missing or damaged in the store, and in no backup made from now on.`,
      )
    }
  } finally {
    await close()
    files.close()
    place.close()
  }
}
