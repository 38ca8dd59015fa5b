import { screens } from '../apps/web/src/testing/words.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

test('one search finds people, units and cars, for each what they may see', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'sindico@bosque.example')
  const box = page.getByRole('combobox', { name: screens.shell.search.label })
  const options = page.getByRole('option')

  await test.step('Ctrl K, some letters, Enter', async () => {
    await expect(page.getByRole('button', { name: /^Buscar/ }).first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    // An Enter that is pressed before the answer arrives chooses the first hit of that answer.
    await page.keyboard.type('camila duarte m')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/apps\/condominiums\/resident\/[\w-]+/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Camila Duarte Moreira')
  })

  await test.step('a unit of a tower; Shift Enter opens the unit of a person', async () => {
    await page.keyboard.press('Control+k')
    await box.fill('jacaranda 101')
    await expect(options.first()).toContainText('Jacarandá · 101')
    await expectAccessible(page)
    await box.fill('camila duarte m')
    await expect(options.first()).toContainText('Camila Duarte Moreira')
    await page.keyboard.press('Shift+Enter')
    await expect(page).toHaveURL(/\/apps\/condominiums\/apartment\/[\w-]+/)
  })

  await test.step('nothing of that name, and the pages as ever', async () => {
    await page.keyboard.press('Control+k')
    await box.fill('ninguém se chama assim')
    await expect(page.getByText('Nenhum resultado.')).toBeVisible()
    await box.fill('veículos')
    await expect(options.last()).toContainText('Veículos')
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
  })

  await test.step('a resident finds the own household, on a phone in the dark', async () => {
    const phone = await visitor({ width: 390, dark: true })
    await signIn(phone, 'condomino@bosque.example')
    await expect(
      phone.getByRole('button', { name: screens.shell.toolbar.search }).first(),
    ).toBeVisible()
    // An alarm of another journey may cover the toolbar.
    await phone.keyboard.press('Control+k')
    const typed = phone.getByRole('combobox', { name: screens.shell.search.label })
    await typed.fill('camila duarte')
    const found = phone.getByRole('group', { name: 'Moradores' }).getByRole('option')
    await expect(found).toHaveCount(1)
    await expectAccessible(phone)
    await typed.fill('maria')
    await expect(phone.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
    for (const name of await found.allInnerTexts()) expect(name).toContain('Duarte')
  })
})
