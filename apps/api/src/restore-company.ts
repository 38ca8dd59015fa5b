import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { systemActor } from '@portaria/contract/actors/actor'
import { assemble, type DatabaseAccess } from './assembled-parts.ts'
import { type CompanyFlags, decisionsOf } from './company-decisions.ts'
import { companyCopies, endedRowsOf, sealedValuesOf } from './modules.ts'
import { openDatabase, say } from './operator-command.ts'
import type { BackupPlace } from './platform/backups/backup-place.ts'
import { chooseBackup } from './platform/backups/choose-backup.ts'
import { replayEnded } from './platform/backups/ended-list.ts'
import { asOwner } from './platform/backups/one-company/as-owner.ts'
import { type BroughtBeside, bringBeside } from './platform/backups/one-company/bring-beside.ts'
import { findCompany } from './platform/backups/one-company/find-company.ts'
import { restoreRows } from './platform/backups/restore-backup.ts'
import { appDatabase } from './platform/database/app-database.ts'
import { openPool } from './platform/database/database-pool.ts'
import { migrate } from './platform/database/migrate.ts'
import { databaseName, roleUrl } from './platform/database/role-credentials.ts'
import { checkSchema } from './platform/database/schema-check.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import type { Environment } from './platform/environment.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { StartupError } from './platform/startup-error.ts'
import { undoSteps } from './undo-steps.ts'

export type CompanyChoice = CompanyFlags & {
  /** The company: its id, its CNPJ or its name. */
  readonly tenant: string
  /** The name that the new company shows. */
  readonly as: string
  /** The backup; the newest by default. */
  readonly from?: string
}

type Keys = { readonly place: BackupPlace; readonly identities: readonly string[] }

/**
 * Brings one company of a backup back as a new one beside those that live: `npm run restore --
 * --tenant <company> --as <name>`. Servers serve meanwhile. The company is made by itself first, in a
 * database that is removed afterwards, where what ended since ends again.
 */
export async function restoreCompany(
  environment: Environment,
  choice: CompanyChoice,
  keys: Keys & { readonly signal: AbortSignal },
): Promise<void> {
  const begun = performance.now()
  const steps = undoSteps()
  try {
    const living = await openDatabase(environment)
    steps.undo(living.close)
    const files = await openFileStore(environment)
    steps.undo(files.close)
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portaria-company-'))
    steps.undo(() => rm(dataDir, { recursive: true, force: true }))
    const { url, secret } = living
    await checkSchema({ url, secret })
    const tenantId = await asOwner({ url }, (client) => findCompany(client, choice.tenant))
    const { id, takenAt, openedBy } = await chooseBackup(keys.place, { id: choice.from, secret })
    say(`Bringing back ${choice.tenant} (${tenantId}) of ${id}, the state of ${takenAt}.`)
    const work = await workDatabase(dataDir, steps.undo)
    await restoreRows(id, {
      ...keys,
      url: work,
      secret: openedBy,
      report: say,
      isReal: false,
      only: tenantId,
    })
    const settled = await migrate({ url: work, secret: openedBy, report: say })
    const byHand = await endThere(
      { ...environment, objectStorage: undefined, dataDir },
      { url: work, secret: settled },
      { ...keys, tenantId, takenAt: new Date(takenAt), living },
    )
    const brought = await bringBeside({
      ...keys,
      work,
      target: url,
      tenantId,
      name: choice.as,
      backupId: id,
      copies: companyCopies,
      values: sealedValuesOf({ secret, publicUrl: environment.publicUrl }),
      decisions: decisionsOf(choice),
      files,
      report: say,
    })
    tell(choice.as, { ...brought, byHand: [...byHand, ...brought.byHand] })
    say(`It took ${((performance.now() - begun) / 1_000).toFixed(1)} s.`)
    requireFiles(brought)
  } finally {
    await steps.run()
  }
}

/** Returns the database in which a company is made by itself: the given one, or one of our own. */
async function workDatabase(
  dataDir: string,
  undo: (step: () => Promise<void>) => void,
): Promise<string> {
  const given = process.env['WORK_DATABASE_URL']
  if (given) return given
  const embedded = await startEmbeddedPostgres({ dataDir, report: () => undefined, durable: false })
  undo(embedded.stop)
  return embedded.connectionString
}

type Moment = Keys & {
  readonly tenantId: string
  readonly takenAt: Date
  readonly living: DatabaseAccess
}

const appUrl = ({ url, secret }: DatabaseAccess) => roleUrl(url, databaseName(url), 'app', secret)

/**
 * Ends what ended after the backup in the company by itself, and prepares its rows. Returns what
 * somebody has to do by hand.
 */
async function endThere(
  environment: Environment,
  access: DatabaseAccess,
  { tenantId, takenAt, living, ...keys }: Moment,
): Promise<string[]> {
  const steps = undoSteps()
  try {
    const { parts } = await assemble({ ...environment, isCopy: true }, access, steps.undo)
    const { database } = parts
    const pool = openPool(appUrl(living), { connections: 1 })
    steps.undo(pool.close)
    const sources = endedRowsOf(parts)
    const beside = { tenantId, living: appDatabase(pool, () => undefined) }
    const replay = { ...keys, database, sources, beside }
    const { lines, byHand } = await replayEnded(replay, takenAt)
    say(`${lines} entries of what ended after the backup were ended in it.`)
    await database.inTenant(systemActor('a company brought back', tenantId), async (context) => {
      for (const { prepare } of companyCopies) await prepare?.(context)
    })
    return byHand
  } finally {
    await steps.run()
  }
}

function tell(name: string, { tenantId, rows, files, roles, gone, byHand }: BroughtBeside): void {
  say(`${name} is there, inactive, with ${rows} rows, ${files.held} files and ${roles} roles.`)
  for (const { name: person, email, role } of gone) {
    say(`The account of ${person} (${email}) exists no longer: the role ${role} ended.`)
  }
  for (const sentence of byHand) say(`To do by hand: ${sentence}`)
  say(
    `Its id is ${tenantId}. No link, notice, session or job was brought, and no device is reached.`,
  )
}

function requireFiles({ files: { lost } }: BroughtBeside): void {
  if (lost > 0) throw new StartupError(`${lost} files are missing or damaged in the backup.`)
}
