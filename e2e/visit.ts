import AxeBuilder from '@axe-core/playwright'
import { type Browser, test as base, expect, type Page } from '@playwright/test'

export { expect }

export const password = 'portaria-demo-2026'

declare global {
  interface Window {
    policyViolations?: string[]
  }
}

/** Errors of a page besides what a test checks; any of them fails the test. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A refused sign-in or a stale save is an answer that the screen handles.
    // Or no answer, where a journey takes the network away.
    const isAnswer =
      /status of (400|401|403|404|409|412|422|429)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(
        message.text(),
      )
    if (message.type() === 'error' && !isAnswer) troubles.push(`console: ${message.text()}`)
    if (/Content Security Policy/.test(message.text())) troubles.push(`policy: ${message.text()}`)
  })
  return troubles
}

/** A test whose pages throw nothing, log no error and break no content policy. */
export const test = base.extend<{
  visitor: (options?: {
    width?: number
    dark?: boolean
    timeZone?: string
    /** Of another server than the journeys' own. */
    origin?: string
  }) => Promise<Page>
}>({
  visitor: async ({ browser }: { browser: Browser }, use) => {
    const opened: { page: Page; troubles: string[] }[] = []
    await use(async ({ width = 1440, dark = false, timeZone, origin } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: dark ? 'dark' : 'light',
        acceptDownloads: true,
        ...(timeZone !== undefined && { timezoneId: timeZone }),
        ...(origin !== undefined && { baseURL: origin }),
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

/** Signs in by the fields' labels. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/apps\/dashboards\/project/)
}

/** A page by its entry in the shell's menu: within the page, without a reload. */
export async function openMenuEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
}

/** Finds no violation of WCAG 2.2 A and AA by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // In one piece and without what passed: a quarter of the time. Frames of other origins, which this
    // leaves out, the content policy forbids.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Base UI's focus guards, invisible and never focused by a person.
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(found).toEqual([])
}

/** Checks that a page is loaded and not wider than the screen. */
export async function expectDone(page: Page): Promise<void> {
  // The live stream never ends, so idle network cannot be waited for.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels that hang over the side').toBeLessThanOrEqual(0)
}

/** Opens an address and checks that the page is loaded, fits the screen and is accessible. */
export async function expectStands(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectDone(page)
  await expectAccessible(page)
}
