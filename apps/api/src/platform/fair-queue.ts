import { problem } from './problem.ts'
import type { Servers } from './servers/server-presence.ts'

/** The owner of a task: a tenant (or the platform, under any fixed name), and a person in it. */
export type Party = { tenant: string; person: string }

export type FairQueueLimits = {
  /** Limit of running tasks. */
  slots: number
  /** Limits of running tasks of one tenant, and of one person in it. */
  perTenant: number
  perPerson: number
  /** Limits of waiting tasks of one tenant and of one person; further ones are refused at once. */
  waitingPerTenant: number
  waitingPerPerson: number
  /** Milliseconds that a task may wait before it is refused; `Infinity` never refuses it. */
  waitMs: number
}

/** `name` identifies a task to `before`. */
export type WorkOptions = { name?: string; signal?: AbortSignal }

/** Watches the waits of a queue, for operators. */
export type QueueWatch = {
  /** Called when a task that had to wait begins. */
  waited(seconds: number): void
  /** Called when a task is refused. */
  refused(tenant: string): void
}

export type FairQueue = {
  /**
   * Runs a task when its turn comes: tenants take turns, and so do the people within a tenant, so
   * that a large batch delays nobody else. Throws `unavailable`, with the seconds before a retry,
   * if too many wait or this one has waited too long. A task must not ask the same queue for a
   * second slot: the slots of its tenant may all be waiting for that. A waiting task leaves when
   * its signal is aborted, and throws the signal's reason.
   */
  run<T>(party: Party, work: () => Promise<T>, options?: WorkOptions): Promise<T>
  /**
   * Returns the number of tasks before a waiting one: those that run, and those that start earlier
   * if no others arrive. Null if it does not wait.
   */
  before(name: string): number | null
  /** Numbers of running and waiting tasks. */
  load(): { running: number; waiting: number }
}

/** A waiting task; `start` gives it a slot. */
type Waiting = { start: () => void; name: string | undefined }

/** The running tasks of a party; `served` numbers its latest turn, 0 for none. */
type Share = { running: number; served: number }
type PersonLine = Share & { waiting: Set<Waiting> }
type TenantLine = Share & { waiting: number; people: Map<string, PersonLine> }

/** Seconds before a refused task may be tried again. */
const RETRY_AFTER_S = 2

const UNWATCHED: QueueWatch = { waited: () => undefined, refused: () => undefined }

/** This process alone. */
const ALONE: Pick<Servers, 'count'> = { count: () => 1 }

/**
 * Shares a number of slots among tenants and their people (platform §22). The running tasks of a
 * tenant or person are limited for all `servers` together, each of which gets an equal part, and at
 * least one.
 */
