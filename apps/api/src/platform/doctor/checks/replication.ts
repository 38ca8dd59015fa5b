import { textOf } from '../../database/queries.ts'
import { isStandbyMissing, readStandbys, type StandbyRow } from '../../database/standbys.ts'
import { type Check, type Finding, ok, warning, wrong } from '../check.ts'

/** Seconds by which a standby may be behind. */
const BEHIND_S = 30

/** Whether what is answered lies on a second disk where that is asked for (decision 0122). */
export const replicationCheck: Check = {
  name: 'replication',
  async lookInside({ query }, { environment }) {
    const { text, values } = textOf(readStandbys)
    const [row] = await query<StandbyRow>(text, values)
    return row === undefined ? [] : [stated(row, environment.databaseUrl === undefined)]
  },
}

function stated(row: StandbyRow, isEmbedded: boolean): Finding {
  const {
    is_standby: isStandby,
    demanded,
    connected,
    synchronous,
    slowest,
    behind_s: behindS,
  } = row
  if (isStandby) {
    return wrong(
      'DATABASE_URL leads to a standby, which refuses every change: lead it to the primary, such as by HAProxy.',
    )
  }
  if (isStandbyMissing(row)) {
    return wrong(
      'No synchronous standby is connected, though one is demanded: writes wait, alarms too, until a standby is back.',
    )
  }
  if (synchronous === null) {
    return warning(
      `The state of ${connected} standbys is hidden from this login: GRANT pg_monitor to it, to see whether one is synchronous.`,
    )
  }
  if (behindS !== null && behindS > BEHIND_S) {
    return warning(
      `The standby ${slowest} is ${Math.round(behindS)} s behind: look at its disk and the network.`,
    )
  }
  if (synchronous > 0) return ok(`A synchronous standby has all that is answered (${demanded}).`)
  if (connected > 0) {
    return warning(
      'No standby is synchronous: where the primary is lost, answered changes are too.',
    )
  }
  return ok(
    isEmbedded
      ? 'The embedded database has no standby: only a backup survives this disk.'
      : 'No standby is set up: only a backup survives the disk of the database.',
  )
}
