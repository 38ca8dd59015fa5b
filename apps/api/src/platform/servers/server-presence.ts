import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { SERVER_LIVE_S } from '../database/live-servers.ts'
import type { SystemDatabase } from '../database/system-database.ts'

/** One process that serves this installation. */
export type ServerIdentity = {
  readonly id: string
  /** Machine and process, for operators. */
  readonly name: string
  readonly version: string
}

/** The marks of the secrets of a server: the one that seals, and another that it accepts. */
export type ServerMarks = { readonly sealedBy: string; readonly accepts: string | null }

/** The servers that work on one database, as this one knows them. */
export type Servers = {
  /** Their number, at least 1 for this one; it is at most `SERVER_LIVE_S` seconds old. */
  count(): number
  /** Milliseconds between the two clocks that differ most, of the servers and of the database. */
  clockSpreadMs(): number
  /**
   * The release of all servers that take requests; null while they differ, and until this one knows
   * the others.
   */
  release(): string | null
  /** Whether this server stops soon, so that others are to be asked. */
  isDraining(): boolean
  /** Calls back once when this server begins to drain, with the milliseconds until it stops. */
  onDrain(listener: (withinMs: number) => void): void
}

export type ServerPresence = Servers & {
  /** The id of this server, which no other process has. */
  readonly id: string
  /** Begins to write that this server is there. */
  start(onError: (error: unknown) => void): void
  /** Settles once this server was written among the others. */
  readonly seen: Promise<void>
  /**
   * Begins to drain: tells listeners, and the other servers once the database answers, that this one
   * stops in some milliseconds.
   */
  drain(withinMs: number): void
  /** Removes this server from the list of the others, if the database answers soon; never fails. */
  stop(): Promise<void>
}

/** A server without others: for commands and tests. */
export const aloneServer: Servers = {
  count: () => 1,
  clockSpreadMs: () => 0,
  release: () => null,
  isDraining: () => false,
  onDrain: () => undefined,
}

/** Milliseconds between two beats. */
const BEAT_MS = 5_000

/** Milliseconds that a stop waits for the database. */
const STOP_MS = 1_000

/** Seconds after which a server that was killed is removed from the list. */
const GONE_S = 60

type Options = {
  system: SystemDatabase
  server: ServerIdentity
  marks?: ServerMarks
  /** Milliseconds between two beats. */
  beatMs?: number
  /** The clock of this server, in milliseconds. */
  now?: () => number
}

/**
 * Writes every few seconds that this server is there, and reads the others. While the database is
 * away, the last answer counts.
 */
export function serverPresence({
  system,
  server,
  marks,
  beatMs = BEAT_MS,
  now = Date.now,
}: Options): ServerPresence {
  const stopping = new AbortController()
  const isSeen = Promise.withResolvers<void>()
  let others = 0
  let spread = 0
  let release: string | null = null
  let ahead: number | null = null
  let draining = false
  const listeners: ((withinMs: number) => void)[] = []
  let report: (error: unknown) => void = () => undefined

  async function beat(): Promise<void> {
    const asked = now()
    const seen = await system.query((queries) =>
      queries.one(sql<Seen>`
        WITH own AS (
          INSERT INTO servers AS s (id, name, version, ahead_ms, draining, sealed_by, accepts)
          VALUES (${server.id}, ${server.name}, ${server.version}, ${ahead}, ${draining},
            decode(${marks?.sealedBy ?? null}, 'hex'), decode(${marks?.accepts ?? null}, 'hex'))
          ON CONFLICT (id) DO UPDATE SET seen_at = now(), ahead_ms = excluded.ahead_ms,
            draining = excluded.draining
        ), gone AS (
          DELETE FROM servers
          WHERE id <> ${server.id} AND seen_at < now() - make_interval(secs => ${GONE_S})
        )
        SELECT count(*)::int AS others, coalesce(bool_and(version = ${server.version}), true) AS alike,
          min(ahead_ms) AS least, max(ahead_ms) AS most,
          (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at
        FROM servers
        WHERE id <> ${server.id} AND NOT draining
          AND seen_at > now() - make_interval(secs => ${SERVER_LIVE_S})`),
    )
    // The database answered about half-way between question and answer.
    ahead = Math.round((asked + now()) / 2 - seen.at)
    others = seen.others
    release = seen.alike ? server.version : null
    // The clock of the database is 0 ahead of itself.
    spread = Math.max(seen.most ?? 0, ahead, 0) - Math.min(seen.least ?? 0, ahead, 0)
    isSeen.resolve()
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await beat().catch(report)
      await sleep(beatMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  let ended = Promise.resolve()
  let told = Promise.resolve()
  return {
    id: server.id,
    seen: isSeen.promise,
    count: () => 1 + others,
    clockSpreadMs: () => spread,
    release: () => release,
    isDraining: () => draining,
    onDrain: (listener) => void listeners.push(listener),
    start(onError) {
      report = onError
      ended = run()
    },
    drain(withinMs) {
      draining = true
      for (const listener of listeners.splice(0)) listener(withinMs)
      told = beat().catch(report)
    },
    async stop() {
      stopping.abort()
      const remove = async () => {
        await Promise.all([ended, told])
        await system.query((queries) =>
          queries.count(sql`DELETE FROM servers WHERE id = ${server.id}`),
        )
      }
      // A database that hangs must not hold up the rest of the stop.
      await Promise.race([remove().catch(report), sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

type Seen = {
  others: number
  alike: boolean
  least: number | null
  most: number | null
  at: number
}
