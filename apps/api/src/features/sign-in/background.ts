/** Work that an answer does not wait for. */
export type Background = {
  /** Starts a work; failures go to `onError`. With too much under way it is refused, as one. */
  run(work: () => Promise<void>): void
  /** Waits for all that is under way. */
  finish(): Promise<void>
}

/** Letters being written at once, past which nobody is honest. */
const AT_ONCE_MAX = 100

export function background(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      if (running.size >= AT_ONCE_MAX) {
        onError(new Error('too many letters are under way'))
        return
      }
      const one: Promise<void> = work()
        .catch(onError)
        .finally(() => running.delete(one))
      running.add(one)
    },
    async finish() {
      await Promise.all(running)
    },
  }
}
