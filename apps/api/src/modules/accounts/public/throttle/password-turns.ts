import { availableParallelism } from 'node:os'
import { admission } from '../../../../platform/admission.ts'
import { fairQueue } from '../../../../platform/fair-queue.ts'
import { networkOf, siteOf } from '../../../../platform/network.ts'

/** The account whose password is hashed or compared, as typed, and the address of the call. */
export type Asker = { account: string; address: string }

export type PasswordTurns = {
  /**
   * Runs a task that hashes or compares a password when it is its network's turn. Throws
   * `unavailable` where too many of that network wait, or it has waited too long. A task must not
   * ask for another turn.
   */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>
  load(): { running: number; waiting: number }
}

/**
 * Hashing takes a thread and 19 MiB each. Of libuv's four threads two are left for files and host
 * names, and one core for the rest of the server.
 */
const SLOTS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Limit of waiting tasks of one network: everybody of an office at the start of a shift. */
const WAITING = 100

/** Limit of waiting tasks of one account from one network: a person has some devices. */
const WAITING_ACCOUNT = 30

/** Milliseconds after which nobody waits at the screen any more. */
const WAIT_MS = 15_000

/**
 * Limit of waiting tasks in all: beyond it some thousand networks ask at once, and none is answered
 * soon.
 */
const WAITING_IN_ALL = 2_000

/**
 * Turns for password hashing (accounts §23): networks take turns, and the
 * accounts in each, so that a flood from one address delays other sign-ins by one turn. The
 * database statements of a try belong to its turn too, or a flood would queue there before
 * everybody. Tries that another server judges have more slots, of their own.
 */
export function passwordTurns(slots = SLOTS): PasswordTurns {
  const queue = fairQueue({
    slots,
    perTenant: slots,
    perPerson: 1,
    waitingPerTenant: WAITING,
    waitingPerPerson: WAITING_ACCOUNT,
    waitMs: WAIT_MS,
  })
  // The holder of an IPv6 site has thousands of networks, and would have a turn in each.
  const sites = admission({
    inAll: WAITING_IN_ALL,
    perTenant: 10 * WAITING,
    perPerson: Number.POSITIVE_INFINITY,
    retryAfter: 2,
  })
  return {
    async run({ account, address }, work) {
      const network = networkOf(address)
      const leave = sites.enter({ tenant: siteOf(address), person: network })
      try {
        return await queue.run({ tenant: network, person: account.toLowerCase() }, work)
      } finally {
        leave()
      }
    },
    load: queue.load,
  }
}
