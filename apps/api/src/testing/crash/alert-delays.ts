import type { AlertReader } from './crash-clients.ts'
import type { CrashJournal } from './crash-journal.ts'

/** Milliseconds of the slowest alert, from the first answer to a press of it. */
export type SlowestAlert = {
  /** Until the first stream told of it. */
  readonly first: number
  /** Until the last stream did, whose server may have been down. */
  readonly last: number
}

/** Finds how late the streams told of an alert that was answered; an alert told first counts as 0. */
export function slowestAlert(
  journal: CrashJournal,
  readers: readonly Pick<AlertReader, 'told'>[],
): SlowestAlert {
  const answered = new Map<string, number>()
  for (const { kind, id, at } of journal.entries.values())
    if (kind === 'press' && id !== null)
      answered.set(id, Math.min(at, answered.get(id) ?? Number.POSITIVE_INFINITY))
  let [first, last] = [0, 0]
  for (const [alert, at] of answered) {
    const delays = readers.flatMap(({ told }) => {
      const then = told.get(alert)
      return then === undefined ? [] : [Math.max(0, then - at)]
    })
    if (delays.length === 0) continue
    first = Math.max(first, Math.min(...delays))
    last = Math.max(last, ...delays)
  }
  return { first, last }
}
