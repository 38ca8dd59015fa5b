import { Counter, Histogram, type Registry } from 'prom-client'
import type { AnyMeasure, LabelValues } from './measure.ts'
import type { Tally } from './tally.ts'

/** Tenants that a process tells by their ids; all others are one series. */
const TENANTS_TOLD = 100
const OTHERS = 'others'

/**
 * Tells the counts of a tally in a registry, each series from the start, so that the first of a kind is
 * an increase. Returns the function that ends it.
 */
export function tellMeasures(
  tally: Tally,
  measures: readonly AnyMeasure[],
  registry: Registry,
): () => void {
  const told = new Map(measures.map((one) => [one.name, tellOne(one, registry)]))
  return tally.onAdd(({ name }, labels, by) => told.get(name)?.(labels, by))
}

type Tell = (labels: LabelValues, by: number) => void

function tellOne(measure: AnyMeasure, registry: Registry): Tell {
  const { name, help, labels, buckets } = measure
  const options = { name, help, labelNames: Object.keys(labels), registers: [registry] }
  if (buckets) {
    const histogram = new Histogram({ ...options, buckets: [...buckets] })
    for (const values of closedValues(measure)) histogram.zero(values)
    return (values, by) => histogram.observe(values, by)
  }
  const counter = new Counter(options)
  for (const values of closedValues(measure)) counter.inc(values, 0)
  if (!Object.values(labels).includes('tenant')) return (values, by) => counter.inc(values, by)
  const tenants = new Set<string>()
  return ({ tenant = OTHERS, ...values }, by) => {
    if (tenants.size < TENANTS_TOLD) tenants.add(tenant)
    counter.inc({ ...values, tenant: tenants.has(tenant) ? tenant : OTHERS }, by)
  }
}

/** Every combination of the values of closed labels. */
function closedValues({ labels }: AnyMeasure): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [name, values]) =>
      all.flatMap((one) =>
        (values === 'tenant' ? [OTHERS] : values).map((value) => ({ ...one, [name]: value })),
      ),
    [{}],
  )
}
