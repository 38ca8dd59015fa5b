import { newId } from '@portaria/contract/value-types/uuid'
import { secretSeal } from '../../apps/api/src/platform/sealed-secret.ts'
import { type BenchDatabase, benchSecret } from './environment.ts'

/** A reader with the point at its door. */
export type SiteReader = {
  readonly tenantId: string
  readonly id: string
  readonly pointId: string
  readonly deviceId: string
  readonly ip: string
  readonly port: number
}

/** The password that every reader has been given. */
export const READER_PASSWORD = 'a password of the benchmarks'

/** Makes the ids of a reader and its point. */
export const newReader = (at: Pick<SiteReader, 'tenantId' | 'ip' | 'port' | 'deviceId'>) => ({
  ...at,
  id: newId(),
  pointId: newId(),
})

/** Runs statements in the scope of a company, since triggers and policies read it. */
export async function inCompany<T>(
  { client }: BenchDatabase,
  tenantId: string,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenantId])
  return work()
}

/**
 * Adds readers with an approved address, a password, and a point that people enter by; `userId` set
 * the password.
 */
export async function addReaders(
  database: BenchDatabase,
  readers: readonly SiteReader[],
  userId: string,
): Promise<void> {
  const { client } = database
  const seal = secretSeal(benchSecret, 'device')
  for (const [tenantId, own] of Map.groupBy(readers, (reader) => reader.tenantId)) {
    const rows = JSON.stringify(
      own.map(({ id, pointId, ip, port, deviceId }) => ({
        id,
        point: pointId,
        ip,
        port,
        serial: `B${deviceId}`,
        sealed: seal.seal(`${tenantId} ${id}`, READER_PASSWORD).toString('hex'),
      })),
    )
    const given = `jsonb_to_recordset($2::jsonb)
      AS g (id uuid, point uuid, ip text, port int, serial text, sealed text)`
    const insert = (sql: string) => client.query(`${sql} FROM ${given}`, [tenantId, rows])
    await inCompany(database, tenantId, async () => {
      await insert(`INSERT INTO device_addresses (tenant_id, id, host, port, state, decided_at)
        SELECT $1, gen_random_uuid(), g.ip, g.port, 'approved', now()`)
      await insert(`INSERT INTO equipment
          (tenant_id, id, name, kind, driver, model, serial, ip, port, username)
        SELECT $1, g.id, 'Leitor ' || g.serial, 'card', 'control_id', 'iDFace', g.serial, g.ip,
          g.port, 'admin'`)
      await client.query(
        `INSERT INTO device_secrets (tenant_id, equipment_id, sealed, set_by)
         SELECT $1, g.id, decode(g.sealed, 'hex'), $3::uuid FROM ${given}`,
        [tenantId, rows, userId],
      )
      await insert(`INSERT INTO access_points (tenant_id, id, name, direction, equipment_id, channel)
        SELECT $1, g.point, 'Ponto ' || g.serial, 'in', g.id, 1`)
    })
  }
}

/** A rule for residents at some points. */
export type SiteRule = {
  readonly tenantId: string
  readonly name: string
  readonly pointIds: readonly string[]
  /** Relations to a unit; none: all of them. */
  readonly relations?: readonly string[]
  /** Hours of each day; none: all of them. */
  readonly hours?: { readonly from: string; readonly to: string }
  /** Residents by name, in the place of all. */
  readonly residentIds?: readonly string[]
}

