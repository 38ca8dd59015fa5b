import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** Whether the pack of the desk's session is on the device. */
export const hasPack = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    return names.includes('portaria-pack')
  })

/** What the desk opens without a network is on the device, and so is its pack. */
export async function expectReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => hasPack(page)).toBe(true)
}
