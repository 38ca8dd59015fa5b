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

/**
 * Wrong codes of a person's app that cost nothing, and the minutes within which they count, from all
 * addresses together: three of a million codes are right at a time, and who guesses them has the
 * password already. After these it is one guess in a quarter of an hour.
 */
const CODE_TRIES = 10
const CODE_MINUTES = 24 * 60

export type SignInThrottle = {
  /**
   * One try of a password: null is a failure and counts, anything else clears the account's. Throws
   * `throttled` without trying while the wait of earlier failures lasts.
   */
  attempt<T>(account: string, address: string, check: () => Promise<T | null>): Promise<T | null>
  /**
   * One try of a code of somebody's app, as `attempt`, but counted for the person wherever it comes
   * from. `onTooMany` hears of it once, when the tries that cost nothing are used up.
   */
  attemptCode<T>(
    userId: string,
    address: string,
    check: () => Promise<T | null>,
    onTooMany: () => void,
  ): Promise<T | null>
  /**
   * Lets an address do something, `free` times in a window without waiting, and counts it whatever
   * comes of it. Throws `throttled`.
   */
  allow(deed: string, address: string, free: number): Promise<void>
  /** Forgives an account at an address: its person has proved who they are in another way. */
  clear(account: string, address: string): Promise<void>
}

/** What is counted under one digest, within which time, and how much of it costs nothing. */
type Limit = { hash: Buffer; free: number; minutes: number }

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
  async function count(limit: Limit): Promise<number> {
    const { failures } = await database.query((queries) =>
      queries.one(sql<{ failures: number }>`
        INSERT INTO sign_in_throttles AS t (pair_hash, failures, first_failed_at, last_failed_at)
        VALUES (${limit.hash}, 1, clock_timestamp(), clock_timestamp())
        ON CONFLICT (pair_hash) DO UPDATE SET
          failures = CASE WHEN ${begunAnew(limit)} THEN 1 ELSE least(t.failures + 1, 1000) END,
          first_failed_at = CASE WHEN ${begunAnew(limit)} THEN excluded.first_failed_at ELSE t.first_failed_at END,
          last_failed_at = excluded.last_failed_at
        RETURNING failures`),
    )
    return failures
  }

  async function clearPair(pair: Buffer): Promise<void> {
    await database.query((queries) =>
      queries.count(sql`DELETE FROM sign_in_throttles WHERE pair_hash = ${pair}`),
    )
  }

  /** A try that counts for `own` and for the whole address, and whose success clears `own`. */
  function tried<T>(
    own: Limit,
    address: string,
    check: () => Promise<T | null>,
    onCounted: (failures: number) => void = () => undefined,
  ): Promise<T | null> {
    const hash = digest(network(address))
    const whole = { hash, free: ADDRESS_TRIES, minutes: WINDOW_MINUTES }
    // Side by side, a hundred tries would all be checked before the first of them is counted.
    return oneAtATime(own.hash.toString('hex'), async () => {
      await refuseWhileWaiting([own, whole])
      const outcome = await check()
      if (outcome === null) {
        onCounted(await count(own))
        await count(whole)
      } else await clearPair(own.hash)
      return outcome
    })
  }

  return {
    attempt(account, address, check) {
      const hash = pairOf(account, address)
      return tried({ hash, free: ACCOUNT_TRIES, minutes: WINDOW_MINUTES }, address, check)
    },
    attemptCode(userId, address, check, onTooMany) {
      const hash = digest('codes of', userId)
      return tried(
        { hash, free: CODE_TRIES, minutes: CODE_MINUTES },
        address,
        check,
        (failures) => {
          if (failures === CODE_TRIES) onTooMany()
        },
      )
    },
    allow(deed, address, free) {
      const hash = digest(deed, network(address))
      const limit = { hash, free, minutes: WINDOW_MINUTES }
      return oneAtATime(hash.toString('hex'), async () => {
        await refuseWhileWaiting([limit])
        await count(limit)
      })
    },
    clear: (account, address) => clearPair(pairOf(account, address)),
  }
}

function begunAnew({ free, minutes }: Limit) {
  const window = sql`make_interval(mins => ${sql.lit(minutes)})`
  return sql`(t.last_failed_at <= excluded.last_failed_at - ${window}
    OR (t.failures < ${sql.lit(free)} AND t.first_failed_at <= excluded.first_failed_at - ${window}))`
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
