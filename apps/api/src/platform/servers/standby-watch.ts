import { sql } from 'kysely'
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

type Row = {
  connected: number
  synchronous: number | null
  demanded: boolean
  behind_s: number | null
  slots: { name: string; bytes: number }[]
}

export const standbyWatch = (system: Pick<SystemDatabase, 'query'>): StandbyWatch => ({
  read: readSometimes(async () => {
    const row = await system.query((queries) =>
      queries.one(sql<Row>`
        SELECT count(s.pid)::int AS connected,
          CASE WHEN count(s.sync_state) = count(s.pid)
            THEN (count(*) FILTER (WHERE s.sync_state IN ('sync', 'quorum')))::int END AS synchronous,
          current_setting('synchronous_standby_names') <> '' AS demanded,
          max(extract(epoch FROM s.replay_lag))::float8 AS behind_s,
          (SELECT coalesce(json_agg(json_build_object('name', slot_name, 'bytes',
              CASE WHEN pg_is_in_recovery() THEN 0
                ELSE pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) END)), '[]')
            FROM pg_replication_slots
            WHERE slot_type = 'physical' AND active AND restart_lsn IS NOT NULL) AS slots
        FROM (VALUES (1)) one LEFT JOIN pg_stat_replication s ON true`),
    )
    return {
      connected: row.connected,
      // Without pg_monitor the states are hidden: then only their absence is known.
      isMissing: row.demanded && (row.synchronous ?? row.connected) === 0,
      behindBytes: new Map(row.slots.map(({ name, bytes }) => [name, bytes])),
      behindS: row.behind_s,
    }
  }),
})
