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
  /** Reais per month. */
  readonly price: number
  /** Most units; null is unlimited. */
  readonly units: number | null
  /** Number of included features, in their order. */
  readonly included: number
}

/** Sample plans; nobody sells them. */
export const plans: readonly Plan[] = [
  { id: 'start', price: 290, units: 40, included: 3 },
  { id: 'grow', price: 690, units: 160, included: 7 },
  { id: 'large', price: 1890, units: null, included: features.length },
]

/** The price per month of a yearly plan, in which two months are free. */
export const yearlyPrice = (monthly: number): number => Math.round((monthly * 10) / 12)

/** The sizes offered by the slider. */
export const unitRange = { min: 20, max: 600, step: 10 } as const

/** Reais per month for a number of units; larger numbers cost less per unit. */
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
