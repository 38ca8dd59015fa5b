import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two attempts to restart. */
const START_AGAIN_MS = 1_000

/** A runner of graphile-worker: `promise` settles when it has ended, by itself or stopped. */
export type Runner = { readonly promise: Promise<void>; stop(): Promise<void> }

/**
 * Starts a runner, and restarts it whenever it ends without having been stopped, as when its
 * database is unreachable for long. Rejects if the first start fails; `onEnd` is called at each
 * later end.
 */
export async function keepRunning(
  start: () => Promise<Runner>,
  onEnd: (error: unknown) => void,
  startAgainMs = START_AGAIN_MS,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let running = Promise.resolve(await start())

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      const error: unknown = await running
        .then(({ promise }) => promise)
        .catch((reason: unknown) => reason)
      if (stopping.signal.aborted) return
      onEnd(error)
      await sleep(startAgainMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) running = start()
    }
  }

  const ended = keep()
  return {
    async stop() {
      stopping.abort()
      // Stopping a runner that has ended by itself throws.
      await running.then((runner) => runner.stop()).catch(() => undefined)
      await ended
    },
  }
}
