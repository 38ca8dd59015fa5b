import { setTimeout as sleep } from 'node:timers/promises'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { ControlIdReader } from '@portaria/simulators/control-id/control-id-reader'
import { Client } from 'pg'

/**
 * Milliseconds between two looks for a silent server: five seconds are longer than most servers of
 * this harness live.
 */
const LOOK_MS = 700

/** How long a reader may take until it is served, or until everything it logged is known. */
const SERVED_MS = 120_000

/** Cards that are shown: few, so that each is shown again and again. */
const CARDS = 60

/** A card that the reader holds. */
export type HeldCard = { readonly id: string; readonly number: string }

/** A simulated reader at a door of the demonstration, once the server serves it. */
export type CrashDoor = {
  readonly reader: ControlIdReader
  readonly tenantId: string
  readonly readerId: string
  readonly pointId: string
  /** Cards of people who may pass. */
  readonly cards: readonly HeldCard[]
  /** Its last log, and its last pulse, of before the first card is shown. */
  readonly before: { readonly logId: bigint; readonly pulses: number; readonly at: Date }
}

/** Starts the simulated reader; the server is given its address by `DEMONSTRATION_READERS`. */
export const startDoorReader = (): Promise<ControlIdReader> =>
  ControlIdReader.start({
    model: 'idaccess',
    hasSensor: false,
    password: DEMONSTRATION_PASSWORD,
    serial: 'CRASH/000001',
    lookMs: LOOK_MS,
  })

/** Runs a statement as a superuser of the server's database. */
export async function query<Row extends object>(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl })
  // A database that is killed ends the statement too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

type State = {
  readonly tenant: string
  readonly id: string
  readonly point: string
  readonly read: string | null
  readonly waiting: number
  readonly done: number
}

/** Entries that wait, and the log up to which everything is known; null before the first reading. */
const stateOf = `
  SELECT r.tenant_id AS tenant, r.equipment_id AS id, p.id AS point,
    CASE WHEN r.settings_at IS NOT NULL AND NOT (r.cursor->>'isHistory')::boolean
      THEN r.cursor->>'lastId' END AS read,
    (SELECT count(*)::int FROM reader_entries n WHERE n.equipment_id = r.equipment_id
      AND n.state <> 'done') AS waiting,
    (SELECT count(*)::int FROM reader_entries n WHERE n.equipment_id = r.equipment_id
      AND n.state = 'done') AS done
  FROM access_readers r
  JOIN equipment e ON e.id = r.equipment_id AND e.port = $1
  JOIN access_points p ON p.equipment_id = r.equipment_id`

const readState = async (databaseUrl: string, { port }: ControlIdReader) =>
  (await query<State>(databaseUrl, stateOf, [port]))[0]

/** Waits until the server serves the reader: its people are there, and it asks about them. */
export async function servedDoor(databaseUrl: string, reader: ControlIdReader): Promise<CrashDoor> {
  const end = performance.now() + SERVED_MS
  let state = await readState(databaseUrl, reader)
  while (!state || state.read === null || state.waiting > 0 || state.done === 0) {
    if (performance.now() > end) throw new Error(`not served: ${JSON.stringify(state)}`)
    await sleep(100)
    state = await readState(databaseUrl, reader)
  }
  if (reader.mode() !== 'pro') throw new Error(`the reader is ${reader.mode()}`)
  const held = reader.rows('cards').map(({ value }) => String(value))
  const cards = await query<HeldCard>(
    databaseUrl,
    `SELECT id, number FROM cards WHERE state = 'assigned' AND tenant_id = $2 AND number = ANY($1)
    ORDER BY id LIMIT ${CARDS}`,
    [held, state.tenant],
  )
  return {
    reader,
    tenantId: state.tenant,
    readerId: state.id,
    pointId: state.point,
    cards,
    before: { logId: lastLogOf(reader), pulses: reader.pulses().length, at: new Date() },
  }
}

const lastLogOf = (reader: ControlIdReader): bigint =>
  reader
    .rows('access_logs')
    .reduce((last, { id }) => (BigInt(id ?? 0) > last ? BigInt(id ?? 0) : last), 0n)

/**
 * Has the next process serve the reader at once: the lease of a process that was killed would last
 * longer than most of its successors. Of several, `pid` is the one that was killed.
 */
export async function freeLeases(databaseUrl: string, pid?: number): Promise<void> {
  await query(
    databaseUrl,
    `UPDATE device_leases SET held_until = '-infinity' WHERE device LIKE 'reader %'
      AND ($1::text IS NULL OR holder IN (SELECT id::text FROM servers WHERE name LIKE '%:' || $1))`,
    [pid === undefined ? null : String(pid)],
  )
}

/** Has the log of the reader read now, which a server does every thirty seconds by itself. */
export async function readLogNow(databaseUrl: string, { readerId }: CrashDoor): Promise<void> {
  await query(
    databaseUrl,
    `WITH due AS (UPDATE access_readers SET events_at = NULL, look_at = least(look_at, now())
        WHERE equipment_id = $1 RETURNING tenant_id)
      INSERT INTO device_calls (tenant_id, device) SELECT tenant_id, 'reader ' || $1::text FROM due
      ON CONFLICT (tenant_id, device) DO UPDATE SET called_at = clock_timestamp()`,
    [readerId],
  )
}

/** Waits until the server knows everything that the reader logged, and the reader what is wanted. */
export async function caughtUp(databaseUrl: string, door: CrashDoor): Promise<boolean> {
  const end = performance.now() + SERVED_MS
  for (;;) {
    await readLogNow(databaseUrl, door)
    const state = await readState(databaseUrl, door.reader)
    const isRead = state?.read != null && BigInt(state.read) >= lastLogOf(door.reader)
    if (isRead && state.waiting === 0 && door.reader.backlog() === 0) return true
    if (performance.now() > end) return false
    await sleep(500)
  }
}
