import { chromium, type Page } from '@playwright/test'

/** The factor by which the processor of a browser is slowed down. */
export const SLOWER = 4

const PASSWORD = 'portaria-demo-2026'

/** Arguments of a measured browser, which disable background work. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]

/** Debian's build; another one may take up to a third less time for the same page. */
export const chromiumFile = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

export const launch = () =>
  chromium.launch({ executablePath: chromiumFile, args: browserArguments })

/**
 * Signs in as a person of the demonstration, by default its síndico, and waits for the landing
 * page.
 */
export async function signIn(
  page: Page,
  url: string,
  email = 'sindico@bosque.example',
): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Senha/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('**/apps/dashboards/project')
}
