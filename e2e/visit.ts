import AxeBuilder from '@axe-core/playwright'
import { type Browser, test as base, expect, type Page } from '@playwright/test'

export { expect }

export const password = 'portaria-demo-2026'

declare global {
  interface Window {
    policyViolations?: string[]
  }
}

/** What went wrong in a page besides what a test looks at: all of it fails the test. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A refused sign-in or a stale save is an answer that the screen handles, not a fault of it.
    const isAnswer = /status of (400|401|403|404|409|412|422|429)/.test(message.text())
    if (message.type() === 'error' && !isAnswer) troubles.push(`console: ${message.text()}`)
    if (/Content Security Policy/.test(message.text())) troubles.push(`policy: ${message.text()}`)
  })
  return troubles
}

/** A test whose pages throw nothing, log no error and break no content policy. */
export const test = base.extend<{
  visitor: (options?: { width?: number; dark?: boolean; timeZone?: string }) => Promise<Page>
}>({
  visitor: async ({ browser }: { browser: Browser }, use) => {
    const opened: { page: Page; troubles: string[] }[] = []
    await use(async ({ width = 1440, dark = false, timeZone } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: dark ? 'dark' : 'light',
        acceptDownloads: true,
        ...(timeZone !== undefined && { timezoneId: timeZone }),
      })
      const page = await context.newPage()
      opened.push({ page, troubles: watch(page) })
      return page
    })
    for (const { page, troubles } of opened) {
      expect(troubles, `troubles on ${page.url()}`).toEqual([])
      await page.context().close()
    }
  },
})

/** Signs in as a person types: by the fields' labels. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/apps\/dashboards\/project/)
}

/** Nothing that keeps somebody out: WCAG 2.2 A and AA, as axe finds it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Base UI's own guards of focus, invisible and never focused by a person.
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(found).toEqual([])
}

/** Done loading, and not wider than the screen. */
export async function expectDone(page: Page): Promise<void> {
  // The live stream never ends: a screen is ready when nothing of it is loading.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels that hang over the side').toBeLessThanOrEqual(0)
}

/** A page at an address: there, done loading, not wider than the screen, and open to everybody. */
export async function expectStands(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectDone(page)
  await expectAccessible(page)
}
