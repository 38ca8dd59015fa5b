import { TOLD_FROM, type ToldFigure } from '@portaria/contract/modules/reports/month-page'

const untold: ToldFigure = { value: null, bound: null }

const exact = (value: number): ToldFigure => ({ value, bound: null })

/** Returns a number as residents may read it (reports §5). */
export const toldCount = (count: number): ToldFigure => (count < TOLD_FROM ? untold : exact(count))

/**
 * Returns a part in percent as residents may read it. Who knows the whole could work out a small
 * part, or a small rest, from a percentage: it is then only said to lie above or below a limit that
 * is the same for all small numbers. A whole part leaves nobody out and is told; any other lies
 * between 1 and 99, however small its rest (reports §5).
 */
export function toldShare(count: number, whole: number): ToldFigure {
  if (whole < TOLD_FROM) return untold
  if (count === whole) return exact(100)
  const rest = whole - count
  // Both sides are small, or nearly: the limits would say more than the number.
  if (whole < 2 * TOLD_FROM) return untold
  if (rest < TOLD_FROM)
    return { value: Math.floor((100 * (whole - TOLD_FROM)) / whole), bound: 'above' }
  if (count < TOLD_FROM) return { value: Math.ceil((100 * TOLD_FROM) / whole), bound: 'below' }
  return exact(Math.min(99, Math.max(1, Math.round((100 * count) / whole))))
}

/** Returns the median of days as residents may read it: only of as many as are told. */
export const toldDays = (days: number | null, count: number): ToldFigure =>
  count < TOLD_FROM || days === null ? untold : exact(days)
