import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { hasPidFile, type Postmaster, waitForEnd } from './postmaster.ts'

/** Milliseconds before each attempt to restart; supervision ends after the last one. */
const BACKOFF_MS = [0, 250, 500, 1_000, 2_000, 4_000, 8_000]

/**
 * Milliseconds of life after which a start counts as successful. If PostgreSQL ends sooner, the
 * attempts are counted on instead of beginning at the first again.
 */
const SETTLED_MS = 1_000

export type Supervised = {
  readonly cluster: string
  readonly first: Postmaster
  /** Restarts it on the port that its clients are connected to. */
  startAgain: () => Promise<Postmaster>
  report: (line: string) => void
  /** Called once if it could not be restarted. */
  onGivenUp: (failure: StartupError) => void
  backoffMs?: readonly number[]
}

export type Supervisor = {
  /** Ends the watch, and returns the current postmaster, if any. */
  stop(): Promise<Postmaster | undefined>
}

/**
 * Watches a cluster and restarts it after a crash. An orderly stop, by anybody, is respected: it
 * removes the lock file, which a killed postmaster cannot.
 */
export function superviseCluster({
  cluster,
  first,
  startAgain,
  report,
  onGivenUp,
  backoffMs = BACKOFF_MS,
}: Supervised): Supervisor {
  const stopping = new AbortController()
  const { signal } = stopping
  let postmaster: Postmaster | undefined = first

  async function watch(): Promise<void> {
    let tries = 0
    let startedAt = -Infinity
    while (postmaster !== undefined) {
      await waitForEnd(postmaster.pid, cluster, signal)
      if (signal.aborted) return
      postmaster = undefined
      if (!(await hasPidFile(cluster))) {
        report('The database was stopped by somebody else, and stays so until the next start.')
        return
      }
      report('The database ended unexpectedly and is started again …')
      if (performance.now() - startedAt > SETTLED_MS) tries = 0
      const again = await tryAgain(tries)
      if (again === undefined) return
      postmaster = again.postmaster
      tries = again.tries
      startedAt = performance.now()
    }
  }

  async function tryAgain(
    from: number,
  ): Promise<{ postmaster: Postmaster; tries: number } | undefined> {
    let failure: unknown = new StartupError('The database ends whenever it has been started.')
    for (const [place, delayMs] of backoffMs.entries()) {
      if (place < from) continue
      await sleep(delayMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return undefined
      try {
        return { postmaster: await startAgain(), tries: place + 1 }
      } catch (error) {
        failure = error
      }
    }
    onGivenUp(
      failure instanceof StartupError
        ? failure
        : new StartupError(`The database does not start again (${String(failure)}).`),
    )
    return undefined
  }

  const ended = watch()
  return {
    async stop() {
      stopping.abort()
      await ended
      return postmaster
    },
  }
}
