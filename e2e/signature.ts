import type { Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { closeNotices } from './notices.ts'

/** Draws two strokes with the mouse, like a signature. */
export async function sign(page: Page): Promise<void> {
  // Toasts of earlier steps, pressed within seconds, may cover the field.
  await closeNotices(page)
  const pad = page.getByLabel(screens.registerPages.signature.sign)
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is a field to sign in')
  for (const height of [0.3, 0.6]) {
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * height)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * (1 - height), { steps: 6 })
    await page.mouse.up()
  }
}
