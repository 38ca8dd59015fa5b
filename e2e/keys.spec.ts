import { common, registers, screens } from '../apps/web/src/testing/words.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

test('the person’s own data, lists and forms work without a mouse', async ({ visitor }) => {
  // Two hours west of the company: times are still the company's, and are marked so.
  const page = await visitor({ timeZone: 'America/Rio_Branco' })
  await signIn(page, 'sindico@bosque.example', '/apps/condominiums/residents/')
  const rows = page.locator('main [data-opener]')
  const search = page.getByRole('searchbox', { name: /Buscar em moradores/ })
  await expect(rows.first()).toBeVisible()

  await test.step('a mark stands beside the name', async () => {
    await expect(page.getByRole('link', { name: /Já se mudou/ }).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('"/" searches, arrows go into the rows, Escape and the first row come back', async () => {
    await page.locator('body').press('/')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await search.press('ArrowDown')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()
    await search.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(search).toBeFocused()
    await search.pressSequentially('a/b?')
    await expect(search).toHaveValue('a/b?')
    await search.press('Escape')
  })

  await test.step('"?" shows the keys, and those without Ctrl can be switched off', async () => {
    await search.blur()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: screens.keys.title })
    await expect(dialog.getByText(screens.keys.does.search)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('switch').click()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(rows.first()).toBeVisible()
    await page.locator('body').press('/')
    await expect(search).not.toBeFocused()
    await page.locator('body').press('?')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('back from a record is the same row, by the browser, the breadcrumb and Escape', async () => {
    await page.goto('/apps/condominiums/residents/?filter[status]=ATIVO&page=3')
    const row = rows.nth(19)
    const opened = (await row.getAttribute('href')) ?? ''
    const list = page.url()
    for (const back of ['browser', 'breadcrumb', 'Escape'] as const) {
      await row.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${opened}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      if (back === 'browser') await page.goBack()
      else if (back === 'Escape') await page.keyboard.press('Escape')
      else {
        const crumbs = page.locator('main nav').first()
        await crumbs.getByRole('link', { name: registers.residents.many }).click()
      }
      await expect.poll(() => decodeURIComponent(page.url())).toBe(list)
      await expect(row).toBeFocused()
      await expect(row).toHaveAttribute('href', opened)
      await expect(row).toBeInViewport()
    }
  })

  await test.step('a new form starts in its first field, and again after "Salvar e criar outro"', async () => {
    await page.goto('/apps/condominiums/resident/new')
    const name = page.getByLabel(/^Nome/).first()
    await expect(name).toBeFocused()
    await name.fill(`Anacleto ${attempt()}`)
    await page.getByLabel(common.fields.social_name).fill(`Ana ${attempt()}`)
    await page.getByLabel(/^Data de nascimento/).fill('01/02/1980')
    await page.getByRole('textbox', { name: 'Telefone 1' }).fill('11987654321')
    await page.getByRole('button', { name: screens.registerPages.phones.add }).click()
    await expect(page.getByRole('textbox', { name: 'Telefone 2' })).toBeFocused()
    await page.getByRole('button', { name: screens.registerPages.saveAndNew.m }).click()
    await expect(page.getByText('Morador salvo')).toBeVisible()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('')
  })

  await test.step('a social name is the title; the history is in the company’s time', async () => {
    await page.goto(`/apps/condominiums/residents/?q=anacleto ${attempt()}`)
    await page.getByRole('link', { name: `Ana ${attempt()}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Ana ${attempt()}` })).toBeVisible()
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByRole('button', { name: screens.registerPages.form.history }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/\d:\d\d GMT-3/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
  })
})
