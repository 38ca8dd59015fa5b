import type { Browser, Page } from '@playwright/test'
import { alertIsGone, momentOfAlert } from './parts/alert-screen.ts'
import { signIn } from './parts/browser.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, median } from './parts/measure.ts'

/** Limit in milliseconds: an alert is on the síndico's screen within a second of the press. */
const SECOND_MS = 1_000

const PRESSES_A_ROUND = 5

/** Milliseconds after which a reloaded page is idle. */
const REST_MS = 1_000

export const panicScreens: Benchmark = {
  about: 'from the press on the panic button to the alert painted on another screen',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('screens')
      const browser = await environment.browser()
      const { url } = await environment.server(database, { seed: 'demo' })
      const sindico = await openPage(browser, url, 'sindico@bosque.example')
      const condomino = await openPage(browser, url, 'condomino@bosque.example')
      const all: number[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const delays: number[] = []
        for (let press = 0; press < PRESSES_A_ROUND; press += 1) {
          delays.push(await pressOnce(condomino, sindico))
        }
        all.push(...delays)
        say(`round ${round}: ${delays.join(', ')} ms`)
      }
      return [
        { name: 'median', value: median(all), unit: 'ms' },
        {
          name: 'the slowest',
          value: Math.max(...all),
          unit: 'ms',
          limit: { at: 'most', value: SECOND_MS },
        },
      ]
    }),
}

async function openPage(browser: Browser, url: string, email: string): Promise<Page> {
  const page = await browser.newPage()
  await signIn(page, url, email)
  return page
}

/** Milliseconds from the press on one page to the paint on the other; both share a clock. */
async function pressOnce(from: Page, to: Page): Promise<number> {
  await from.reload()
  await from
    .getByRole('button', { name: /pânico/i })
    .first()
    .click()
  await from.waitForTimeout(REST_MS)
  const painted = to.evaluate(momentOfAlert)
  const confirm = from.getByRole('button', { name: 'Acionar', exact: true })
  const pressed = confirm.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        button.addEventListener('click', () => resolve(Date.now()), { once: true })
      }),
  )
  await confirm.click()
  const took = (await painted) - (await pressed)
  await endAlerts(to)
  await alertIsGone(to)
  return took
}

/** Closes open alerts, so that the next press creates a new one. */
async function endAlerts(page: Page): Promise<void> {
  const panic = new URL('/api/v1/notifications/panic', page.url()).href
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token') ?? '')
  const options = { headers: { authorization: `Bearer ${token}` }, failOnStatusCode: true }
  const answer = await page.request.get(`${panic}/alerts?state=active`, options)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  for (const { id } of data) {
    await page.request.post(`${panic}/${id}/acknowledge`, options)
    const report = { resolution: 'test', report: 'Medida do tempo' }
    await page.request.post(`${panic}/${id}/close`, { ...options, data: report })
  }
}
