import { Client } from 'pg'
import type { AlertReader } from './crash-clients.ts'
import type { CrashJournal } from './crash-journal.ts'

/** The outcome of all requests. */
export type Verdict = {
  answered: {
    presses: number
    alerts: number
    towers: number
    parcels: number
    handOvers: number
    entries: number
    scans: number
    losses: number
    commands: number
  }
  /** Requests without an answer, and how many of those the server had stored. */
  unanswered: { asked: number; stored: number }
  events: number
  /** Faults found, in words. */
  faults: string[]
}

type Stored = { key: string; id: string; events: number }

/** Checks the tables, as a superuser: each answered row once, each unanswered one at most once. */
export async function judge(
  databaseUrl: string,
  journal: CrashJournal,
  readers: readonly AlertReader[],
): Promise<Verdict> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const presses = await client.query<Stored>(`
      WITH raised AS (
        SELECT payload->>'id' AS alert, count(*)::int AS events FROM (
          SELECT topic, payload FROM live_events UNION ALL SELECT topic, payload FROM outbox) e
        WHERE topic = 'panic.raised' GROUP BY 1)
      SELECT p.idempotency_key AS key, p.alert_id AS id, coalesce(r.events, 0) AS events
      FROM panic_presses p LEFT JOIN raised r ON r.alert = p.alert_id::text
      WHERE p.idempotency_key IS NOT NULL`)
    const towers = await client.query<Stored>(
      `SELECT substr(name, 7) AS key, id, 1 AS events FROM towers WHERE name LIKE 'Torre %-%-%'`,
    )
    // Every reception has one event in its chain, and one number.
    const received = await client.query<Stored>(`
      SELECT p.id::text AS key, p.id, (
          SELECT count(*)::int FROM parcel_events e
          WHERE e.parcel_id = p.id AND e.kind = 'received') AS events
      FROM parcels p`)
    const handed = await client.query<Stored>(`
      SELECT p.id || ' handed over' AS key, p.id, (
          SELECT count(*)::int FROM parcel_events e
          WHERE e.parcel_id = p.id AND e.kind = 'handed_over') AS events
      FROM parcels p JOIN parcel_codes c ON c.parcel_id = p.id AND c.spent_at IS NOT NULL
      WHERE p.state = 'handed_over'`)
    // An entry that a desk recorded without a network became one visit, of one guest.
    const entries = await client.query<Stored>(`
      WITH made AS (SELECT guest_name, count(*)::int AS events FROM visits GROUP BY 1)
      SELECT d.id::text AS key, d.visit_id AS id, coalesce(m.events, 0) AS events
      FROM desk_entries d LEFT JOIN made m ON m.guest_name = d.guest_name`)
    // Each scan is stored once, and its point was marked as passed in the same transaction.
    const scans = await client.query<Stored>(`
      SELECT e.id::text AS key, e.id, (
          SELECT count(*)::int FROM round_points p WHERE p.round_id = e.round_id
            AND p.point_id = e.point_id AND p.result = 'scanned') AS events
      FROM round_entries e WHERE e.kind = 'scan'`)
    const losses = await client.query<Stored>(
      `SELECT id::text AS key, id, 1 AS events FROM cards WHERE state = 'lost'`,
    )
    const commands = await client.query<Stored>(
      `SELECT id::text AS key, id, 1 AS events FROM reader_commands`,
    )
    const twice = await client.query<{ number: string }>(`
      SELECT p.number FROM parcels p GROUP BY p.tenant_id, p.number HAVING count(*) > 1`)
    const numbers = await client.query<{
      events: number
      gaps: number
      last: number
      given: number
    }>(`
      SELECT count(*)::int AS events, coalesce(max(number) - count(*), 0)::int AS gaps,
        coalesce(max(number), 0)::int AS last,
        (SELECT last_number::int FROM live_event_position) AS given
      FROM live_events`)
    const stored = Map.groupBy(
      [presses, towers, received, handed, entries, scans, losses, commands].flatMap(
        ({ rows }) => rows,
      ),
      ({ key }) => key,
    )
    const numbering = numbers.rows[0]
    return {
      ...count(journal, stored),
      events: numbering?.events ?? 0,
      faults: [
        ...rowFaults(journal, stored),
        ...readers.flatMap((reader) => readerFaults(journal, reader)),
        ...twice.rows.map(({ number }) => `two parcels have the number ${number}`),
        ...(numbering?.gaps === 0
          ? []
          : [`the numbers of the events have ${numbering?.gaps} gaps`]),
        ...(numbering?.last === numbering?.given
          ? []
          : ['the last number is not the last event’s']),
      ],
    }
  } finally {
    await client.end()
  }
}

type StoredByKey = ReadonlyMap<string, readonly Stored[]>

function count(journal: CrashJournal, stored: StoredByKey) {
  const entries = [...journal.entries]
  const answered = (kind: string) =>
    entries.filter(([, entry]) => entry.id !== null && entry.kind === kind).length
  const open = entries.filter(([, { id }]) => id === null)
  return {
    answered: {
      presses: answered('press'),
      alerts: alertsIn(journal).size,
      towers: answered('tower'),
      parcels: answered('parcel'),
      handOvers: answered('hand_over'),
      entries: answered('entry'),
      scans: answered('scan'),
      losses: answered('loss'),
      commands: answered('command'),
    },
    unanswered: { asked: open.length, stored: open.filter(([key]) => stored.has(key)).length },
  }
}

function rowFaults(journal: CrashJournal, stored: StoredByKey): string[] {
  return [...journal.entries].flatMap(([key, { kind, id }]) => {
    const rows = stored.get(key) ?? []
    const [row] = rows
    if (rows.length > 1) return [`${kind} ${key} stands there ${rows.length} times`]
    if (id !== null && row?.id !== id) return [`${kind} ${key} was answered and is not there`]
    if (row && row.events !== 1) return [`${kind} ${key} has ${row.events} events`]
    return []
  })
}

/** The alerts that answered presses made or joined. */
function alertsIn(journal: CrashJournal): Set<string> {
  return new Set(
    [...journal.entries.values()].flatMap(({ kind, id }) =>
      kind === 'press' && id !== null ? [id] : [],
    ),
  )
}

/** The stream has each alert once, however often it was cut. */
function readerFaults(journal: CrashJournal, reader: AlertReader): string[] {
  const ids = [...alertsIn(journal)]
  return [
    ...(reader.resets() === 0 ? [] : [`the stream lost its place ${reader.resets()} times`]),
    ...ids
      .map((id) => ({ id, times: reader.received.get(id) ?? 0 }))
      .filter(({ times }) => times !== 1)
      .map(({ id, times }) => `the stream told of alert ${id} ${times} times`),
  ]
}
