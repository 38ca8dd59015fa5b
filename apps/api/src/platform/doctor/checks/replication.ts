import type { Check, Inside } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

/** Seconds by which a standby may be behind. */
const BEHIND_S = 30

/** Whether what is answered lies on a second disk where that is asked for (decision 0122). */
export const replicationCheck: Check = {
  name: 'replication',
  async lookInside(inside, { environment }) {
    const { standby, expected, names } = await settingsOf(inside)
    if (standby) {
      return [
        wrong(
          'DATABASE_URL leads to a standby, which refuses every change: lead it to the primary, such as by HAProxy.',
        ),
      ]
    }
    const standbys = await standbysOf(inside)
    const isSynchronous = standbys.some(({ sync }) => sync === 'sync' || sync === 'quorum')
    // The state is hidden from a login without pg_monitor.
    const isHidden = standbys.some(({ sync }) => sync === null)
    if (expected && standbys.length === 0) return [MISSING]
    if (expected && !isSynchronous && !isHidden) return [MISSING]
    if (isHidden) {
      return [
        warning(
          `The state of ${standbys.length} standbys is hidden from this login: GRANT pg_monitor to it, to see whether one is synchronous.`,
        ),
      ]
    }
    const behind = standbys.find(({ behind_s }) => (behind_s ?? 0) > BEHIND_S)
    if (behind) {
      return [
        warning(
          `The standby ${behind.name} is ${Math.round(behind.behind_s ?? 0)} s behind: look at its disk and the network.`,
        ),
      ]
    }
    if (isSynchronous) return [ok(`A synchronous standby has all that is answered (${names}).`)]
    if (standbys.length > 0) {
      return [
        warning('No standby is synchronous: where the primary is lost, answered changes are too.'),
      ]
    }
    return [
      ok(
        environment.databaseUrl === undefined
          ? 'The embedded database has no standby: only a backup survives this disk.'
          : 'No standby is set up: only a backup survives the disk of the database.',
      ),
    ]
  },
}

const MISSING = wrong(
  'No synchronous standby is connected, though one is demanded: writes wait, alarms too, until a standby is back.',
)

async function settingsOf({ query }: Inside) {
  const [found] = await query<{ standby: boolean; names: string }>(
    `SELECT pg_is_in_recovery() AS standby,
       current_setting('synchronous_standby_names') AS names`,
  )
  const { standby = false, names = '' } = found ?? {}
  return { standby, names, expected: names.trim() !== '' }
}

type Standby = { name: string | null; sync: string | null; behind_s: number | null }

const standbysOf = ({ query }: Inside) =>
  query<Standby>(
    `SELECT application_name AS name, sync_state AS sync,
       extract(epoch FROM replay_lag)::float8 AS behind_s
     FROM pg_stat_replication`,
  )
