import { readerTexts } from '../texts/reader-texts.ts'

/** Seconds by which a clock may differ: what it writes is still near enough. */
const NEAR_S = 30

/** Whether the clock of a reader has to be set. */
export const isClockWrong = (aheadS: number): boolean => Math.abs(aheadS) > NEAR_S

const MINUTE_S = 60
const HOUR_S = 3_600

/** Returns a function that says how a clock goes. */
export function useClockWords() {
  const t = readerTexts.useTexts()
  const spanOf = (seconds: number) => {
    if (seconds < 2 * MINUTE_S) return t('facts.seconds', { amount: seconds })
    if (seconds < 2 * HOUR_S) return t('facts.minutes', { amount: Math.round(seconds / MINUTE_S) })
    return t('facts.hours', { amount: Math.round(seconds / HOUR_S) })
  }
  return (aheadS: number): string => {
    if (!isClockWrong(aheadS)) return t('facts.clockRight')
    const span = spanOf(Math.abs(aheadS))
    return t(aheadS > 0 ? 'facts.clockAhead' : 'facts.clockBehind', { span })
  }
}
