import type { Page } from '@playwright/test'

/**
 * Records in the page how long each interaction takes, from the press to the next paint. Events of
 * the pointer's movement have no interaction id.
 */
export function watchAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept: number[] = []
    Object.assign(globalThis, { answers: kept })
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[]
      kept.push(...entries.filter((one) => one.interactionId > 0).map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Discards the interactions recorded so far, before the one to be measured. */
export function forgetAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    ;(globalThis as unknown as { answers: number[] }).answers.length = 0
  })
}

/** Milliseconds of the slowest event since then, in the browser's steps of eight. */
export async function slowestAnswer(page: Page): Promise<number> {
  const all = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers)
  return Math.max(8, ...all)
}
