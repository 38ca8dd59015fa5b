import { sql } from 'kysely'
import { together } from '../../../../platform/database/together.ts'
import type { PlatformScope } from '../../../../platform/jobs/task.ts'
import { READER_DEVICES, readerOfDevice } from '../reader-device.ts'

/** A reader that this process serves. */
export type HeldReader = {
  readonly tenantId: string
  readonly equipmentId: string
  readonly device: string
  readonly fence: number
  /** When something was put down for it, as the database wrote it. */
  readonly calledAt: string
}

/** Seconds for which a process has a reader after each renewal (access §22). */
export const LEASE_S = 15

/** Readers that a process takes at once, so that servers that start together share them. */
const TAKEN_AT_ONCE = 20

/** The leases of all companies' readers, by which the processes share them. */
export type ReaderLeases = {
  /** Takes free readers. */
  claim(): Promise<HeldReader[]>
  /**
   * Returns the readers that this process still has, and companies whose lists have to be worked out
   * anew; with `renew`, has the readers for longer.
   */
  look(options: { renew: boolean }): Promise<Look>
  /** Gives all of them back. */
  release(): Promise<void>
}

export type Look = { readonly held: readonly HeldReader[]; readonly companies: readonly string[] }

type Row = {
  readonly tenant_id: string
  readonly device: string
  readonly fence: number
  readonly called_at: string
}

const columns = sql`l.tenant_id, l.device, l.fence::float8 AS fence, coalesce((
  SELECT c.called_at::text FROM device_calls c
  WHERE c.tenant_id = l.tenant_id AND c.device = l.device), '') AS called_at`

const heldOf = ({ tenant_id, device, fence, called_at }: Row): HeldReader => ({
  tenantId: tenant_id,
  equipmentId: readerOfDevice(device),
  device,
  fence,
  calledAt: called_at,
})

/** Makes the leases of a process; `holder` is its name. */
export function readerLeases(system: PlatformScope['system'], holder: string): ReaderLeases {
  const until = sql`clock_timestamp() + make_interval(secs => ${sql.lit(LEASE_S)})`
  const isOurs = sql`holder = ${holder} AND device LIKE ${READER_DEVICES}
    AND held_until > clock_timestamp()`
  return {
    claim: async () =>
      (
        await system.query((queries) =>
          queries.all(sql<Row>`
            UPDATE device_leases l
            SET holder = ${holder}, fence = l.fence + 1, held_until = ${until}
            FROM (SELECT tenant_id, device FROM device_leases
              WHERE device LIKE ${READER_DEVICES} AND held_until < clock_timestamp()
              ORDER BY random() LIMIT ${sql.lit(TAKEN_AT_ONCE)} FOR UPDATE SKIP LOCKED) free
            WHERE l.tenant_id = free.tenant_id AND l.device = free.device
            RETURNING ${columns}`),
        )
      ).map(heldOf),

    look: ({ renew }) =>
      system.query(async (queries) => {
        const [rows, due] = await together(
          queries.all(
            renew
              ? sql<Row>`
                  UPDATE device_leases l SET held_until = ${until} WHERE ${isOurs}
                  RETURNING ${columns}`
              : sql<Row>`SELECT ${columns} FROM device_leases l WHERE ${isOurs}`,
          ),
          queries.all(sql<{ tenant_id: string }>`
            SELECT tenant_id FROM reader_changes
            UNION SELECT tenant_id FROM reader_lists WHERE next_at <= now()`),
        )
        return { held: rows.map(heldOf), companies: due.map(({ tenant_id }) => tenant_id) }
      }),

    async release() {
      await system.query((queries) =>
        queries.all(sql`
          UPDATE device_leases SET holder = NULL, held_until = '-infinity' WHERE ${isOurs}`),
      )
    },
  }
}
