import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** Closes the toasts that cover a page. */
export async function closeNotices(page: Page): Promise<void> {
  const notices = page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('button', { name: 'Fechar' })
  await expect(async () => {
    if ((await notices.count()) > 0) await notices.first().click({ timeout: 1_000 })
    expect(await notices.count()).toBe(0)
  }).toPass()
}
