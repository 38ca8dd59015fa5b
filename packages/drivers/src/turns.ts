/** Gives a resource to one caller at a time, in order. */
export type Turns = {
  /** Runs `work` when its turn comes; undefined at once if too many wait. */
  take<T>(work: () => Promise<T>): Promise<T | undefined>
  /** Resolves when nobody waits any more. */
  idle(): Promise<unknown>
}

/** Makes turns of which at most `limit` wait. */
export function turns(limit: number): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    take(work) {
      if (waiting >= limit) return Promise.resolve(undefined)
      waiting += 1
      const turn = last.then(work).finally(() => {
        waiting -= 1
      })
      last = turn.catch(() => undefined)
      return turn
    },
    idle: () => last,
  }
}
