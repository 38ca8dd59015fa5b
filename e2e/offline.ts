import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** The stored parts of the desk's pack on this device. */
const packParts = (page: Page): Promise<IDBValidKey[]> =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('portaria-pack')))
      })
    const names = (await indexedDB.databases()).map(({ name }) => name)
    // The test must not open the database before the app does, since the app creates its table.
    if (!names.includes('portaria-pack')) return []
    const database = await settled(indexedDB.open('portaria-pack'))
    const parts = await settled(database.transaction('parts').objectStore('parts').getAllKeys())
    database.close()
    return parts
  })

/** Expects the device to have the desk's offline files and its pack. */
export async function expectReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The empty database exists as soon as the app has looked for a pack.
  await expect.poll(() => packParts(page)).toEqual(['me', 'pack'])
}
