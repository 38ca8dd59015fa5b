import type { Page } from '@playwright/test'

/** The id of the session stored in a page's browser. */
export async function browserSession(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token') ?? '')
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { sub: string }).sub
}
