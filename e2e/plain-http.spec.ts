import { expect, test } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { shell } from './browsers.ts'

// Without the `visitor` fixture, because the browser logs errors for headers that need https. The
// name resolves to this machine, but no browser treats it as local.
test.use({
  launchOptions: {
    ...shell,
    args: [...shell.args, '--host-resolver-rules=MAP portaria.example 127.0.0.1'],
  },
})

test('the sign-in page lists the limits of plain http, and nothing with https', async ({
  page,
  baseURL,
}) => {
  const notice = page.getByText(screens.signIn.plainHttp.title)
  await page.goto(`http://portaria.example:${new URL(baseURL ?? '').port}/login`)
  await expect(notice).toBeVisible()
  await page.goto(`${baseURL}/login`)
  await expect(page.getByLabel(screens.signIn.login.email)).toBeVisible()
  await expect(notice).toHaveCount(0)
})
