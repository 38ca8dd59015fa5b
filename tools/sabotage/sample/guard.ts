/** A guard that the tests of the sabotages take away. */
export const isRefused = (years: number) => years < 18
