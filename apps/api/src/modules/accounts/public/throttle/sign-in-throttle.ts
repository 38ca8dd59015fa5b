import type { AuthDatabase } from '../../../../platform/database/auth-database.ts'
import { countedNetworks, networkOf } from '../../../../platform/network.ts'
import { problem } from '../../../../platform/problem.ts'
import type { ServerSecret } from '../../../../platform/secrets/server-secret.ts'
import { type Count, failureCounts, type Limit } from './failure-counts.ts'
import type { Asker, PasswordTurns } from './password-turns.ts'

/** Limit of failed tries of one account from one network before it has to wait. */
const ACCOUNT_TRIES = 10

/**
 * Limit of failed tries from one network, of all accounts together, before it has to wait: more of
 * them come from somebody who tries a few passwords at many accounts. A known device is not subject
 * to this limit, so that nobody locks out an office from inside.
 */
const NETWORK_TRIES = 300

/** Minutes within which failures count, and after which a quiet account starts again at zero. */
const WINDOW_MINUTES = 15

/**
 * The first wait; each further failure doubles it, up to the window, so that nobody is locked out
 * for good.
 */
const FIRST_WAIT_SECONDS = 5

/**
 * Limit of failed tries of one account within a day, from all addresses together; after that no
 * password is accepted. Waits of single addresses do not stop an attacker who has many.
 */
const DAY_TRIES = 100
const DAY_MINUTES = 24 * 60
const DAY_SECONDS = DAY_MINUTES * 60

/**
 * Limit of wrong codes of a person's app before they have to wait, and its window in minutes, from
 * all addresses together. Three of a million codes are valid at a time, and an attacker has the
 * password already. After the limit, one try is allowed in a quarter of an hour.
 */
const CODE_TRIES = 10
const CODE_MINUTES = 24 * 60

/** One try of a password. */
export type PasswordTry = Asker & {
  /**
   * The known device or the session of the request. If there is one, failures count for it alone,
   * and failures of the account and the network are ignored; null if there is none.
   */
  knownBy?: () => Promise<string | null>
}

export type SignInThrottle = {
  /**
   * Runs one try of a password in its turn. A null result is a failure and counts; any other result
   * clears the failures of the account from this network. Throws without trying: `throttled` while
   * the wait of earlier failures lasts, `sign_in_by_letter` after a day's failures of the account,
   * `unavailable` like `PasswordTurns`.
   */
  attemptPassword<T>(tried: PasswordTry, check: () => Promise<T | null>): Promise<T | null>
  /**
   * Runs one try of a secret that cannot be guessed, a recovery code or the link of an invitation.
   * Failures are counted per network. Throws `throttled`.
   */
  attemptSecret<T>(
    whose: string,
    address: string,
    check: () => Promise<T | null>,
  ): Promise<T | null>
  /**
   * Runs one try of a code of a person's app. Failures are counted for the person, from all
   * addresses together. `onTooMany` is called once, when the next try has to wait. Throws
   * `throttled`.
   */
  attemptCode<T>(
    userId: string,
    check: () => Promise<T | null>,
    onTooMany: () => Promise<void>,
  ): Promise<T | null>
  /**
   * Counts a request with any outcome, and allows `free` of them in a window: of a network address,
   * or of a known device. Throws `throttled`.
   */
  allow(deed: string, who: string, free: number): Promise<void>
  /** Clears an account's failures: its person has proved their identity by a letter. */
  forgive(asker: Asker): Promise<void>
}

