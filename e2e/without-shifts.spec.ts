import type { Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { alert, answerAlerts } from './alerts.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

declare global {
  interface Window {
    /**
     * The sum of the page's layout shifts, as counted by the browser, without those after an input.
     */
    shifted?: number
    /** The elements that moved, for a failure's message. */
    moved?: string[]
  }
}

/** The maximum layout shift of a page (interface §20). */
const MOST = 0.05

const people = {
  sindico: 'sindico@bosque.example',
  doorman: 'funcionario@bosque.example',
  resident: 'condomino@bosque.example',
  provider: 'prestador@bosque.example',
  administrator: 'admin@portaria.example',
}

/** Counts what moves by itself, without toasts, which make room for each other. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript((toasts) => {
    window.shifted = 0
    window.moved = []
    const hidden = new CSSStyleSheet()
    hidden.replaceSync(`section[aria-label="${toasts}"] { display: none !important }`)
    document.adoptedStyleSheets = [hidden]
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput) continue
        window.shifted = (window.shifted ?? 0) + value
        for (const { node, previousRect, currentRect } of sources) {
          const text = node?.textContent?.slice(0, 60) ?? ''
          window.moved?.push(`${node?.nodeName} "${text}" ${previousRect.y} → ${currentRect.y}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, 'Avisos')
}

/** Delays the banners until the page has long been drawn, each until it is let through. */
async function delayBanners(page: Page): Promise<{ invite(): void; alarm(): void }> {
  const [invited, alarmed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Rows that other journeys change are news, which may move what is below them.
  await page.route(/\/api\/v1\/stream(\?|$)/, () => new Promise(() => undefined))
  await page.route(/\/api\/v1\/notifications\/panic(\?|$)/, async (route) => {
    await alarmed.promise
    await route.fallback()
  })
  await page.route(/\/api\/v1\/me$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    const invitation = {
      id: '0197a000-0000-7000-8000-000000000001',
      company: 'Condomínio das Palmeiras',
      role: 'condomino',
      expires_at: '2099-01-01T00:00:00.000Z',
    }
    await invited.promise
    return route.fulfill({ json: { data: { ...data, invitations: [invitation] } } })
  })
  return { invite: invited.resolve, alarm: alarmed.resolve }
}

/** Reads what has moved so far, once what changed is painted. */
async function readShifts(page: Page): Promise<{ shifted: number; moved: string }> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return page.evaluate(() => ({
    shifted: window.shifted ?? 0,
    moved: window.moved?.join('; ') ?? '',
  }))
}

/**
 * Opens a page, lets the banners appear, and checks how far anything moved. An alert pushes the page by its
 * own height, and by no more (interface §20).
 */
async function expectSteady(page: Page, address: string, alerted = true): Promise<void> {
  const { invite, alarm } = await delayBanners(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectDone(page)
  invite()
  await expect(page.getByRole('region', { name: 'Convite' })).toBeVisible()
  const { shifted, moved } = await readShifts(page)
  expect(shifted, `${address}: ${moved}`).toBeLessThan(MOST)
  alarm()
  const banner = page.getByRole('alert', { name: screens.panic.banner.label })
  await expect(banner).toHaveCount(alerted ? 1 : 0)
  if (alerted) {
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    const push = ((await banner.boundingBox())?.height ?? 0) / Math.max(width, height)
    const after = await readShifts(page)
    expect(after.shifted - shifted, `${address}: ${after.moved}`).toBeLessThanOrEqual(push)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const [name, width] of [
  ['desk', 1440],
  ['phone', 390],
] as const) {
  test(`nothing moves on a ${name} while pages load and banners appear`, async ({ visitor }) => {
    for (const email of Object.values(people)) {
      await test.step(email, async () => {
        const page = await visitor({ width })
        await countShifts(page)
        await signIn(page, email, null)
        await answerAlerts(page, [alert('1')])
        // An administrator without a chosen company has no alerts.
        const alerted = email !== people.administrator
        await expectSteady(page, '/apps/dashboards/project', alerted)
        if (email !== people.sindico) return
        await expectAccessible(page)
        await page.goto('/apps/condominiums/residents/')
        const record = await page.locator('main [data-opener]').first().getAttribute('href')
        for (const address of ['/apps/condominiums/residents/', record ?? '', `${record}/edit`]) {
          await answerAlerts(page, [alert('1')])
          await expectSteady(page, address)
        }
      })
    }
  })
}
