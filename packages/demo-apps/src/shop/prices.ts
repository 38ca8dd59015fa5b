/** Percent (demo-apps §10). */
export const TAX_RATE = 10

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** A price with tax, to the cent, from one without. */
export const withTax = (price: number, rate = TAX_RATE): number => cents(price * (1 + rate / 100))

/** A price without tax, to the cent, from one with it. */
export const withoutTax = (price: number, rate = TAX_RATE): number =>
  cents(price / (1 + rate / 100))
