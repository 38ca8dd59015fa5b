/** Tax in per cent (demo-apps §10). */
export const TAX_RATE = 10

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** Adds tax to a price, to the cent. */
export const withTax = (price: number, rate = TAX_RATE): number => cents(price * (1 + rate / 100))

/** Subtracts tax from a price, to the cent. */
export const withoutTax = (price: number, rate = TAX_RATE): number =>
  cents(price / (1 + rate / 100))
