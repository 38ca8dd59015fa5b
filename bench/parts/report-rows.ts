import { addAllRegisters, type Condominiums, makeCondominiums, settle } from './condominiums.ts'
import type { BenchDatabase } from './environment.ts'

export const size: Condominiums = { batch: 1, tenants: 100, residentsEach: 600 }

/** Rows of the year, of all companies together. */
export const YEAR = { visits: 2_000_000, scans: 400_000, occurrences: 50_000 } as const

/** The first day of the year, and the instant at which it begins in São Paulo. */
export const FIRST_DAY = '2025-01-01'
const BEGIN = `timestamptz '2025-01-01 03:00Z'`

/** Scans per round. */
const POINTS = 10
const ROUNDS = YEAR.scans / POINTS

/**
 * Makes a year of visits, rounds and occurrences, in turns by company: the first has a tenth of the
 * visits, the others share the rest.
 */
export async function makeYear(database: BenchDatabase): Promise<void> {
  const { client } = database
  await makeCondominiums(database, size)
  await addAllRegisters(database, size)
  await client.query('SET session_replication_role = replica')
  await client.query(`CREATE TEMP TABLE places AS
    SELECT t.id AS tenant_id, row_number() OVER (ORDER BY t.id) - 1 AS nth,
      ARRAY(SELECT id FROM apartments WHERE tenant_id = t.id) AS units,
      ARRAY(SELECT id FROM visitors WHERE tenant_id = t.id) AS visitors
    FROM tenants t WHERE t.id <> '00000000-0000-0000-0000-000000000000'`)
  const whose = (count: number) => `
    generate_series(1, ${count}) n
    JOIN places p ON p.nth = CASE WHEN n % 10 = 0 THEN 0 ELSE 1 + (n / 10 * 9 + n % 10) % ${size.tenants - 1} END`
  const minute = `(hashint8(n::bigint * 7919) & 2147483647) % 525600`
  await client.query(`INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind, apartment_id,
      expected_from, state, answered_through, answered_at, checked_in_at, checked_out_how, checked_out_at, created_at)
    SELECT p.tenant_id, gen_random_uuid(), 'Visita ' || n,
      p.visitors[1 + n % cardinality(p.visitors)],
      (ARRAY['social','delivery','ride','service','recurring'])[1 + n % 5],
      p.units[1 + (n * 31) % cardinality(p.units)], at,
      CASE WHEN n % 50 = 1 THEN 'denied' WHEN n % 40 = 2 THEN 'no_show' ELSE 'left' END,
      CASE WHEN n % 50 = 1 THEN 'desk' END, CASE WHEN n % 50 = 1 THEN at + interval '3 minutes' END,
      CASE WHEN n % 50 <> 1 AND n % 40 <> 2 THEN at + interval '5 minutes' END,
      CASE WHEN n % 50 <> 1 AND n % 40 <> 2 THEN CASE n % 30 WHEN 7 THEN 'closed_by_job' ELSE 'desk' END END,
      CASE WHEN n % 50 <> 1 AND n % 40 <> 2 AND n % 30 <> 7
        THEN at + make_interval(mins => 10 + n % 700) END, at
    FROM ${whose(YEAR.visits)}
    CROSS JOIN LATERAL (SELECT ${BEGIN} + make_interval(mins => ${minute}) AS at) times`)
  await client.query(`INSERT INTO employees (tenant_id, id, name, position)
    SELECT p.tenant_id, gen_random_uuid(), 'Vigia ' || n, 'doorman' FROM places p, generate_series(1, 8) n`)
  await client.query(`INSERT INTO patrol_points (tenant_id, id, name)
    SELECT p.tenant_id, gen_random_uuid(), 'Ponto ' || n FROM places p, generate_series(1, ${POINTS}) n`)
  await client.query(`INSERT INTO patrols (tenant_id, id, name, range_min)
    SELECT p.tenant_id, gen_random_uuid(), 'Patrulha ' || n, 60 FROM places p, generate_series(1, 4) n`)
  await client.query(`INSERT INTO rounds (tenant_id, id, patrol_id, employee_id, starts_at, service_date, state,
      punctuality, started_at, finished_at, points_total, points_done)
    SELECT p.tenant_id, gen_random_uuid(),
      (SELECT id FROM patrols o WHERE o.tenant_id = p.tenant_id ORDER BY id OFFSET n % 4 LIMIT 1),
      (SELECT id FROM employees o WHERE o.tenant_id = p.tenant_id ORDER BY id OFFSET n % 8 LIMIT 1),
      at + make_interval(secs => n % 60), (at AT TIME ZONE 'America/Sao_Paulo')::date,
      CASE WHEN n % 20 = 3 THEN 'missed' WHEN n % 25 = 4 THEN 'completed_with_exceptions' ELSE 'completed' END,
      CASE WHEN n % 20 <> 3 THEN (ARRAY['on_time','on_time','late'])[1 + n % 3] END,
      CASE WHEN n % 20 <> 3 THEN at END, CASE WHEN n % 20 <> 3 THEN at + interval '40 minutes' END,
      ${POINTS}, ${POINTS}
    FROM generate_series(1, ${ROUNDS}) n
    JOIN places p ON p.nth = n % ${size.tenants}
    CROSS JOIN LATERAL (SELECT ${BEGIN} + make_interval(mins => ${minute}) AS at) times
    ON CONFLICT DO NOTHING`)
  await client.query(`INSERT INTO round_points (tenant_id, round_id, point_id, ordinal, optional, result, scanned_at)
    SELECT r.tenant_id, r.id, o.id, o.nth, false,
      CASE WHEN r.state = 'completed_with_exceptions' AND o.nth = 3 THEN 'skipped'
        WHEN r.state = 'missed' THEN 'open' ELSE 'scanned' END,
      CASE WHEN r.state <> 'missed' AND NOT (r.state = 'completed_with_exceptions' AND o.nth = 3)
        THEN r.starts_at + make_interval(mins => o.nth::int * 3) END
    FROM rounds r JOIN LATERAL (
      SELECT id, row_number() OVER (ORDER BY id) AS nth FROM patrol_points o WHERE o.tenant_id = r.tenant_id
    ) o ON true`)
  await client.query(`INSERT INTO occurrence_types (tenant_id, id, name, "group")
    SELECT p.tenant_id, gen_random_uuid(), 'Tipo ' || n, 'security' FROM places p, generate_series(1, 6) n`)
  await client.query(`INSERT INTO occurrences (tenant_id, id, type_id, title, description, happened_at, severity,
      state, closed_at, created_at)
    SELECT p.tenant_id, gen_random_uuid(),
      (SELECT id FROM occurrence_types o WHERE o.tenant_id = p.tenant_id ORDER BY id OFFSET n % 6 LIMIT 1),
      'Ocorrência ' || n, 'Algo aconteceu', at, (ARRAY['info','minor','serious','critical'])[1 + n % 4],
      CASE WHEN n % 3 = 0 THEN 'open' ELSE 'closed' END,
      CASE WHEN n % 3 <> 0 THEN at + make_interval(mins => 60 + n % 9000) END, at + interval '20 minutes'
    FROM ${whose(YEAR.occurrences)}
    CROSS JOIN LATERAL (SELECT ${BEGIN} + make_interval(mins => ${minute}) AS at) times`)
  await client.query(`INSERT INTO occurrence_involved (tenant_id, id, occurrence_id, ordinal, apartment_id)
    SELECT o.tenant_id, gen_random_uuid(), o.id, turn,
      p.units[1 + ((hashtext(o.id::text) & 65535) + turn) % cardinality(p.units)]
    FROM occurrences o JOIN places p USING (tenant_id), generate_series(0, 1) turn`)
  await client.query('SET session_replication_role = origin')
  await settle(database)
}
