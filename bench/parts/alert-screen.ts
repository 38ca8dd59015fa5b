import type { Page } from '@playwright/test'

/** When the alert was painted, without the intervals in which a driver looks. */
export function momentOfAlert(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('section[role=alert]') === null) return
      observer.disconnect()
      // The second frame begins when the first has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Resolves once a page shows no alert. */
export const alertIsGone = (page: Page) => page.getByRole('alert').waitFor({ state: 'detached' })
