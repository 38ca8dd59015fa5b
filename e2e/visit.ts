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

/** Opens a page in a browser context of its own. */
export type Visitor = (options?: {
  width?: number
  dark?: boolean
  timeZone?: string
  /** Of another server than the journeys' own. */
  origin?: string
}) => Promise<Page>

/** A test whose pages throw nothing, log no error and break no content policy. */
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

  // It asks for the servers too, so that they end after the pages.
  // oxlint-disable-next-line no-unused-vars
  visitor: async ({ browser, ownServer: _ }, use) => {
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

/** The first screen of everybody. */
const landing = '/apps/dashboards/project'

/**
 * Signs somebody in by the API, and opens an address, their first screen where none is given; null
 * opens nothing. Each call begins a session of its own: a token is replaced when it is renewed, so
 * two browsers that shared one would sign each other out. What else the browser keeps stays.
 */
export async function signIn(
  page: Page,
  email: string,
  address: string | null = landing,
): Promise<void> {
  const login = await page.request.post('/api/v1/login', { data: { email, password } })
  expect(login.ok(), `signing in as ${email}: ${login.status()}`).toBe(true)
  const { data } = (await login.json()) as LoginAnswer
  // A document of the same origin without the app, which would act on what is stored now.
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

/** Signs in by the fields' labels, as people do. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(screens.signIn.login.email).fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: screens.signIn.login.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(landing))
}

/** A page by its entry in the shell's menu: within the page, without a reload. */
export async function openMenuEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
}

/** Finds no violation of WCAG 2.2 A and AA by axe; the journeys of a day leave that to the run of all. */
export async function expectAccessible(page: Page): Promise<void> {
  if (base.info().config.metadata['withoutAxe'] === true) return
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
