import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** The parts of the pack of the desk's session that are on the device. */
const packParts = (page: Page): Promise<IDBValidKey[]> =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('portaria-pack')))
      })
    const names = (await indexedDB.databases()).map(({ name }) => name)
    // An app that opens it first makes its table, which is the app's matter.
    if (!names.includes('portaria-pack')) return []
    const database = await settled(indexedDB.open('portaria-pack'))
    const parts = await settled(database.transaction('parts').objectStore('parts').getAllKeys())
    database.close()
    return parts
  })

/** What the desk opens without a network is on the device, and so is its pack. */
export async function expectReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The empty database is there as soon as the app has looked for a pack.
  await expect.poll(() => packParts(page)).toEqual(['me', 'pack'])
}
