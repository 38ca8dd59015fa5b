import type { BenchDatabase } from './environment.ts'
import type { Stored } from './fleet-day.ts'
import type { FleetDay } from './fleet-load.ts'

/** Finds the rows of keys: one for each row, so that a doubled one comes twice. */
const found: Readonly<Record<Stored, string>> = {
  visit: `SELECT substr(guest_name, 10) AS key FROM visits WHERE guest_name LIKE 'Carteiro %'`,
  parcel: `SELECT tracking AS key FROM parcels WHERE tracking IS NOT NULL`,
  reservation: `SELECT substr(title, 9) AS key FROM events WHERE title LIKE 'Reserva %'`,
  press: `SELECT idempotency_key AS key FROM panic_presses WHERE idempotency_key IS NOT NULL`,
}

/**
 * Ends what would change the next side's day, which is the same: its reservations have these times, and
 * a press joins an open alert.
 */
export async function endDay({ client }: BenchDatabase): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query('DELETE FROM event_blocks')
  await client.query('DELETE FROM events')
  await client.query(
    `UPDATE panic_alerts SET state = 'closed', acknowledged_by = coalesce(acknowledged_by, raised_by),
       acknowledged_at = coalesce(acknowledged_at, now()), closed_by = raised_by, closed_at = now(),
       resolution = 'test'
     WHERE state <> 'closed'`,
  )
  await client.query('SET session_replication_role = origin')
}

/** Counts what was answered and is not there, and what is there twice. */
export async function judgeStored(
  { client }: BenchDatabase,
  stored: FleetDay['stored'],
): Promise<{ answered: number; lost: number; doubled: number }> {
  const total = { answered: 0, lost: 0, doubled: 0 }
  for (const [what, statement] of Object.entries(found)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `found`
    const keys = stored[what as Stored]
    const { rows } = await client.query<{ lost: number; doubled: number }>(
      `SELECT count(*) FILTER (WHERE times = 0)::int AS lost,
         count(*) FILTER (WHERE times > 1)::int AS doubled
       FROM (SELECT a.key, count(s.key) AS times FROM unnest($1::text[]) AS a (key)
         LEFT JOIN (${statement}) s ON s.key = a.key GROUP BY a.key) answered`,
      [keys],
    )
    total.answered += keys.length
    total.lost += rows[0]?.lost ?? 0
    total.doubled += rows[0]?.doubled ?? 0
  }
  return total
}
