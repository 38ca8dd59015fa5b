import type { Check } from '../check.ts'
import { ok, wrong } from '../check.ts'

/** What a power cut must not take: an alarm that was answered is on the disk. */
export const durabilityCheck: Check = {
  name: 'durability',
  async lookInside({ query }) {
    const off = await query<{ name: string }>(
      `SELECT name FROM pg_settings
       WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'
       ORDER BY name`,
    )
    if (off.length === 0) return [ok('The database waits for its disk before it answers.')]
    const names = off.map(({ name }) => name).join(', ')
    return [
      wrong(
        `The database answers before its disk has the change: set ${names} to on, or a power cut loses alarms that were answered.`,
      ),
    ]
  },
}