export function signInThrottle(
  database: AuthDatabase,
  secret: ServerSecret,
  turns: PasswordTurns,
): SignInThrottle {
  const counts = failureCounts(database, secret)
  const { digest } = counts
  const oneAtATime = queues()

  const inWindow = (free: number, ...parts: string[]): Limit => ({
    hash: digest(...parts),
    free,
    minutes: WINDOW_MINUTES,
  })
  const inADay = (...parts: string[]): Limit => ({
    hash: digest(...parts),
    free: DAY_TRIES,
    minutes: DAY_MINUTES,
  })
  const pairOf = ({ account, address }: Asker) =>
    inWindow(ACCOUNT_TRIES, account.toLowerCase(), networkOf(address))
  const accountOf = ({ account }: Asker) => inADay('account', account.toLowerCase())
  const networksOf = (address: string) =>
    countedNetworks(address).map(({ name, times }) => inWindow(times * NETWORK_TRIES, name))

  /** Runs tries that count for `own` one after another. */
  function counted<T>(
    own: Limit,
    check: () => Promise<T | null>,
    onCounted: (failures: number) => Promise<void> = async () => undefined,
  ): Promise<T | null> {
    // At the same time, a hundred tries would all be checked before the first is counted.
    return oneAtATime(own.hash.toString('hex'), async () => {
      refuseWhileWaiting(await counts.read([own]))
      const outcome = await check()
      if (outcome === null) await onCounted((await counts.add([own]))[0] ?? 0)
      else await counts.clear(own.hash)
      return outcome
    })
  }

  return {
    attemptPassword: (tried, check) =>
      // Tries of one account from one network are serialised here too.
      turns.run(tried, async () => {
        const known = (await tried.knownBy?.()) ?? null
        // A known device or session waits only for its own failures.
        const pair = pairOf({ ...tried, account: known ?? tried.account })
        const day = known === null ? accountOf(tried) : inADay('known', known)
        const waits = known === null ? [pair, ...networksOf(tried.address)] : [pair]
        const failed = await counts.read([day, ...waits])
        refuseAfterADays(failed.filter(({ limit }) => limit === day))
        refuseWhileWaiting(failed.filter(({ limit }) => limit !== day))
        const outcome = await check()
        if (outcome !== null) {
          // A right password from one network does not clear the failures that come from other
          // networks.
          await counts.clear(pair.hash, ...(known === null ? [] : [day.hash]))
          return outcome
        }
        const [failures = 0] = await counts.add([day, ...waits])
        // The try may have run at the same time as the last one allowed, in another turn or on
        // another server.
        if (failures > DAY_TRIES) throw problem('sign_in_by_letter', { retry_after: DAY_SECONDS })
        return null
      }),

    attemptSecret: (whose, address, check) =>
      counted(inWindow(ACCOUNT_TRIES, `secret of ${whose}`, networkOf(address)), check),

    attemptCode: (userId, check, onTooMany) =>
      counted(
        { hash: digest('codes of', userId), free: CODE_TRIES, minutes: CODE_MINUTES },
        check,
        async (failures) => {
          if (failures === CODE_TRIES) await onTooMany()
        },
      ),

    allow(deed, who, free) {
      const limits = countedNetworks(who).map(({ name, times }) =>
        inWindow(times * free, deed, name),
      )
      return oneAtATime(digest(deed, who).toString('hex'), async () => {
        refuseWhileWaiting(await counts.read(limits))
        await counts.add(limits)
      })
    },

    forgive: (asker) => counts.clear(pairOf(asker).hash, accountOf(asker).hash),
  }
}

function refuseWhileWaiting(counts: readonly Count[]): void {
  const waits = counts.map(({ limit, failures, quiet }) => {
    const over = failures - limit.free
    return over < 0 ? 0 : Math.min(FIRST_WAIT_SECONDS * 2 ** over, WINDOW_MINUTES * 60) - quiet
  })
  const wait = Math.ceil(Math.max(0, ...waits))
  if (wait > 0) throw problem('throttled', { retry_after: wait })
}

function refuseAfterADays(counts: readonly Count[]): void {
  const over = counts.find(({ limit, failures }) => failures >= limit.free)
  if (!over) return
  const wait = Math.max(1, Math.ceil(DAY_SECONDS - over.quiet))
  throw problem('sign_in_by_letter', { retry_after: wait })
}

/** Tasks of one name run one after another, in the order of their arrival. */
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
