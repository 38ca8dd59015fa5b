import { LIT_MAX } from '@portaria/contract/modules/units/buildings'

/** Milliseconds for which changed rows are collected before their windows are read. */
const GATHER_MS = 500

/** Milliseconds between two reads of everything, if more has changed than is read by ids. */
const WHOLE_MS = 5_000

export type LitBatches = {
  /** Notes rows that have changed, `count` of them in total; more than `ids` means unknown ones. */
  note(ids: readonly string[], count: number): void
  /** Notes that units or towers have changed. */
  noteWhole(): void
  stop(): void
}

/**
 * Joins events into few reads: changed rows are read together by their ids, and everything is read
 * at most once in five seconds. `readSome` rejects if the rows could not be read.
 */
export function litBatches(
  readSome: (ids: readonly string[]) => Promise<void>,
  readWhole: () => void,
): LitBatches {
  const waiting = new Set<string>()
  let gathering: ReturnType<typeof setTimeout> | undefined
  let whole: ReturnType<typeof setTimeout> | undefined
  let readAt = -Infinity
  let isReading = false

  const noteWhole = () => {
    if (whole !== undefined) return
    const wait = Math.max(GATHER_MS, readAt + WHOLE_MS - performance.now())
    whole = setTimeout(() => {
      whole = undefined
      readAt = performance.now()
      readWhole()
    }, wait)
  }
  const flush = () => {
    gathering = undefined
    const ids = [...waiting]
    waiting.clear()
    if (ids.length > LIT_MAX) noteWhole()
    else void read(ids)
  }
  // One read after the other: a slow answer must not replace a newer one.
  const read = async (ids: readonly string[]) => {
    isReading = true
    await readSome(ids).catch(noteWhole)
    isReading = false
    gather()
  }
  const gather = () => {
    if (waiting.size > 0 && !isReading) gathering ??= setTimeout(flush, GATHER_MS)
  }
  return {
    note(ids, count) {
      if (count > ids.length) return noteWhole()
      for (const id of ids) waiting.add(id)
      gather()
    },
    noteWhole,
    stop() {
      clearTimeout(gathering)
      clearTimeout(whole)
    },
  }
}
