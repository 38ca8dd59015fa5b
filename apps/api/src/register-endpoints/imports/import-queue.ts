import { rm } from 'node:fs/promises'
import type { Actor } from '@portaria/contract/actor'
import { NIL_TENANT } from '@portaria/contract/constants'
import { admission } from '../../platform/admission.ts'
import { fairQueue, type Party } from '../../platform/fair-queue.ts'
import { touchImport } from './import.repository.ts'
import { Cancelled, failImport, type ImportJob, Interrupted, runImport } from './import-runner.ts'

/** Imports at once: of the server, and of one tenant (architecture.md, Fair under load). */
const AT_ONCE = 2
const AT_ONCE_OF_TENANT = 1

/**
 * Imports in hand, those whose file is on its way and those that wait included: each may keep a file
 * of 64 MB on the disk.
 */
const IN_HAND = { inAll: 60, perTenant: 8, perPerson: 4, retryAfter: 30 }

/** Well within the time after which an import that stands still counts as left behind. */
const HEARTBEAT_MS = 60_000

export type ImportQueue = {
  /** Before its file is taken; the answer is called once it is of no interest any more. */
  enter(actor: Actor): () => void
  /** Runs an import when it is its turn; `leave` is what `enter` answered. */
  start(job: ImportJob, leave: () => void): void
  /** How many stand before an import that waits here; null for any other. */
  before(id: string): number | null
  /** Ends what waits or runs of an import whose row says that it is cancelled. */
  cancel(id: string): void
  /** Interrupts what waits and what is only checked, and waits for what is written. */
  stop(): Promise<void>
}

type Entry = { job: ImportJob; controller: AbortController; waits: boolean }

const partyOf = ({ tenantId, userId }: Actor): Party => ({
  tenant: tenantId ?? NIL_TENANT,
  person: userId ?? '',
})

/** The imports of this server: each in its turn, and none that holds up another company's. */
export function importQueue(onError: (error: unknown) => void): ImportQueue {
  const door = admission(IN_HAND)
  const turns = fairQueue({
    slots: AT_ONCE,
    perTenant: AT_ONCE_OF_TENANT,
    perPerson: AT_ONCE_OF_TENANT,
    // Who may wait is decided at the door, before a file is taken.
    waitingPerTenant: Number.POSITIVE_INFINITY,
    waitingPerPerson: Number.POSITIVE_INFINITY,
    waitMs: Number.POSITIVE_INFINITY,
  })
  const entries = new Map<string, Entry>()
  const works = new Set<Promise<void>>()
  const heartbeat = setInterval(() => void keepAlive(), HEARTBEAT_MS)
  heartbeat.unref()

  /** Those that wait stand still, and are no less alive; one cancelled elsewhere leaves. */
  async function keepAlive(): Promise<void> {
    for (const { job, controller } of [...entries.values()].filter(({ waits }) => waits)) {
      const { machinery, actor, request } = job
      const alive = await machinery.database
        .inTenant(actor, (context) => touchImport(context, request.id, {}))
        .catch(onError)
      if (alive === false) controller.abort(new Cancelled())
    }
  }

  async function runInTurn(entry: Entry): Promise<void> {
    const { job, controller } = entry
    const { signal } = controller
    const run = () => {
      entry.waits = false
      return runImport(job, { signal, onError })
    }
    await turns
      .run(partyOf(job.actor), run, { name: job.request.id, signal })
      .catch((error: unknown) => failImport(job, error, onError))
  }

  return {
    enter: (actor) => door.enter(partyOf(actor)),
    start(job, leave) {
      const { id } = job.request
      const entry: Entry = { job, controller: new AbortController(), waits: true }
      entries.set(id, entry)
      const work = runInTurn(entry).then(() => {
        entries.delete(id)
        leave()
        return rm(job.path, { force: true })
      })
      works.add(work)
      void work.finally(() => works.delete(work))
    },
    before: (id) => turns.before(id),
    cancel: (id) => entries.get(id)?.controller.abort(new Cancelled()),
    async stop() {
      clearInterval(heartbeat)
      for (const { controller } of entries.values()) controller.abort(new Interrupted())
      await Promise.allSettled(works)
    },
  }
}
