import { screens } from '../apps/web/src/testing/words.ts'
import { answerAccount, mainNavigation } from './look.ts'
import { expect, signIn, test } from './visit.ts'

test('the shell keeps its widths and the delay of the menu (interface §12)', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'staff@portaria.example', null)
  await answerAccount(page, { settings: { layout: { style: 'layout2', config: {} } } })
  await page.clock.install()
  await page.goto('/apps/dashboards/project')
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'layout2')
  await page.getByRole('button', { name: /Abrir as notificações/ }).click()
  const notices = page.getByRole('dialog', { name: screens.shell.notifications.title })
  await expect(notices).toBeVisible()
  expect((await notices.boundingBox())?.width).toBe(320)
  await page.keyboard.press('Escape')

  await test.step('a section of the bar opens when the pointer rested on it for 150 ms', async () => {
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const section = mainNavigation(page).getByRole('button', { name: 'Gestão' })
    const inside = page.getByRole('dialog', { name: 'Gestão' })
    await section.hover()
    await page.clock.runFor(149)
    await expect(inside).toBeHidden()
    await page.clock.runFor(1)
    await expect(inside).toBeVisible()
    await page.clock.resume()
    await page.keyboard.press('Escape')
    await expect(inside).toBeHidden()
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Abrir o menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Navegação principal' })
  await expect(drawer).toBeVisible()
  expect((await drawer.boundingBox())?.width).toBe(280)
})
