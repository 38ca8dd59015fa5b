import { type FairQueueLimits, fairQueue } from '../fair-queue.ts'
import type { Tally } from '../measures/tally.ts'
import type { Niceness } from '../priority.ts'
import type { Servers } from '../servers/server-presence.ts'
import { type AppDatabase, appDatabase } from './app-database.ts'
import type { DatabasePool, Plans } from './database-pool.ts'
import { type LaneName, laneWaits, sharesRefused } from './lane-measures.ts'

/**
 * A kind of work with connections of its own, so that no other kind delays it (platform §22): an
 * alert is raised even while a company imports, exports and searches as much as it can. All other
 * requests use `Parts.database`.
 */
export type Lane = Exclude<LaneName, 'requests'>

export type Lanes = Readonly<Record<Lane, AppDatabase>>

type LaneLimits = FairQueueLimits & {
  /**
   * Whether its connections are opened at start: opening one may take longer than an alert is
   * allowed to.
   */
  warm: boolean
  niceness: Niceness
  plans?: Plans
}

/**
 * As many connections as two cores keep busy. While one tenant uses its whole share, two others
 * still get some.
 */
const requests: LaneLimits = {
  slots: 10,
  perTenant: 4,
  perPerson: 3,
  waitingPerTenant: 100,
  waitingPerPerson: 30,
  waitMs: 5_000,
  warm: true,
  niceness: 5,
}

/**
 * Limit of one person's simultaneous calls, without alarms and streams. A further call would wait
 * in vain, so it is refused before any of it is read.
 */
export const CALLS_AT_ONCE = requests.perPerson + requests.waitingPerPerson

const lanes: Readonly<Record<Lane, LaneLimits>> = {
  // Presses of the panic button are never throttled (panic §3): they wait for their turn.
  panic: {
    slots: 4,
    perTenant: 3,
    perPerson: 2,
    waitingPerTenant: 10_000,
    waitingPerPerson: 1_000,
    waitMs: 20_000,
    warm: true,
    niceness: 0,
  },
  // A person stands before the door. A reader waits five seconds for an answer, of which a second
  // attempt to store a fault may need as long again.
  access: {
    slots: 6,
    perTenant: 3,
    perPerson: 3,
    waitingPerTenant: 1_000,
    waitingPerPerson: 1_000,
    waitMs: 2_000,
    warm: true,
    niceness: 0,
    plans: 'generic',
  },
  // An unacknowledged alert is escalated, however much other work waits.
  escalation: {
    slots: 2,
    perTenant: 1,
    perPerson: 1,
    waitingPerTenant: Number.POSITIVE_INFINITY,
    waitingPerPerson: Number.POSITIVE_INFINITY,
    waitMs: Number.POSITIVE_INFINITY,
    warm: true,
    niceness: 0,
  },
  // After a restart of the server all screens of a company reconnect at once.
  stream: {
    slots: 2,
    perTenant: 1,
    perPerson: 1,
    waitingPerTenant: 5_000,
    waitingPerPerson: 50,
    waitMs: 20_000,
    warm: false,
    niceness: 0,
  },
  sign_in: {
    slots: 3,
    perTenant: 2,
    perPerson: 1,
    waitingPerTenant: 200,
    waitingPerPerson: 20,
    waitMs: 10_000,
    warm: false,
    niceness: 0,
  },
  // The emergency list and the offline data of desks: thousands of rows, read again and again.
  rolls: {
    slots: 2,
    perTenant: 1,
    perPerson: 1,
    waitingPerTenant: 50,
    waitingPerPerson: 10,
    waitMs: 20_000,
    warm: false,
    niceness: 10,
  },
  // Files that each person may ask for: calendars, which programs read by links without a session,
  // and the person's own data. One at a time per company.
  feeds: {
    slots: 2,
    perTenant: 1,
    perPerson: 1,
    waitingPerTenant: 50,
    waitingPerPerson: 50,
    waitMs: 20_000,
    warm: false,
    niceness: 10,
  },
  // An export of a large company takes minutes.
  exports: {
    slots: 2,
    perTenant: 1,
    perPerson: 1,
    waitingPerTenant: 4,
    waitingPerPerson: 2,
    waitMs: 30_000,
    warm: false,
    niceness: 10,
  },
  // Lists of readers, and what becomes of them: who lost a right has to be gone within a second,
  // whatever other companies import.
  readers: {
    slots: 4,
    perTenant: 2,
    perPerson: 2,
    waitingPerTenant: Number.POSITIVE_INFINITY,
    waitingPerPerson: Number.POSITIVE_INFINITY,
    waitMs: Number.POSITIVE_INFINITY,
    warm: false,
    niceness: 0,
    plans: 'custom',
  },
  // Work that no answer waits for: imports, jobs, the audit trail of reads.
  background: {
    slots: 4,
    perTenant: 2,
    perPerson: 2,
    waitingPerTenant: Number.POSITIVE_INFINITY,
    waitingPerPerson: Number.POSITIVE_INFINITY,
    waitMs: Number.POSITIVE_INFINITY,
    warm: false,
    niceness: 10,
  },
}

/** Opens a pool of the app role. */
type OpenPool = (
  options: { connections: number } & Pick<LaneLimits, 'warm' | 'niceness' | 'plans'>,
) => DatabasePool

/**
 * Opens a database for each lane, and one for all other requests; `afterPublish` as in
 * `appDatabase`. Shares of these requests count for all `servers` together. The other lanes have
 * theirs on each server: alarms and doors, since all of them may come to one, and the rest, since they
 * allow a company one or two things at a time already. `tally` gets waits, refusals and what
 * transactions counted.
 */
export function openLanes(
  openPool: OpenPool,
  afterPublish: () => void,
  { servers, tally }: { servers?: Pick<Servers, 'count'>; tally?: Tally } = {},
): { database: AppDatabase; lanes: Lanes } {
  const open = (lane: LaneName, limits: LaneLimits, together?: Pick<Servers, 'count'>) => {
    const { slots: connections, warm, niceness, plans } = limits
    const pool = openPool({ connections, warm, niceness, plans })
    const turns = fairQueue(limits, together, {
      waited: (seconds) => tally?.add(laneWaits, { lane }, seconds),
      refused: (tenant) => tally?.add(sharesRefused, { tenant }),
    })
    return appDatabase(pool, afterPublish, { turns, ...(tally && { tally }) })
  }
  return {
    database: open('requests', requests, servers),
    lanes: {
      panic: open('panic', lanes.panic),
      access: open('access', lanes.access),
      escalation: open('escalation', lanes.escalation),
      stream: open('stream', lanes.stream),
      sign_in: open('sign_in', lanes.sign_in),
      rolls: open('rolls', lanes.rolls),
      feeds: open('feeds', lanes.feeds),
      exports: open('exports', lanes.exports),
      readers: open('readers', lanes.readers),
      background: open('background', lanes.background),
    },
  }
}

/** Puts all lanes on one database, without shares: for commands and tests. */
export function oneLane(database: AppDatabase): Lanes {
  return {
    panic: database,
    access: database,
    escalation: database,
    stream: database,
    sign_in: database,
    rolls: database,
    feeds: database,
    exports: database,
    readers: database,
    background: database,
  }
}
