import type { Page } from '@playwright/test'

/**
 * The time at which the alert was painted, measured in the page, without a driver's polling
 * intervals.
 */
export function momentOfAlert(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('section[role=alert]') === null) return
      observer.disconnect()
      // The second frame begins after the first has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Resolves once a page shows no alert. */
export const alertIsGone = (page: Page) => page.getByRole('alert').waitFor({ state: 'detached' })
