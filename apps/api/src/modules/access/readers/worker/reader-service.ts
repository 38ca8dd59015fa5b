import { setTimeout as sleep } from 'node:timers/promises'
import type { PlatformScope } from '../../../../platform/jobs/task.ts'
import { attention } from './attention.ts'
import { keepLists } from './list-keeper.ts'
import { holdReader, type ReaderHolder } from './reader-holder.ts'
import { type HeldReader, LEASE_S, readerLeases } from './reader-leases.ts'
import type { ServiceTools } from './served.ts'

/** Milliseconds between two looks for work that nothing announced, and the shortest pause. */
const LOOK_MS = 1_000
const SHORTEST_MS = 25
/** Milliseconds until lists that could not be worked out are tried again. */
const AFTER_ERROR_MS = 5_000
/** Milliseconds between two renewals of leases. */
const RENEW_MS = (LEASE_S * 1_000) / 3

/** The service of readers in a process. */
export type ReaderService = {
  /** Has it look for work at once. */
  call(): void
  stop(): Promise<void>
}

/** Serves the readers of all companies beside other processes of the same database. */
export function startReaderService(
  tools: ServiceTools,
  { system, holder }: { system: PlatformScope['system']; holder: string },
): ReaderService {
  const leases = readerLeases(system, holder)
  const holders = new Map<string, ReaderHolder>()
  const listing = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const own = attention(stopping.signal)
  let renewedAt = Number.NEGATIVE_INFINITY
  let claimedAt = Number.NEGATIVE_INFINITY

  /** Every event of every company calls for a look, so that it is one round trip. */
  async function look(): Promise<void> {
    const begun = performance.now()
    const renew = begun - renewedAt > RENEW_MS
    const { held: all, companies } = await leases.look({ renew })
    for (const tenantId of companies) list(tenantId)
    follow(all, renew ? begun : null)
    if (renew) renewedAt = begun
    if (begun - claimedAt >= LOOK_MS) await claim()
  }

  async function claim(): Promise<void> {
    // A lease begins before its answer arrives.
    claimedAt = performance.now()
    for (const held of await leases.claim()) take(held, claimedAt)
  }

  /** Serves what this process has, and no longer what it lost. */
  function follow(all: readonly HeldReader[], renewed: number | null): void {
    const found = new Map(all.map((held) => [held.device, held]))
    for (const [device, one] of holders) {
      const held = found.get(device)
      if (held?.fence !== one.held.fence) {
        holders.delete(device)
        void one.stop().catch(tools.onError)
        continue
      }
      if (renewed !== null) one.renewed(renewed)
      if (held.calledAt !== called.get(device)) one.call()
    }
    called = new Map(all.map(({ device, calledAt }) => [device, calledAt]))
    if (renewed === null) return
    // The answer of the claim that took them was lost.
    for (const held of all) if (!holders.has(held.device)) take(held, renewed)
  }

  /** When each reader of this process was called last. */
  let called = new Map<string, string>()

  function take(held: HeldReader, since: number): void {
    called.set(held.device, held.calledAt)
    holders.set(held.device, holdReader(tools, held, since))
  }

  function callAll(readers: ReadonlySet<string>): void {
    for (const { held, call } of holders.values()) if (readers.has(held.equipmentId)) call()
  }

  /** Works out the lists of a company, one run at a time. */
  function list(tenantId: string): void {
    if (listing.has(tenantId)) return
    const run = keepLists(tools.database, tools.keeper, tenantId)
      .then(callAll)
      .catch(async (error: unknown) => {
        tools.onError(error)
        // What cannot be worked out is not tried at every call of its company.
        await sleep(AFTER_ERROR_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      })
      .finally(() => {
        listing.delete(tenantId)
        // What was noted meanwhile waits for no other call.
        own.call()
      })
    listing.set(tenantId, run)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(tools.onError)
      await sleep(SHORTEST_MS)
      await own.wait(LOOK_MS)
    }
  }

  const ended = run()
  return {
    call: () => own.call(),
    async stop() {
      stopping.abort()
      await ended
      await Promise.all([...listing.values(), ...[...holders.values()].map((one) => one.stop())])
      await leases.release().catch(tools.onError)
    },
  }
}
