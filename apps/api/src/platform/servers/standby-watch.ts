import { isStandbyMissing, readStandbys } from '../database/standbys.ts'
import type { SystemDatabase } from '../database/system-database.ts'
import { readSometimes } from '../measures/read-sometimes.ts'

/** The copies of the database, as far as the system's login sees them. */
export type Standbys = {
  /** Standbys that are connected. */
  connected: number
  /** Whether a synchronous standby is demanded and none is connected, so that writes wait. */
  isMissing: boolean
  /** Bytes that the slot of each standby has not confirmed, by the name of the slot. */
  behindBytes: ReadonlyMap<string, number>
  /** Seconds by which the slowest is behind; null if the login has no `pg_monitor`. */
  behindS: number | null
}

export type StandbyWatch = {
  /** At most 15 seconds old; null while the database does not answer. */
  read(): Promise<Standbys | null>
}

export const standbyWatch = (system: Pick<SystemDatabase, 'query'>): StandbyWatch => ({
  read: readSometimes(async () => {
    const row = await system.query((queries) => queries.one(readStandbys))
    return {
      connected: row.connected,
      isMissing: isStandbyMissing(row),
      behindBytes: new Map(row.slots.map(({ name, bytes }) => [name, bytes])),
      behindS: row.behind_s,
    }
  }),
})
