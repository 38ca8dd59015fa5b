import type { Page } from '@playwright/test'

/**
 * Records in the page how long each interaction took, from the press to the next paint. Events that
 * the pointer causes on its way have no id of an interaction.
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

/** Forgets the interactions before the one that is measured. */
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
