import { marksOf, type ServerSecret, secretAlone } from '../secrets/server-secret.ts'
import { StartupError } from '../startup-error.ts'
import { type BackupSummary, backupSummary } from './backup-contents.ts'
import { type BackupPlace, readWhole } from './backup-place.ts'
import { wholeBackups } from './kept-backups.ts'
import { objectOf, SUMMARY } from './object-names.ts'

/** Reads what a backup is. Throws a `StartupError` for one that is not there or not whole. */
export async function readSummary(place: BackupPlace, id: string): Promise<BackupSummary> {
  const text = await readWhole(place, objectOf(id, SUMMARY))
  if (text === null) throw new StartupError(`There is no backup ${id} in ${place.words}.`)
  return backupSummary.parse(JSON.parse(text.toString()))
}

export type ChosenBackup = BackupSummary & {
  /** The secret with which it is restored. */
  readonly openedBy: ServerSecret
}

/**
 * Returns the named backup, or the newest. Throws a `StartupError` for one whose sealed values the
 * server's secret does not open.
 */
export async function chooseBackup(
  place: BackupPlace,
  { id, secret }: { id: string | undefined; secret: ServerSecret },
): Promise<ChosenBackup> {
  const chosen = id ?? (await wholeBackups(place)).at(-1)
  if (chosen === undefined) throw new StartupError(`There is no backup in ${place.words}.`)
  const summary = await readSummary(place, chosen)
  const missing = missingSecrets(summary, secret)
  if (missing.length === 0) return { ...summary, openedBy: openingSecret(summary, secret) }
  throw new StartupError(
    `The backup ${chosen} was made with another SESSION_SECRET, of the mark ${missing.join(' and ')}. Give that one in SESSION_SECRET or SESSION_SECRET_OTHER: without it nobody can read the second factors, PINs and passwords of devices in it. Nothing was restored.`,
  )
}

/**
 * Returns the secret with which a backup is restored. One that has no keys yet is restored with the
 * secret that made it alone, so that its keys are made from that; the next start brings the other one.
 */
function openingSecret({ secret: mark, secrets }: BackupSummary, secret: ServerSecret) {
  if (secrets !== undefined) return secret
  return secretAlone(secret, mark)
}

/** Returns the marks of secrets that a backup needs and a server lacks. */
export function missingSecrets(
  { secret: mark, secrets = [mark] }: Pick<BackupSummary, 'secret' | 'secrets'>,
  secret: ServerSecret,
): string[] {
  const known = marksOf(secret)
  return secrets.filter((one) => !known.includes(one))
}
