import { StartupError } from '../startup-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { readSummary } from './choose-backup.ts'
import { wholeBackups } from './kept-backups.ts'

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
