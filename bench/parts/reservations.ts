import type { BenchDatabase } from './environment.ts'

/** The id of the reserved area in each company. */
export const AREA = '00000077-0000-7000-8000-000000000001'

/**
 * Makes one area per company. Each of the twelve months from a day on has some reservations of it,
 * an hour apart.
 */
export async function makeReservations(
  { client }: BenchDatabase,
  { booked, from }: { booked: number; from: string },
): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query(`INSERT INTO common_areas (tenant_id, id, name, capacity, booking_mode)
    SELECT id, '${AREA}', 'Quadra', 20, 'free' FROM tenants`)
  await client.query(`INSERT INTO events (tenant_id, id, title, common_area_id, apartment_id,
      resident_id, starts_at, ends_at, state)
    SELECT t.id, gen_random_uuid(), 'Jogo ' || n, '${AREA}', a.id, r.id, at, at + interval '50 minutes',
      'approved'
    FROM tenants t
    JOIN LATERAL (SELECT id FROM apartments WHERE tenant_id = t.id LIMIT 1) a ON true
    JOIN LATERAL (SELECT id FROM residents WHERE tenant_id = t.id LIMIT 1) r ON true
    CROSS JOIN generate_series(0, 11) month
    CROSS JOIN generate_series(0, ${booked - 1}) n
    CROSS JOIN LATERAL (SELECT timestamptz '${from} 03:00Z' + make_interval(months => month)
      + make_interval(hours => n) AS at) times`)
  await client.query(`INSERT INTO event_blocks
      (tenant_id, event_id, common_area_id, blocked_during, is_own)
    SELECT tenant_id, id, common_area_id, tstzrange(starts_at, ends_at), true FROM events`)
  await client.query('SET session_replication_role = origin')
}

/** Lets all who live in a company book its area. */
export async function bookedByAll({ client }: BenchDatabase): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query(
    `UPDATE common_areas SET relations = '{owner,tenant,dependent,landlord,domestic_staff}'`,
  )
  await client.query('SET session_replication_role = origin')
}
