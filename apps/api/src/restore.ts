import { parseArgs } from 'node:util'
import { systemActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import { assemble, type DatabaseAccess } from './assembled-parts.ts'
import { endedRowsOf, modules } from './modules.ts'
import { openDatabase, runCommand, say } from './operator-command.ts'
import type { BackupPlace } from './platform/backups/backup-place.ts'
import { readIdentities } from './platform/backups/backup-settings.ts'
import { chooseBackup } from './platform/backups/choose-backup.ts'
import { replayEnded } from './platform/backups/ended-list.ts'
import { copyFilesIn } from './platform/backups/file-copies.ts'
import { openPlace } from './platform/backups/open-place.ts'
import { restoreRows } from './platform/backups/restore-backup.ts'
import { finishRestore } from './platform/backups/unfinished-restore.ts'
import type { AppDatabase } from './platform/database/app-database.ts'
import { migrate } from './platform/database/migrate.ts'
import { withClient } from './platform/database/one-connection.ts'
import { type Environment, readEnvironment } from './platform/environment.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { endAllSessions } from './platform/sessions/session.store.ts'
import { StartupError } from './platform/startup-error.ts'
import { type CompanyChoice, restoreCompany } from './restore-company.ts'
import { undoSteps } from './undo-steps.ts'

/**
 * Restores a backup into the empty database and the store of files of the settings: `npm run
 * restore`, or `-- --from <id>` for another than the newest. No server runs meanwhile. What ended
 * after the backup ends first, so that no file of somebody who was erased comes back; `-- --files`
 * brings files back alone. `-- --tenant <company> --as <name>` brings one company back as a new one,
 * beside those that live.
 */
await runCommand(async (signal) => {
  const choice = readChoice()
  const environment = readEnvironment(process.env)
  if (environment.backup === undefined) {
    throw new StartupError('BACKUP_URL must be set: the folder or bucket of the backups.')
  }
  const identities = await readIdentities(process.env)
  const place = await openPlace(environment.backup)
  if (choice.company) {
    try {
      return await restoreCompany(environment, choice.company, { place, identities, signal })
    } finally {
      place.close()
    }
  }
  const files = await openFileStore(environment)
  const { url, secret, close } = await openDatabase(environment)
  try {
    const { id, takenAt, release, openedBy } = await chooseBackup(place, {
      id: choice.from,
      secret,
    })
    const keys = { place, identities }
    if (!choice.files) {
      say(`Restoring ${id}, the state of ${takenAt} by release ${release}.`)
      await restoreRows(id, { ...keys, url, secret: openedBy, report: say, isReal: true })
      const settled = await migrate({ url, secret: openedBy, report: say })
      await endAgain(environment, { url, secret: settled }, { ...keys, takenAt: new Date(takenAt) })
    }
    say('Bringing the files back. Where this is stopped: npm run restore -- --files goes on.')
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

const USE =
  'Use: npm run restore, with -- --from <id> or -- --files; or npm run restore -- --tenant <company> --as <name>, with --from <id>, --cnpj <number or none>, --give <e-mail>:<role> and --leave <e-mail>:<role>'

type Choice = { from?: string; files?: boolean; company?: CompanyChoice }

function readChoice(): Choice {
  const { tenant, as, cnpj, give, leave, ...whole } = readArguments()
  if ([tenant, as, cnpj, give, leave].every((one) => one === undefined)) return whole
  if (!tenant || !as?.trim() || whole.files) throw new StartupError(USE)
  return { company: { tenant, as: as.trim(), cnpj, give, leave, from: whole.from } }
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    const several = { ...text, multiple: true } as const
    const ofCompany = { tenant: text, as: text, cnpj: text, give: several, leave: several }
    return parseArgs({ options: { from: text, files: { type: 'boolean' }, ...ofCompany } }).values
  } catch {
    throw new StartupError(USE)
  }
}

type Restored = { place: BackupPlace; identities: readonly string[]; takenAt: Date }

/** Ends what ended after the backup, and every session; prepares the companies' devices. */
async function endAgain(
  environment: Environment,
  access: DatabaseAccess,
  { takenAt, ...keys }: Restored,
): Promise<void> {
  const steps = undoSteps()
  try {
    const { parts, background } = await assemble(
      { ...environment, isCopy: true },
      access,
      steps.undo,
    )
    const { database, auth } = parts
    const sources = endedRowsOf(parts)
    const { lines, byHand } = await replayEnded({ ...keys, database, sources }, takenAt)
    say(`${lines} entries of what ended after the backup were ended again.`)
    for (const sentence of byHand) say(`To do by hand: ${sentence}`)
    await auth.query(endAllSessions)
    for (const tenantId of await companiesOf(database)) {
      const actor = systemActor('restore of a backup', tenantId)
      await database.inTenant(actor, async (context) => {
        for (const { afterRestore } of modules) await afterRestore?.(context)
      })
    }
    await finishRestore(background.system)
    say('Every session is ended: people sign in again, with the passwords of the backup.')
  } finally {
    await steps.run()
  }
}

async function companiesOf(database: AppDatabase): Promise<string[]> {
  const rows = await database.onPlatform(systemActor('restore of a backup'), (queries) =>
    queries.all(sql<{ id: string }>`SELECT id FROM tenants ORDER BY id`),
  )
  return rows.map(({ id }) => id)
}
