import { availableParallelism } from 'node:os'
import { admission } from '../../platform/admission.ts'
import { fairQueue } from '../../platform/fair-queue.ts'
import { networkOf, siteOf } from '../../platform/network.ts'

/** Whose password is hashed or compared, as typed, and where the call comes from. */
export type Asker = { account: string; address: string }

export type PasswordTurns = {
  /**
   * Does what hashes or compares a password when it is its network's turn. Throws `unavailable` where
   * too many of that network wait, or it has waited too long. A work must not ask for another turn.
   */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>
  load(): { running: number; waiting: number }
}

/**
 * Hashing takes a thread and 19 MiB each. Of libuv's four threads two are left to files and names of
 * hosts, and one core to everything else that the server does.
 */
const SLOTS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Works of one network that may wait: everybody of an office at the start of a shift. */
const WAITING = 100

/** Works of one account from one network that may wait: a person has some devices. */
const WAITING_ACCOUNT = 30

/** After so long nobody looks at the page any more. */
const WAIT_MS = 15_000

/** Works that wait in all: past that, some thousand networks ask at once, and none is told soon. */
const WAITING_IN_ALL = 2_000

/**
 * Turns for what makes signing in dear (architecture.md, Fair under load): networks take turns, and in
 * each its accounts, so that a flood from one address holds an honest sign-in up by one turn. What a
 * try asks of the database belongs to its turn too, or a flood would wait there before everybody.
 */
export function passwordTurns(): PasswordTurns {
  const queue = fairQueue({
    slots: SLOTS,
    perTenant: SLOTS,
    perPerson: 1,
    waitingPerTenant: WAITING,
    waitingPerPerson: WAITING_ACCOUNT,
    waitMs: WAIT_MS,
  })
  // Whoever holds a whole IPv6 site has thousands of networks, and a turn in each.
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
