/** A guard that sabotages in tests remove. */
export const isRefused = (years: number) => years < 18
