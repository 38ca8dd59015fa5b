import { sql } from 'kysely'
import type { SystemDatabase } from '../database/system-database.ts'
import { StartupError } from '../startup-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { readSummary } from './choose-backup.ts'
import { wholeBackups } from './kept-backups.ts'

/** The moment at which an installation's schema was made, which a restore brings back: it tells two apart. */
export const INSTALLED = 'SELECT min(applied_at) AS installed FROM public.schema_migrations'

/**
 * Throws a `StartupError` for a place with backups of another installation: each would remove what the
 * other keeps, and restoring takes the newest. One that was restored is the same installation.
 */
export async function requireOwnPlace(place: BackupPlace, installed: string): Promise<void> {
  const newest = (await wholeBackups(place)).at(-1)
  if (newest === undefined) return
  const { installed: other = installed } = await readSummary(place, newest)
  if (other === installed) return
  throw new StartupError(
    `${place.words} has backups of another installation, which was set up at ${other}. Restore the newest of them first, or give this installation a BACKUP_URL of its own.`,
  )
}

/**
 * Makes a check of the place for a server, which asks until it was its own once: lists of what ended have
 * the same names in all installations.
 */
export function ownPlaceCheck(
  system: Pick<SystemDatabase, 'query'>,
  place: BackupPlace,
): () => Promise<void> {
  let isOwn = false
  return async () => {
    if (isOwn) return
    const { installed } = await system.query((queries) =>
      queries.one(sql<{ installed: Date }>`${sql.raw(INSTALLED)}`),
    )
    await requireOwnPlace(place, installed.toISOString())
    isOwn = true
  }
}
