/** The attention of a loop that works until nothing is left, and is called when there is more. */
export type Attention = {
  /** Has the loop look again: at once if it waits, else after its current look. */
  call(): void
  /** Waits until it is called, some milliseconds are over, or everything stops. */
  wait(ms: number): Promise<void>
}

/** Longest pause of a timer, after which a loop looks again anyway. */
const LONGEST_MS = 3_600_000

/** Makes the attention of a loop that ends with a signal. */
export function attention(stopping: AbortSignal): Attention {
  let isCalled = false
  let wakeUp = () => {}
  stopping.addEventListener('abort', () => wakeUp(), { once: true })
  return {
    call() {
      isCalled = true
      wakeUp()
    },
    async wait(ms) {
      if (!isCalled && !stopping.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, Math.min(Math.max(0, ms), LONGEST_MS))
        wakeUp = resolve
        await promise
        clearTimeout(timer)
        wakeUp = () => {}
      }
      isCalled = false
    },
  }
}
