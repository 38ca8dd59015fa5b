import type { Queries } from '../database/queries.ts'
import type { AnyMeasure, LabelValues, Measure } from './measure.ts'

type Listener = (measure: AnyMeasure, labels: LabelValues, by: number) => void

/** Counts for operators, of one process. */
export type Tally = {
  /** Counts 1 or `by`, or observes `by` seconds. It costs a call of a function and never fails. */
  add<Values extends LabelValues>(measure: Measure<Values>, labels: Values, by?: number): void
  /** Calls back at each count; returns the function that ends it. */
  onAdd(listener: Listener): () => void
}

export function openTally(): Tally {
  const listeners = new Set<Listener>()
  return {
    add(measure, labels, by = 1) {
      for (const listener of listeners) listener(measure, labels, by)
    },
    onAdd(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What is counted in transactions that are not committed yet. */
const noted = new WeakMap<Queries, ((tally: Tally) => void)[]>()

/** Counts something if the transaction commits: what is rolled back did not happen. */
export function countOnCommit<Values extends LabelValues>(
  queries: Queries,
  measure: Measure<Values>,
  labels: Values,
  by = 1,
): void {
  const count = (tally: Tally) => tally.add(measure, labels, by)
  const before = noted.get(queries)
  if (before) before.push(count)
  else noted.set(queries, [count])
}

/** Counts what was noted in a transaction that is committed. */
export function countNoted(queries: Queries, tally: Tally): void {
  for (const count of noted.get(queries) ?? []) count(tally)
}
