/** Work that waits until it has not been asked for during some time. */
export type Debounced<Value> = {
  /** Asks for the work with a value; the last one counts. */
  readonly call: (value: Value) => void
  /** Does at once what is waiting; nothing where nothing is. */
  readonly flush: () => void
}

/** Does a work with the last value once some milliseconds have passed without another. */
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
