import { type BackupWatch, backupWatch } from '../backups/backup-watch.ts'
import type { SystemDatabase } from '../database/system-database.ts'
import { type JobWatch, jobWatch } from '../jobs/job-watch.ts'
import { readSecretChange, type SecretChange } from '../secrets/secret-change.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import { type CompanyLoads, companyLoads } from './company-loads.ts'
import { type ServerList, serverList } from './server-list.ts'
import { type StandbyWatch, standbyWatch } from './standby-watch.ts'

/** What operators see of an installation as a whole, whichever server they ask. */
export type Watch = {
  readonly jobs: JobWatch
  readonly standbys: StandbyWatch
  readonly backups: BackupWatch
  readonly loads: CompanyLoads
  readonly servers: ServerList
  /** How far a change of the secret is. */
  readonly secret: { read(): Promise<SecretChange> }
}

/**
 * Opens it on a connection that only reads, and on another for what it writes: a write waits while a
 * standby is missing, which the first must tell.
 */
export const openWatch = (
  system: Pick<SystemDatabase, 'query'>,
  writing: Pick<SystemDatabase, 'query'>,
  secret: ServerSecret,
): Watch => ({
  jobs: jobWatch(system, writing),
  standbys: standbyWatch(system),
  backups: backupWatch(system),
  loads: companyLoads(writing),
  servers: serverList(system),
  secret: { read: () => system.query((queries) => readSecretChange(queries, secret)) },
})
