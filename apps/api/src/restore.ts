import { parseArgs } from 'node:util'
import { openDatabase, runCommand, say, withClient } from './operator-command.ts'
import { readIdentities } from './platform/backups/backup-settings.ts'
import { chooseBackup } from './platform/backups/choose-backup.ts'
import { copyFilesIn } from './platform/backups/file-copies.ts'
import { openPlace } from './platform/backups/open-place.ts'
import { restoreRows } from './platform/backups/restore-backup.ts'
import { migrate } from './platform/database/migrate.ts'
import { readEnvironment } from './platform/environment.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { StartupError } from './platform/startup-error.ts'

/**
 * Restores a backup into the empty database and the store of files of the settings: `npm run
 * restore`, or `-- --from <id>` for another than the newest. No server runs meanwhile.
 */
await runCommand(async (signal) => {
  const from = readFrom()
  const environment = readEnvironment(process.env)
  if (environment.backup === undefined) {
    throw new StartupError('BACKUP_URL must be set: the folder or bucket of the backups.')
  }
  const identities = await readIdentities(process.env)
  const place = await openPlace(environment.backup)
  const files = await openFileStore(environment)
  const { url, secret, close } = await openDatabase(environment)
  try {
    const { id, takenAt, release } = await chooseBackup(place, { id: from, secret })
    say(`Restoring ${id}, the state of ${takenAt} by release ${release}.`)
    const keys = { place, identities }
    await restoreRows(id, { ...keys, url, secret, report: say })
    await migrate({ url, secret, report: say })
    const { held, lost } = await withClient(url, (client) =>
      copyFilesIn(client, { ...keys, files, signal }),
    )
    say(`${held} files are in place.`)
    if (lost > 0) throw new StartupError(`${lost} files are missing or damaged in the backup.`)
  } finally {
    await close()
    files.close()
    place.close()
  }
})

function readFrom(): string | undefined {
  try {
    return parseArgs({ options: { from: { type: 'string' } } }).values.from
  } catch {
    throw new StartupError('Use: npm run restore, or npm run restore -- --from <id>')
  }
}
