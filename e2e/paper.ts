import type { Page } from '@playwright/test'

/** Keeps a printed sheet in the page, to look at it: the browser's own printing does nothing. */
export async function keepPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined
  })
}
