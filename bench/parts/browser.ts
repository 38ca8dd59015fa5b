import { chromium, type Page } from '@playwright/test'

/** How much slower than this machine's the processor of a browser is made. */
export const SLOWER = 4

const PASSWORD = 'portaria-demo-2026'

/** Of a browser that is measured: nothing in the background, nothing that it would do only once. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]

export const chromiumFile = '/usr/bin/chromium'

export const launch = () =>
  chromium.launch({ executablePath: chromiumFile, args: browserArguments })

/** Signs in as the síndico of the demonstration and waits for the landing page. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill('sindico@bosque.example')
  await page.getByLabel(/^Senha/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('**/apps/dashboards/project')
}
