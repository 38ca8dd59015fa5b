/** A measured value, and its limit if it has one. */
export type Figure = {
  name: string
  value: number
  unit: '×' | 'ms' | 's' | 'MiB' | 'kB' | 'requests/s' | 'answers' | 'of 100'
  /** Missing for values printed for comparison. */
  limit?: { at: 'least' | 'most'; value: number }
}

export type BenchOptions = {
  /** How often each side is measured, in turns; figures are medians. */
  rounds: number
  /** How much of `fleet` is measured: a side's minutes in all, companies, streams, and requests a second. */
  fleetSize: { minutes: number; tenants: number; streams: number; rate: number }
  /** Prints progress. */
  say: (line: string) => void
}

export type Benchmark = {
  /** A description of the benchmark in one line. */
  about: string
  run(options: BenchOptions): Promise<Figure[]>
}

export function isReached({ value, limit }: Figure): boolean {
  if (limit === undefined) return true
  return limit.at === 'least' ? value >= limit.value : value <= limit.value
}

/** The quantile of some values: 0.5 for the median, 0.99 for p99. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Measures each side in turn, round after round, so that a disturbance affects all. */
export async function inTurns<Side extends string, Result>(
  sides: readonly Side[],
  rounds: number,
  measure: (side: Side, round: number) => Promise<Result>,
): Promise<Record<Side, Result[]>> {
  const results = Object.fromEntries(sides.map((side) => [side, []])) as unknown as Record<
    Side,
    Result[]
  >
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) results[side].push(await measure(side, round))
  }
  return results
}
