import { sql } from 'kysely'
import type { AppDatabase } from '../database/app-database.ts'
import type { SystemDatabase } from '../database/system-database.ts'
import { allNames, type BackupPlace } from './backup-place.ts'
import { type EndedLine, linesOf, readEnded, replayLine, writtenLines } from './ended-lines.ts'
import type { EndedRows } from './ended-rows.ts'
import { opened, SEALED, sealed } from './sealed-stream.ts'

/** The folder of the lists of what ended, one for each hour. */
export const ENDED = 'ended/'

const HOUR_MS = 3_600_000

/** Milliseconds for a transaction that had begun before a moment and was committed after it. */
const OVERLAP_MS = 15 * 60_000

/** Milliseconds between two lists. */
const LISTED_MS = 5 * 60_000

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

const nameOf = (hour: Date, origin: string) =>
  `${ENDED}${hour.toISOString().slice(0, 13)}${origin && `-${origin}`}${SEALED}`

/** Returns the hour of a list by its name. */
export const hourOfList = (name: string): Date =>
  new Date(`${name.slice(ENDED.length, ENDED.length + 13)}:00:00Z`)

export type EndedListTools = {
  readonly system: SystemDatabase
  readonly database: AppDatabase
  readonly place: BackupPlace
  readonly recipients: readonly string[]
  readonly sources: readonly EndedRows[]
}

/** Minutes for which a server that begins is waited for: one that was killed is followed by another. */
const TAKEN_MIN = 15

/** Hours of live events that are kept for sure: what happened before is looked for in all companies. */
const EVENTS_H = 20

/**
 * Writes what ended since the last list into the place, if that was five minutes ago; one of
 * several servers does. The lists of an hour are one object, which is written anew, since the server
 * cannot read it. Each hour that is written counts, and one that cannot be written is left to the next call.
 */
export async function listEnded(tools: EndedListTools, now: Date = new Date()): Promise<boolean> {
  const { system, place, recipients } = tools
  const due = await takeTurn(system, now)
  if (due === null) return false
  try {
    for (let hour = hourOf(due.from); hour <= now; hour = new Date(hour.getTime() + HOUR_MS)) {
      const lines = await readLines(tools, new Date(hour.getTime() - OVERLAP_MS), now)
      if (lines.length > 0) {
        const text = Buffer.from(writtenLines(lines))
        await place.put(nameOf(hour, due.origin), sealed(recipients, [text]))
      }
      const to = new Date(Math.min(now.getTime(), hour.getTime() + HOUR_MS))
      await system.query((queries) =>
        queries.all(sql`UPDATE ended_lists SET listed_to = greatest(listed_to, ${to})`),
      )
    }
  } finally {
    await system.query((queries) => queries.all(sql`UPDATE ended_lists SET taken_until = NULL`))
  }
  return true
}

/**
 * Takes the turn if a list is due. No backup needs a list of before the first one, and none before the
 * last hour where there is no backup yet.
 */
async function takeTurn(
  system: SystemDatabase,
  now: Date,
): Promise<{ from: Date; origin: string } | null> {
  const taken = await system.query((queries) =>
    queries.first(sql<{ from: Date; origin: string }>`
      UPDATE ended_lists SET taken_until = now() + make_interval(mins => ${TAKEN_MIN})
      WHERE listed_to < ${new Date(now.getTime() - LISTED_MS)}
        AND (taken_until IS NULL OR taken_until < now())
      RETURNING origin, greatest(listed_to, coalesce((SELECT min(taken_at) FROM backup_runs),
        ${new Date(now.getTime() - HOUR_MS)})) AS from`),
  )
  return taken ?? null
}

/** Reads what ended since a moment, of the platform and of the companies in which something happened. */
async function readLines(
  { system, database, sources }: EndedListTools,
  since: Date,
  now: Date,
): Promise<EndedLine[]> {
  const isRecent = now.getTime() - since.getTime() < EVENTS_H * HOUR_MS
  const tenants = await system.query((queries) =>
    queries.all(
      isRecent
        ? sql<{ id: string }>`
            SELECT DISTINCT tenant_id AS id FROM live_events WHERE relayed_at >= ${since}`
        : sql<{ id: string }>`SELECT id FROM tenants`,
    ),
  )
  return readEnded(database, sources, { tenants: tenants.map(({ id }) => id), since })
}

/** A company that comes back by itself, and the database in which it lives. */
export type Beside = { readonly tenantId: string; readonly living: AppDatabase }

export type Replay = {
  readonly database: AppDatabase
  readonly place: BackupPlace
  readonly identities: readonly string[]
  readonly sources: readonly EndedRows[]
  /** Set where the database has one company alone, which lives in another. */
  readonly beside?: Beside
}

/**
 * Ends again, in a restored database, what ended after the moment of its backup: by the lists of the
 * place, and for a company that lives by its own rows, since a list lags by some minutes. Returns
 * how many lines there were, and what somebody has to do by hand.
 */
export async function replayEnded(replay: Replay, takenAt: Date): Promise<Replayed> {
  const { database, sources, beside } = replay
  const since = new Date(takenAt.getTime() - OVERLAP_MS)
  const byHand: string[] = []
  let lines = 0
  const end = async (some: readonly EndedLine[]) => {
    for (const line of some) {
      if (beside !== undefined && (line.tenant ?? beside.tenantId) !== beside.tenantId) continue
      lines += 1
      byHand.push(...(await replayLine(database, sources, line)))
    }
  }
  for await (const list of listsSince(replay, since)) await end(list)
  if (beside !== undefined) {
    const read = { tenants: [beside.tenantId], since }
    // A line is replayed as a list has it.
    await end(linesOf(writtenLines(await readEnded(beside.living, sources, read))))
  }
  return { lines, byHand: [...new Set(byHand)] }
}

export type Replayed = { readonly lines: number; readonly byHand: string[] }

/** Reads the lists of the place, from the hour of a moment on, the oldest first. */
async function* listsSince(
  { place, identities }: Replay,
  since: Date,
): AsyncGenerator<EndedLine[]> {
  const first = hourOf(since)
  const names = (await allNames(place, ENDED)).filter((name) => hourOfList(name) >= first)
  for (const name of names.toSorted()) {
    const content = await place.get(name)
    if (content === null) continue
    yield linesOf(Buffer.concat(await Array.fromAsync(opened(identities, content))).toString())
  }
}
