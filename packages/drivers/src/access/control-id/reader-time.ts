import type { ReaderTime } from '../access-driver.ts'

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/
/** Seconds of the last moment that a text of this form can name. */
const LAST = 253_402_300_799

/** Returns the "Unix seconds" of a reader's wall clock; null if the text is no such time. */
export function secondsOf(time: ReaderTime): number | null {
  if (!FORM.test(time)) return null
  const seconds = Date.parse(`${time}Z`) / 1_000
  return Number.isSafeInteger(seconds) && seconds > 0 && timeOf(`${seconds}`) === time
    ? seconds
    : null
}

/** Returns the wall-clock time of a reader's "Unix seconds"; null for 0, which stands for none. */
export function timeOf(seconds: string | null): ReaderTime | null {
  const value = seconds !== null && /^\d{1,12}$/.test(seconds) ? Number(seconds) : 0
  return value > 0 && value <= LAST ? new Date(value * 1_000).toISOString().slice(0, 19) : null
}
