import { rm } from 'node:fs/promises'
import type { Actor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { admission } from '../../platform/admission.ts'
import { fairQueue, type Party } from '../../platform/fair-queue.ts'
import { touchImport } from './import.repository.ts'
import { Cancelled, failImport, type ImportJob, Interrupted, runImport } from './import-runner.ts'

/** Limits of simultaneous imports: of the server, and of one tenant (platform §23). */
const AT_ONCE = 2
const AT_ONCE_OF_TENANT = 1

/**
 * Limits of imports in progress, including uploading and waiting ones: each may hold a file of 64
 * MB on disk.
 */
const IN_PROGRESS = { inAll: 60, perTenant: 8, perPerson: 4, retryAfter: 30 }

/**
 * Milliseconds between heartbeats, well within the time after which an import counts as abandoned.
 */
const HEARTBEAT_MS = 60_000

export type ImportQueue = {
  /** Called before the file is received; the returned function ends the admission. */
  enter(actor: Actor): () => void
  /** Runs an import when its turn comes; `leave` is the function that `enter` returned. */
  start(job: ImportJob, leave: () => void): void
  /** Returns the number of imports before one that waits here; null for any other. */
  before(id: string): number | null
  /** Ends a waiting or running import whose row is marked as cancelled. */
  cancel(id: string): void
  /** Interrupts imports that wait or are checking, and waits for those that are writing. */
  stop(): Promise<void>
}

type Entry = { job: ImportJob; controller: AbortController; waits: boolean }

const partyOf = ({ tenantId, userId }: Actor): Party => ({
  tenant: tenantId ?? NIL_TENANT,
  person: userId ?? '',
})

/**
 * Makes the queue of this server's imports, which take turns so that none delays another company's.
 */
export function importQueue(onError: (error: unknown) => void): ImportQueue {
  const admitted = admission(IN_PROGRESS)
  const turns = fairQueue({
    slots: AT_ONCE,
    perTenant: AT_ONCE_OF_TENANT,
    perPerson: AT_ONCE_OF_TENANT,
    // Admission is decided before a file is received.
    waitingPerTenant: Number.POSITIVE_INFINITY,
    waitingPerPerson: Number.POSITIVE_INFINITY,
    waitMs: Number.POSITIVE_INFINITY,
  })
  const entries = new Map<string, Entry>()
  const works = new Set<Promise<void>>()
  const heartbeat = setInterval(() => void keepAlive(), HEARTBEAT_MS)
  heartbeat.unref()

  /**
   * Sends the heartbeat of waiting imports, and drops those that were cancelled on another server.
   */
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
    enter: (actor) => admitted.enter(partyOf(actor)),
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
