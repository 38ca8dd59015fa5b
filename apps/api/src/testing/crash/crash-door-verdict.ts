import { type CrashDoor, query } from './crash-door.ts'
import type { DoorClient } from './crash-doors.ts'

/** Codes of a reader's log; whatever else was shown to it opened nothing. */
const CODE = { granted: '7', byCommand: '10', noAnswer: '14' }

type Known = {
  readonly log: string
  readonly event: string
  /** Null where the event is not there. */
  readonly fact: string | null
  /** Whether it is known what became of it, by the log or by the door. */
  readonly is_ended: boolean
}
type Attempt = {
  readonly id: string
  readonly fact: string
  readonly told: string
  readonly card: string | null
  readonly at: Date
}
type Command = {
  readonly id: string
  readonly state: string
  readonly sent_at: Date | null
}

/** Compares what the reader logged and moved with what the server knows; returns the faults. */
export async function judgeDoor(
  databaseUrl: string,
  door: CrashDoor,
  client: DoorClient,
): Promise<string[]> {
  const { readerId } = door
  const known = await query<Known>(
    databaseUrl,
    `SELECT k.reader_event AS log, k.event_id AS event, e.fact,
      EXISTS (SELECT FROM access_event_keys p WHERE p.equipment_id = k.equipment_id
        AND p.reader_event = 'passage of ' || k.event_id) AS is_ended
    FROM access_event_keys k LEFT JOIN access_events e ON e.id = k.event_id
    WHERE k.equipment_id = $1 AND k.reader_event ~ '^[0-9]+$'`,
    [readerId],
  )
  const attempts = await query<Attempt>(
    databaseUrl,
    `SELECT id, fact, reader_event AS told, card_id AS card, at FROM access_events
    WHERE equipment_id = $1 AND fact IN ('granted', 'denied', 'pending')`,
    [readerId],
  )
  const commands = await query<Command>(
    databaseUrl,
    `SELECT id, state, sent_at FROM reader_commands WHERE equipment_id = $1 ORDER BY sent_at`,
    [readerId],
  )
  const opened = await query(
    databaseUrl,
    `SELECT FROM access_events WHERE point_id = $1 AND fact = 'opened' AND at > $2`,
    [door.pointId, door.before.at],
  )
  const open = await query<{ number: string; state: string; reason: string | null }>(
    databaseUrl,
    `SELECT number::text AS number, state, reason FROM reader_entries
    WHERE equipment_id = $1 AND state <> 'done'`,
    [readerId],
  )
  const lost = await query<{ number: string }>(
    databaseUrl,
    `SELECT number FROM cards WHERE state = 'lost' AND id = ANY($1)`,
    [door.cards.map(({ id }) => id)],
  )
  const done = commands.filter(({ state }) => state === 'done').length
  return [
    ...logFaults(door, known),
    ...attemptFaults(known, attempts),
    ...grantFaults(client, attempts),
    ...pulseFaults(door, commands),
    ...(opened.length === done ? [] : [`${done} commands opened, ${opened.length} are recorded`]),
    ...open.map((entry) => `an entry of the reader is not done: ${JSON.stringify(entry)}`),
    ...heldFaults(
      door,
      lost.map(({ number }) => number),
    ),
  ]
}

/** Each row of the log is known once, as what the reader did. */
function logFaults({ reader, before }: CrashDoor, known: readonly Known[]): string[] {
  const byLog = Map.groupBy(known, ({ log }) => log)
  return reader.rows('access_logs').flatMap((row) => {
    const [id, code] = [String(row['id']), String(row['event'])]
    if (BigInt(id) <= before.logId || code === CODE.byCommand) return []
    const [one, ...others] = byLog.get(id) ?? []
    if (!one) return [`log ${id} of code ${code} is not known`]
    if (others.length > 0) return [`log ${id} is known ${others.length + 1} times`]
    const { fact, is_ended: isEnded } = one
    const fits =
      code === CODE.granted
        ? fact === 'granted'
        : fact === 'denied' || (code === CODE.noAnswer && isEnded)
    return fits ? [] : [`log ${id} of code ${code} is known as ${fact ?? 'nothing'}`]
  })
}

/** Each attempt is that of one row of the log. */
function attemptFaults(known: readonly Known[], attempts: readonly Attempt[]): string[] {
  const byEvent = Map.groupBy(known, ({ event }) => event)
  return attempts.flatMap(({ id, fact, told }) => {
    const rows = byEvent.get(id)?.length ?? 0
    return rows === 1 ? [] : [`the attempt ${id} (${fact}, ${told}) has ${rows} rows of the log`]
  })
}

/** The server lets nobody in by a card of which it said that it is lost. */
const grantFaults = ({ lost }: DoorClient, attempts: readonly Attempt[]): string[] =>
  attempts
    .filter(({ fact, told, card, at }) => {
      const since = lost.get(card ?? '')
      return (
        fact === 'granted' &&
        told.startsWith('question') &&
        since !== undefined &&
        at.getTime() > since
      )
    })
    .map(({ id, card }) => `attempt ${id}: the lost card ${card ?? ''} was let in`)

/** Each pulse by command is that of the command sent last, which has no other and was not refused. */
function pulseFaults({ reader, before }: CrashDoor, commands: readonly Command[]): string[] {
  const sent = commands.filter(({ sent_at: at }) => at !== null)
  const pulses = reader
    .pulses()
    .slice(before.pulses)
    .filter(({ by }) => by === 'command')
  const of = Map.groupBy(pulses, ({ at }) =>
    sent.findLast(({ sent_at: since }) => since !== null && since.getTime() <= at),
  )
  return [...of].flatMap(([command, moved]) => {
    if (!command) return [`${moved.length} pulses without a command`]
    const { id, state } = command
    if (moved.length > 1) return [`the command ${id} moved the relay ${moved.length} times`]
    return state === 'refused' ? [`the command ${id} was refused and moved the relay`] : []
  })
}

function heldFaults({ reader }: CrashDoor, lost: readonly string[]): string[] {
  const held = new Set(reader.rows('cards').map(({ value }) => String(value)))
  return lost
    .filter((number) => held.has(number))
    .map((number) => `the lost card ${number} is held`)
}
