import type { Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { expect, expectAccessible, password } from './visit.ts'

/** Signs in on the provider's own page, and consents if it asks. */
export async function logInAt(
  page: Page,
  email: string,
  { hosted, server }: { hosted: { issuer: string }; server: { origin: string } },
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(hosted.issuer))
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill('qualquer')
  await page.keyboard.press('Enter')
  const agree = page.getByRole('button', { name: 'Continue' })
  await expect(agree.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(page).toHaveURL(new RegExp(server.origin))
}

/**
 * Proves by password that the person owns an account here with the e-mail that a service reported.
 */
export async function proveAccount(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: screens.identities.account.title })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}
