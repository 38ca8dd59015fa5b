const MINUTE_MS = 60_000

export type Repeated = { stop(): Promise<void> }

/**
 * Does something each minute, never twice at once. A failure is reported, and the next minute tries
 * again; stopping waits for the one that runs.
 */
export function everyMinute(
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repeated {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null
      })
  }, MINUTE_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
