import { sql } from 'kysely'

/** Seconds after a command was sent from which nothing is heard of it any more. */
const SILENT_S = 60

/** Whether a command `c` waits that nobody settles any more, as after a process was killed. */
export const isForgotten = sql`(c.state = 'waiting' AND CASE WHEN c.sent_at IS NULL
  THEN c.expires_at < clock_timestamp()
  ELSE c.sent_at < clock_timestamp() - make_interval(secs => ${sql.lit(SILENT_S)}) END)`

/**
 * How a forgotten command `c` ends (access §28): refused if it expired before it was sent, since it is
 * not sent any more, and otherwise not known.
 */
export const forgottenAs = {
  state: sql`CASE WHEN c.sent_at IS NULL THEN 'refused' ELSE 'unknown' END`,
  reason: sql`CASE WHEN c.sent_at IS NULL THEN 'expired' ELSE 'interrupted' END`,
}
