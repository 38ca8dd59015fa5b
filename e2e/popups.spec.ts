import { common, screens } from '../apps/web/src/testing/words.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

test('menus and panels work by keyboard, return the focus, and close on a press outside', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example', '/apps/condominiums/residents/')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  const menu = page.getByRole('menu')
  const panel = page.getByRole('dialog')

  await test.step('a menu: first item, arrows round, first letters, Escape', async () => {
    const button = page.getByRole('button', { name: screens.spreadsheets.export })
    await button.press('Enter')
    const items = menu.getByRole('menuitem')
    await expect(items.first()).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await page.keyboard.press('ArrowUp')
    await expect(items.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('p')
    await expect(items.filter({ hasText: 'Excel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a menu of checks stays open, and Tab goes on from its button', async () => {
    const button = page.getByRole('button', { name: 'Colunas' })
    await button.press('ArrowDown')
    const check = menu.getByRole('menuitemcheckbox', { name: common.fields.cpf })
    const before = await check.getAttribute('aria-checked')
    await check.press('Space')
    await expect(check).not.toHaveAttribute('aria-checked', before ?? '')
    await check.press('Space')
    await page.keyboard.press('Tab')
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('button', { name: screens.registerPages.list.view })).toBeFocused()
  })

  await test.step('a panel: its first control, Tab past its end, a press outside', async () => {
    const chip = page.getByRole('search').getByRole('button', { name: common.fields.gender })
    await chip.press('Enter')
    await expect(panel.getByRole('checkbox').first()).toBeFocused()
    await expectAccessible(page)
    await panel.getByRole('checkbox').last().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(panel).toHaveCount(0)
    await chip.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panel).toHaveCount(0)
    await chip.click()
    await chip.click()
    await expect(panel).toHaveCount(0)
  })

  await test.step('a list beside a box in a panel counts as inside', async () => {
    await page.getByRole('search').getByRole('button', { name: 'Torre' }).click()
    await panel.getByRole('combobox').fill('a')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/tower_id/)
    await expect(panel).toHaveCount(0)
  })

  await test.step('Escape closes the list before the panel', async () => {
    await page
      .getByRole('search')
      .getByRole('button', { name: common.fields.apartment, exact: true })
      .click()
    await panel.getByRole('combobox').fill('1')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
})
