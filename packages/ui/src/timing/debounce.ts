/** A function whose calls are delayed until a pause. */
export type Debounced<Value> = {
  /** Requests the work with a value; the last value counts. */
  readonly call: (value: Value) => void
  /** Performs waiting work at once, if there is any. */
  readonly flush: () => void
}

/** Performs a work with the last value, once some milliseconds have passed without another call. */
export function debounce<Value>(
  work: (value: Value) => void,
  milliseconds: number,
): Debounced<Value> {
  let waiting: { value: Value; timer: ReturnType<typeof setTimeout> } | null = null
  const flush = () => {
    if (waiting === null) return
    const { value, timer } = waiting
    clearTimeout(timer)
    waiting = null
    work(value)
  }
  const call = (value: Value) => {
    if (waiting !== null) clearTimeout(waiting.timer)
    waiting = { value, timer: setTimeout(flush, milliseconds) }
  }
  return { call, flush }
}
