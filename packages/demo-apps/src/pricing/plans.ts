export const features = [
  'contacts',
  'calendar',
  'app',
  'files',
  'tasks',
  'messages',
  'reports',
  'teams',
  'support',
] as const

export type Plan = {
  readonly id: 'start' | 'grow' | 'large'
  /** Reais a month. */
  readonly price: number
  /** Null is without limit. */
  readonly units: number | null
  /** How many of the features, in their order. */
  readonly included: number
}

/** Sample plans; nobody sells them. */
export const plans: readonly Plan[] = [
  { id: 'start', price: 290, units: 40, included: 3 },
  { id: 'grow', price: 690, units: 160, included: 7 },
  { id: 'large', price: 1890, units: null, included: features.length },
]

/** Two months of a year are free. */
export const yearlyPrice = (monthly: number): number => Math.round((monthly * 10) / 12)

/** Sizes that the slider offers. */
export const unitRange = { min: 20, max: 600, step: 10 } as const

/** Reais a month for some units: the more there are, the less each one costs. */
export function priceFor(units: number): number {
  const parts = [
    { upTo: 60, each: 7.9 },
    { upTo: 200, each: 4.9 },
    { upTo: Number.POSITIVE_INFINITY, each: 2.9 },
  ]
  let counted = 0
  let price = 0
  for (const { upTo, each } of parts) {
    const here = Math.max(0, Math.min(units, upTo) - counted)
    price += here * each
    counted += here
  }
  return price
}
