import { openPlace } from '../../backups/open-place.ts'
import { INSTALLED, requireOwnPlace } from '../../backups/own-place.ts'
import { ProblemError } from '../../problem.ts'
import { StartupError } from '../../startup-error.ts'
import type { Check } from '../check.ts'
import { ok, wrong } from '../check.ts'

/**
 * Whether the place of the backups is this installation's own (decision 0124). A bucket that does not
 * answer is the finding of the backups' check.
 */
export const placeOfBackupsCheck: Check = {
  name: 'place of backups',
  async lookInside({ query }, { environment: { backup, isCopy } }) {
    if (isCopy || backup === undefined) return []
    const [schema] = await query<{ there: boolean }>(
      `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS there`,
    )
    if (!schema?.there) return []
    const [made] = await query<{ installed: Date | null }>(INSTALLED)
    if (!made?.installed) return []
    const place = await openPlace(backup)
    try {
      await requireOwnPlace(place, made.installed.toISOString())
      return [ok('BACKUP_URL has no backups of another installation.')]
    } catch (error) {
      if (error instanceof StartupError) return [wrong(error.message)]
      if (error instanceof ProblemError) return []
      throw error
    } finally {
      place.close()
    }
  },
}
