import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { AuthDatabase } from '../../platform/database/auth-database.ts'
import { problem } from '../../platform/problem.ts'

/** Failed tries that cost nothing: of one account from one address, and of one address in all. */
const ACCOUNT_TRIES = 10
const ADDRESS_TRIES = 300

/** Minutes within which they count, and after which a quiet account is forgiven everything. */
const WINDOW_MINUTES = 15

/** The first wait; each further failure doubles it, up to the window, so nobody is out for good. */
const FIRST_WAIT_SECONDS = 5

export type SignInThrottle = {
  /**
   * One try of a password: null is a failure and counts, anything else clears the account's. Throws
   * `throttled` without trying while the wait of earlier failures lasts.
   */
  attempt<T>(account: string, address: string, check: () => Promise<T | null>): Promise<T | null>
  /**
   * Lets an address do something, `free` times in a window without waiting, and counts it whatever
   * comes of it. Throws `throttled`.
   */
  allow(deed: string, address: string, free: number): Promise<void>
  /** Forgives an account at an address: its person has proved who they are in another way. */
  clear(account: string, address: string): Promise<void>
}

/** What is counted under one digest, and how much of it costs nothing. */
type Limit = { hash: Buffer; free: number }

/** Counts in the database, so that all servers of one count together. */
export function signInThrottle(database: AuthDatabase, secret: string): SignInThrottle {
  const oneAtATime = queues()

  const digest = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['throttle', ...parts]))
      .digest()
  const pairOf = (account: string, address: string) =>
    digest(account.toLowerCase(), network(address))

  async function secondsToWait(limits: readonly Limit[]): Promise<number> {
    const hashes = limits.map(({ hash }) => hash)
    const rows = await database.query((queries) =>
      queries.all(sql<{ pair_hash: Buffer; failures: number; quiet: number }>`
        SELECT pair_hash, failures,
          extract(epoch FROM clock_timestamp() - last_failed_at)::float8 AS quiet
        FROM sign_in_throttles
        WHERE pair_hash = ANY (${hashes})
          AND last_failed_at > clock_timestamp() - make_interval(mins => ${sql.lit(WINDOW_MINUTES)})`),
    )
    const waits = rows.map(({ pair_hash: hash, failures, quiet }) => {
      const free = limits.find((limit) => limit.hash.equals(hash))?.free ?? 0
      const over = failures - free
      return over < 0 ? 0 : Math.min(FIRST_WAIT_SECONDS * 2 ** over, WINDOW_MINUTES * 60) - quiet
    })
    return Math.ceil(Math.max(0, ...waits))
  }

  async function refuseWhileWaiting(limits: readonly Limit[]): Promise<void> {
    const wait = await secondsToWait(limits)
    if (wait > 0) throw problem('throttled', { retry_after: wait })
  }

  /**
   * A new window begins where the last one passed without reaching the limit, or all has been quiet
   * for as long as one.
   */
  async function count({ hash, free }: Limit): Promise<void> {
    await database.query((queries) =>
      queries.count(sql`
        INSERT INTO sign_in_throttles AS t (pair_hash, failures, first_failed_at, last_failed_at)
        VALUES (${hash}, 1, clock_timestamp(), clock_timestamp())
        ON CONFLICT (pair_hash) DO UPDATE SET
          failures = CASE WHEN ${begunAnew(free)} THEN 1 ELSE least(t.failures + 1, 1000) END,
          first_failed_at = CASE WHEN ${begunAnew(free)} THEN excluded.first_failed_at ELSE t.first_failed_at END,
          last_failed_at = excluded.last_failed_at`),
    )
  }

  async function clearPair(pair: Buffer): Promise<void> {
    await database.query((queries) =>
      queries.count(sql`DELETE FROM sign_in_throttles WHERE pair_hash = ${pair}`),
    )
  }

  return {
    attempt(account, address, check) {
      const pair = { hash: pairOf(account, address), free: ACCOUNT_TRIES }
      const whole = { hash: digest(network(address)), free: ADDRESS_TRIES }
      // Side by side, a hundred tries would all be checked before the first of them is counted.
      return oneAtATime(pair.hash.toString('hex'), async () => {
        await refuseWhileWaiting([pair, whole])
        const outcome = await check()
        if (outcome === null) {
          await count(pair)
          await count(whole)
        } else await clearPair(pair.hash)
        return outcome
      })
    },
    allow(deed, address, free) {
      const limit = { hash: digest(deed, network(address)), free }
      return oneAtATime(limit.hash.toString('hex'), async () => {
        await refuseWhileWaiting([limit])
        await count(limit)
      })
    },
    clear: (account, address) => clearPair(pairOf(account, address)),
  }
}

function begunAnew(limit: number) {
  const window = sql`make_interval(mins => ${sql.lit(WINDOW_MINUTES)})`
  return sql`(t.last_failed_at <= excluded.last_failed_at - ${window}
    OR (t.failures < ${sql.lit(limit)} AND t.first_failed_at <= excluded.first_failed_at - ${window}))`
}

/** Works with one name wait for one another, in the order they came. */
function queues() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name)
    const turn = before ? before.then(work, work) : work()
    last.set(name, turn)
    try {
      return await turn
    } finally {
      if (last.get(name) === turn) last.delete(name)
    }
  }
}

/** What one connection can take any address of: an IPv4 address, or an IPv6 network of 64 bits. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - end.length
  const all = [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...end]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
