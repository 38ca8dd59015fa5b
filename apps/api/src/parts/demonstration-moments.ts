import type { Minutes } from './demonstration-part.ts'

const DAY_MIN = 24 * 60

/** Returns a moment some days after the day of loading, at an hour of the company's clock. */
export const onDay = (days: number, hours: number): Minutes => ({
  minutes: Math.round(days * DAY_MIN),
  clock: Math.round(hours * 60),
})

/** Returns the date some days after the moment of loading, by the clock of the machine. */
export const dateIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MIN * 60_000).toISOString().slice(0, 10)

/**
 * Numbers rows, in their order, in a series per year ("12/2026"), and keeps the last number of each
 * year.
 */
export function yearNumbers() {
  const lasts = new Map<number, number>()
  return {
    lasts,
    next({ minutes }: Minutes): string {
      const year = new Date(Date.now() + minutes * 60_000).getFullYear()
      const number = (lasts.get(year) ?? 0) + 1
      lasts.set(year, number)
      return `${number}/${year}`
    },
  }
}