export function fairQueue(limits: FairQueueLimits, servers = ALONE, watch = UNWATCHED): FairQueue {
  const partOf = (limit: number) => Math.ceil(limit / servers.count())
  const lines = new Map<string, TenantLine>()
  let running = 0
  let waiting = 0
  let turns = 0

  function lineOf({ tenant, person }: Party): { line: TenantLine; own: PersonLine } {
    const line = lines.get(tenant) ?? newTenantLine()
    lines.set(tenant, line)
    const own = line.people.get(person) ?? newPersonLine()
    line.people.set(person, own)
    return { line, own }
  }

  function begin(party: Party): void {
    const { line, own } = lineOf(party)
    running += 1
    turns += 1
    for (const share of [line, own]) {
      share.running += 1
      share.served = turns
    }
  }

  function end(party: Party): void {
    const { line, own } = lineOf(party)
    running -= 1
    line.running -= 1
    own.running -= 1
    forgetIdle(party)
    startNext()
  }

  function forgetIdle({ tenant, person }: Party): void {
    const { line, own } = lineOf({ tenant, person })
    if (own.running === 0 && own.waiting.size === 0) line.people.delete(person)
    if (line.people.size === 0) lines.delete(tenant)
  }

  const tenantMayBegin = (line: TenantLine) =>
    running < limits.slots && line.running < partOf(limits.perTenant)
  const personMayBegin = (own: PersonLine) => own.running < partOf(limits.perPerson)

  /**
   * Finds the next task: of the tenant that was served least recently and, within that tenant, of
   * the person who was.
   */
  function nextTurn(): Waiting | undefined {
    if (waiting === 0 || running >= limits.slots) return undefined
    const waitingLines = [...lines.values()].filter(
      (line) => line.waiting > 0 && tenantMayBegin(line),
    )
    for (const { people } of waitingLines.toSorted(byTurn)) {
      const person = [...people.values()]
        .filter((own) => own.waiting.size > 0 && personMayBegin(own))
        .toSorted(byTurn)[0]
      if (person) return person.waiting.values().next().value
    }
    return undefined
  }

  function startNext(): void {
    for (let next = nextTurn(); next !== undefined; next = nextTurn()) next.start()
  }

  /**
   * Yields the waiting tasks in the order in which they start if each ends before the next begins.
   */
  function* inTurn(): Generator<Waiting> {
    let turn = turns
    const tenants = [...lines.values()].map(({ served, people }) => ({
      served,
      people: [...people.values()].map((own) => ({ served: own.served, left: [...own.waiting] })),
    }))
    for (;;) {
      const isLeft = ({ left }: { left: unknown[] }) => left.length > 0
      const tenant = tenants.filter(({ people }) => people.some(isLeft)).toSorted(byTurn)[0]
      const person = tenant?.people.filter(isLeft).toSorted(byTurn)[0]
      const next = person?.left.shift()
      if (!tenant || !person || !next) return
      turn += 1
      tenant.served = turn
      person.served = turn
      yield next
    }
  }

  function turnOf(party: Party, { name, signal }: WorkOptions): Promise<void> {
    const { line, own } = lineOf(party)
    if (own.waiting.size === 0 && tenantMayBegin(line) && personMayBegin(own)) {
      begin(party)
      return Promise.resolve()
    }
    const { waitingPerTenant, waitingPerPerson } = limits
    if (line.waiting >= waitingPerTenant || own.waiting.size >= waitingPerPerson) {
      const limit = own.waiting.size >= waitingPerPerson ? 'person' : 'company'
      forgetIdle(party)
      watch.refused(party.tenant)
      return Promise.reject(problem('unavailable', { retry_after: RETRY_AFTER_S, limit }))
    }
    const since = performance.now()
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        own.waiting.delete(entry)
        line.waiting -= 1
        waiting -= 1
      }
      const entry: Waiting = {
        name,
        start() {
          leave()
          begin(party)
          watch.waited((performance.now() - since) / 1_000)
          resolve()
        },
      }
      const giveUp = () => {
        leave()
        forgetIdle(party)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp)
      const timer =
        limits.waitMs === Number.POSITIVE_INFINITY
          ? undefined
          : setTimeout(() => {
              leave()
              forgetIdle(party)
              watch.refused(party.tenant)
              reject(problem('unavailable', { retry_after: RETRY_AFTER_S, limit: 'wait' }))
            }, limits.waitMs)
      own.waiting.add(entry)
      line.waiting += 1
      waiting += 1
    })
  }

  return {
    async run(party, work, options = {}) {
      options.signal?.throwIfAborted()
      await turnOf(party, options)
      try {
        return await work()
      } finally {
        end(party)
      }
    },
    before(name) {
      let first = 0
      for (const each of inTurn()) {
        if (each.name === name) return running + first
        first += 1
      }
      return null
    },
    load: () => ({ running, waiting }),
  }
}

function newTenantLine(): TenantLine {
  return { running: 0, served: 0, waiting: 0, people: new Map() }
}

function newPersonLine(): PersonLine {
  return { running: 0, served: 0, waiting: new Set() }
}

const byTurn = (a: Pick<Share, 'served'>, b: Pick<Share, 'served'>) => a.served - b.served
