import { sql } from 'kysely'

/** The copies of the database, as far as a login sees them. */
export type StandbyRow = {
  /** Whether the login is connected to a standby itself. */
  is_standby: boolean
  /** The setting that demands synchronous standbys; empty where none is. */
  demanded: string
  connected: number
  /** Null for a login without `pg_monitor`, from which states are hidden. */
  synchronous: number | null
  /** The standby that is most behind, and its seconds. */
  slowest: string | null
  behind_s: number | null
  /** Bytes that the slot of each standby has not confirmed. */
  slots: { name: string; bytes: number }[]
}

/** Reads the standbys of the database: one row. */
export const readStandbys = sql<StandbyRow>`
  SELECT pg_is_in_recovery() AS is_standby,
    current_setting('synchronous_standby_names') AS demanded,
    count(s.pid)::int AS connected,
    CASE WHEN count(s.sync_state) = count(s.pid)
      THEN (count(*) FILTER (WHERE s.sync_state IN ('sync', 'quorum')))::int END AS synchronous,
    (array_agg(s.application_name ORDER BY s.replay_lag DESC NULLS LAST))[1] AS slowest,
    max(extract(epoch FROM s.replay_lag))::float8 AS behind_s,
    (SELECT coalesce(json_agg(json_build_object('name', slot_name, 'bytes',
        CASE WHEN pg_is_in_recovery() THEN 0
          ELSE pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) END)), '[]')
      FROM pg_replication_slots
      WHERE slot_type = 'physical' AND active AND restart_lsn IS NOT NULL) AS slots
  FROM (VALUES (1)) one LEFT JOIN pg_stat_replication s ON true`

/**
 * Whether a synchronous standby is demanded and none is connected, so that writes wait. Where states are
 * hidden, only their absence is known.
 */
export const isStandbyMissing = ({ demanded, synchronous, connected }: StandbyRow): boolean =>
  demanded.trim() !== '' && (synchronous ?? connected) === 0
