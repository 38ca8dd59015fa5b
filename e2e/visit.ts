import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { screens } from '../apps/web/src/testing/words.ts'
import { type OwnServer, startServer } from './own-server.ts'

export { expect }

export const password = 'portaria-demo-2026'

declare global {
  interface Window {
    policyViolations?: string[]
  }
}

/** Collects errors of a page besides those a test checks; any of them fails the test. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A refused sign-in or a stale save is an answer that the screen handles, and so is a missing
    // answer if a journey cuts the network.
    const isAnswer =
      /status of (400|401|403|404|409|412|422|429)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(
        message.text(),
      )
    if (message.type() === 'error' && !isAnswer) troubles.push(`console: ${message.text()}`)
    if (/Content Security Policy/.test(message.text())) troubles.push(`policy: ${message.text()}`)
  })
  return troubles
}

/** Opens a page in a new browser context. */
export type Visitor = (options?: {
  width?: number
  dark?: boolean
  timeZone?: string
  /** The origin of a server other than the journeys' own. */
  origin?: string
  /** Troubles that the journey causes. */
  expected?: RegExp
}) => Promise<Page>

/** A test whose pages must throw nothing, log no error and break no content policy. */
export const test = base.extend<{ ownServer: typeof startServer; visitor: Visitor }>({
  /** Starts a server of this journey alone, which ends once its pages are closed. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameters
  ownServer: async ({}, use) => {
    const started: OwnServer[] = []
    await use(async (options) => {
      const server = await startServer(options)
      started.push(server)
      return server
    })
    for (const server of started) await server.stop()
  },

  // Requests the servers too, so that they end after the pages.
  // oxlint-disable-next-line no-unused-vars
  visitor: async ({ browser, ownServer: _ }, use) => {
    const opened: { page: Page; troubles: string[]; expected: RegExp | undefined }[] = []
    await use(async ({ width = 1440, dark = false, timeZone, origin, expected } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: dark ? 'dark' : 'light',
        acceptDownloads: true,
        ...(timeZone !== undefined && { timezoneId: timeZone }),
        ...(origin !== undefined && { baseURL: origin }),
      })
      const page = await context.newPage()
      opened.push({ page, troubles: watch(page), expected })
      return page
    })
    for (const { page, troubles, expected } of opened) {
      const others = troubles.filter((trouble) => !expected?.test(trouble))
      expect(others, `troubles on ${page.url()}`).toEqual([])
      await page.context().close()
    }
  },
})

/** The first screen of everybody. */
const landing = '/apps/dashboards/project'

/**
 * Signs a person in by the API, and opens an address, by default their first screen; null opens
 * nothing. Each call starts a separate session: a token is replaced when it is renewed, so two
 * browsers sharing one would sign each other out. Other data of the browser stays.
 */
export async function signIn(
  page: Page,
  email: string,
  address: string | null = landing,
): Promise<void> {
  const login = await page.request.post('/api/v1/login', { data: { email, password } })
  expect(login.ok(), `signing in as ${email}: ${login.status()}`).toBe(true)
  const { data } = (await login.json()) as LoginAnswer
  // A document of the same origin without the app, which would react to the stored session.
  await page.goto('/healthz')
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('user', user)
      localStorage.setItem('jwt_access_token', token)
    },
    [data.access.original.access_token, JSON.stringify(data.me.original)] as const,
  )
  if (address !== null) await page.goto(address)
  if (address === landing) await expect(page).toHaveURL(landing)
}

/** Signs in by the labels of the form, like people do. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(screens.signIn.login.email).fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: screens.signIn.login.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(landing))
}

/** Opens a page by its menu entry, without a reload; first the groups that hide it. */
export async function openMenuEntry(page: Page, name: string | RegExp): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Navegação principal' })
  const entry = menu.getByRole('link', { name, exact: true }).first()
  const closed = menu.locator('button[aria-expanded=false]')
  // A menu that is not drawn yet has no closed groups either.
  await expect(menu.getByRole('link').first()).toBeVisible()
  while (!(await entry.isVisible()) && (await closed.count()) > 0) await closed.first().click()
  await entry.click()
}

/** Opens the menu of the signed-in person, by keyboard. */
export async function openUserMenu(page: Page): Promise<void> {
  await page.locator('[data-top-bar] [aria-haspopup=menu]').last().press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Rules of axe for whole pages that its tags of WCAG leave out: one is on trial there, the other no rule of WCAG. */
export const forPages = {
  'label-content-name-mismatch': { enabled: true },
  'landmark-unique': { enabled: true },
}

/** Expects no violation of WCAG 2.2 A and AA by axe; everyday runs leave that to the full run. */
export async function expectAccessible(page: Page, rules = {}): Promise<void> {
  if (base.info().config.metadata['withoutAxe'] === true) return
  const giveBack = await showWhole(page)
  const { violations } = await new AxeBuilder({ page })
    // One pass that reports only violations takes a quarter of the time. It leaves out frames of
    // other origins, which the content policy forbids.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Base UI's focus guards, which are invisible and never focused by a person.
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  await giveBack()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(found).toEqual([])
}

/**
 * Makes a phone's screen as tall as its page: the bar at the bottom would cover a part of a control, which
 * people scroll away from it. The result gives the screen its height back.
 */
async function showWhole(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize()
  if (size === null || size.width >= 600) return () => Promise.resolve()
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (whole <= size.height) return () => Promise.resolve()
  await page.setViewportSize({ ...size, height: whole + size.height })
  return () => page.setViewportSize(size)
}

/** Expects a page to be loaded and no wider than the screen. */
export async function expectDone(page: Page): Promise<void> {
  // The live stream never ends, so the network never becomes idle.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels that hang over the side').toBeLessThanOrEqual(0)
}

/** Opens an address, and expects the page to be loaded, to fit the screen and to be accessible. */
export async function expectStands(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectDone(page)
  await expectAccessible(page, forPages)
}
