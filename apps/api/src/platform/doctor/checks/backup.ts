import { BACKUP_HOURS } from '@portaria/contract/modules/landing/overview'
import { missingSecrets, readSummary } from '../../backups/choose-backup.ts'
import { wholeBackups } from '../../backups/kept-backups.ts'
import { openPlace } from '../../backups/open-place.ts'
import { ProblemError } from '../../problem.ts'
import { StartupError } from '../../startup-error.ts'
import type { Check, Finding, Installation } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

const HOUR_MS = 3_600_000

/** How old the newest backup is, and whether this installation could use it (decision 0124). */
export const backupCheck: Check = {
  name: 'backup',
  async look(installation) {
    const { production, isCopy } = installation.environment
    if (isCopy) return [ok('A copy of the data makes no backups.')]
    if (installation.environment.backup === undefined) {
      const says = 'Nothing is backed up: set BACKUP_URL and BACKUP_RECIPIENT.'
      return [production ? wrong(says) : warning(says)]
    }
    try {
      return [await lookAtNewest(installation, installation.environment.backup)]
    } catch (error) {
      if (error instanceof StartupError) return [wrong(error.message)]
      if (!(error instanceof ProblemError)) throw error
      return [wrong('The bucket of BACKUP_URL does not answer, or refuses its keys.')]
    }
  },
}

async function lookAtNewest(
  { secret, machine }: Installation,
  settings: Parameters<typeof openPlace>[0],
): Promise<Finding> {
  const place = await openPlace(settings)
  try {
    const newest = (await wholeBackups(place)).at(-1)
    if (newest === undefined) {
      return wrong(`There is no backup in ${place.words}: make one by npm run backup.`)
    }
    const summary = await readSummary(place, newest)
    const { takenAt, files } = summary
    const missing = secret === undefined ? [] : missingSecrets(summary, secret)
    const hours = Math.floor((machine.now() - Date.parse(takenAt)) / HOUR_MS)
    if (missing.length > 0) {
      return wrong(
        `The newest backup was made with another SESSION_SECRET, of the mark ${missing.join(' and ')}: keep that one, or make a new backup.`,
      )
    }
    if (hours >= BACKUP_HOURS) {
      return wrong(`The newest backup is ${hours} hours old: look at npm run backup.`)
    }
    if (files.lost > 0) {
      return warning(`The newest backup lacks ${files.lost} files, which the store has lost.`)
    }
    return ok(`The newest backup is ${hours} hours old: try it by npm run drill.`)
  } finally {
    place.close()
  }
}
