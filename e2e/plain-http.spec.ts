import { expect, test } from '@playwright/test'
import playwrightConfig from './playwright.config.ts'

const launch = playwrightConfig.use?.launchOptions

// Not a visitor's page: the browser itself complains there of headers that want https. A name that no browser takes for this machine's own, though it leads here.
test.use({
  launchOptions: {
    ...launch,
    args: [...(launch?.args ?? []), '--host-resolver-rules=MAP portaria.example 127.0.0.1'],
  },
})

test('the sign-in page says what plain http withholds, and where it is no plain http, nothing', async ({
  page,
  baseURL,
}) => {
  const notice = page.getByText('Conexão sem criptografia')
  await page.goto(`http://portaria.example:${new URL(baseURL ?? '').port}/login`)
  await expect(notice).toBeVisible()
  await page.goto(`${baseURL}/login`)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