/** Adds a rule. */
export async function addRule(database: BenchDatabase, rule: SiteRule): Promise<void> {
  const { client } = database
  const { tenantId, name, pointIds, relations = [], hours, residentIds } = rule
  const [id, scheduleId] = [newId(), hours ? newId() : null]
  await inCompany(database, tenantId, async () => {
    if (hours) {
      await client.query(`INSERT INTO access_schedules (tenant_id, id, name) VALUES ($1, $2, $3)`, [
        tenantId,
        scheduleId,
        name,
      ])
      await client.query(
        `INSERT INTO access_schedule_hours
          (tenant_id, id, access_schedule_id, ordinal, days, from_time, to_time)
         VALUES ($1, $2, $3, 0, '{mon,tue,wed,thu,fri,sat,sun,holiday}', $4, $5)`,
        [tenantId, newId(), scheduleId, hours.from, hours.to],
      )
    }
    await client.query(
      `INSERT INTO access_rules (tenant_id, id, name, kinds, relations, schedule_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [tenantId, id, name, residentIds ? [] : ['resident'], relations, scheduleId],
    )
    const owned = (table: string, column: string, ids: readonly string[]) =>
      client.query(
        `INSERT INTO ${table} (tenant_id, id, access_rule_id, ordinal, ${column})
         SELECT $1, gen_random_uuid(), $2, nth, one
         FROM unnest($3::uuid[]) WITH ORDINALITY AS u (one, nth)`,
        [tenantId, id, ids],
      )
    await owned('access_rule_points', 'point_id', pointIds)
    if (residentIds) await owned('access_rule_people', 'resident_id', residentIds)
  })
}

/**
 * Gives every resident of companies a card, which is lost for one of 25, blocked for another, and
 * ends the occupancy of a third.
 */
export async function giveCards(
  { client }: BenchDatabase,
  tenantIds: readonly string[],
): Promise<void> {
  const residents = `(SELECT tenant_id, id, row_number() OVER (PARTITION BY tenant_id ORDER BY id) AS nth
    FROM residents WHERE tenant_id = ANY($1::uuid[])) r`
  await client.query(`SET session_replication_role = replica`)
  await client.query(
    `INSERT INTO cards (tenant_id, id, number, kind, state, resident_id)
     SELECT tenant_id, gen_random_uuid(), (10000000 + nth)::text, 'card',
       CASE nth % 25 WHEN 0 THEN 'lost' WHEN 1 THEN 'blocked' ELSE 'assigned' END, id
     FROM ${residents}`,
    [tenantIds],
  )
  await client.query(
    `UPDATE occupancies o SET ends_on = current_date - 2 FROM ${residents}
     WHERE o.tenant_id = r.tenant_id AND o.resident_id = r.id AND r.nth % 25 = 2`,
    [tenantIds],
  )
  await client.query(`SET session_replication_role = origin`)
}

/**
 * Has readers known as if another process served them since yesterday: they have told what they are,
 * hold their lists, and their residents have numbers.
 */
export async function serveElsewhere(
  { client }: BenchDatabase,
  readers: readonly SiteReader[],
): Promise<void> {
  const ids = readers.map(({ id }) => id)
  const tenants = [...new Set(readers.map(({ tenantId }) => tenantId))]
  await client.query(`SET session_replication_role = replica`)
  await client.query(
    `UPDATE access_readers r SET profile = 'idface', serial = 'B' || g.device, device_id = g.device,
       inventory_wanted = false, inventory_at = now(), clock_read_at = now(), answered_at = now()
     FROM unnest($1::uuid[], $2::text[]) AS g (id, device) WHERE r.equipment_id = g.id`,
    [ids, readers.map(({ deviceId }) => deviceId)],
  )
  await client.query(
    `UPDATE device_leases SET holder = 'another process', held_until = 'infinity'
     WHERE tenant_id = ANY($1::uuid[])`,
    [tenants],
  )
  await client.query(
    `INSERT INTO reader_numbers (tenant_id, number, resident_id)
     SELECT tenant_id, row_number() OVER (PARTITION BY tenant_id ORDER BY id), id FROM residents
     WHERE tenant_id = ANY($1::uuid[])`,
    [tenants],
  )
  await client.query(`DELETE FROM reader_changes WHERE tenant_id = ANY($1::uuid[])`, [tenants])
  await client.query(
    `UPDATE reader_lists SET listed_at = now(), next_at = now() + interval '1 day'
     WHERE tenant_id = ANY($1::uuid[])`,
    [tenants],
  )
  await client.query(`SET session_replication_role = origin`)
}
