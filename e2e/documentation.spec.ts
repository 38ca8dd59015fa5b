import { PRODUCT_VERSION } from '@portaria/contract/schemas/constants'
import { screens } from '../apps/web/src/testing/words.ts'
import { addCompany } from './companies.ts'
import { expect, expectAccessible, openMenuEntry, openUserMenu, signIn, test } from './visit.ts'

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('the documentation is read by chapter, by search and by a link, on any screen', async ({
  visitor,
}) => {
  // An account of its own: other journeys would see the language change.
  const sindico = 'sindico@leitores.example'
  await addCompany('Condomínio dos Leitores', sindico)
  const page = await visitor()
  await signIn(page, sindico)

  await test.step('from the menu to the overview, and into an article', async () => {
    await openMenuEntry(page, 'Documentação')
    const menu = page.getByRole('navigation', { name: 'Navegação principal' })
    await expect(menu.getByRole('link', { name: /Novidades/ })).toContainText(PRODUCT_VERSION)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentação')
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Para a portaria/ })
      .last()
      .click()
    await expect(page).toHaveURL(/\/documentation\/gate$/)
    await expect(page).toHaveTitle('Para a portaria · Portaria')
    await expectAccessible(page)
  })

  await test.step('the list of headings follows, and leads', async () => {
    const here = page.getByRole('navigation', { name: 'Nesta página' })
    await here.getByRole('link', { name: 'Cadastrar um visitante' }).click()
    await expect(page).toHaveURL(/\/documentation\/gate#visitors$/)
    await expect(page.getByRole('heading', { name: 'Cadastrar um visitante' })).toBeInViewport()
    await expect(here.locator('[aria-current]')).toHaveText('Cadastrar um visitante')
    await page.getByRole('link', { name: /^Próximo/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para moradores')
  })

  await test.step('a search by keyboard, accents and case aside', async () => {
    const box = page.getByRole('searchbox', { name: screens.documentation.search.label })
    await box.pressSequentially('LINHAS erro')
    const results = page.getByRole('region', { name: screens.documentation.search.results })
    await expect(results.locator('mark').first()).toBeVisible()
    await expect(page).toHaveURL(/\?q=LINHAS\+erro$/)
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(results.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results.getByRole('link').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(results).toBeHidden()
    await expect(page).toHaveURL(/\/documentation\/administrators\/imports#bad-lines$/)
    await expect(page.getByRole('heading', { name: 'Linhas com erro' })).toBeInViewport()
    await page.goBack()
    await expect(box).toHaveValue('LINHAS erro')
    await box.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para moradores')
  })

  await test.step('an example is printed as one types it', async () => {
    await page.goto('/documentation/developers/records#change')
    await expect(page.getByRole('heading', { name: 'Alterar sem atropelar' })).toBeInViewport()
    const origin = new URL(page.url()).origin
    const call = page.getByText(`curl -X PATCH "${origin}/api/v1/towers/`).first()
    await expect(call).toContainText(`-H 'If-Match: "1"'`)
    await expect(page.getByText('ETag: "2"')).toBeVisible()
  })

  await test.step('the changelog, the newest first', async () => {
    await page.goto('/documentation/changelog')
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(PRODUCT_VERSION)
    await expect(page.getByText(screens.documentation.changelog.breaking).first()).toBeVisible()
    await page.goto('/documentation/nowhere')
    await expect(
      page.getByRole('heading', { name: screens.app.errors['error-404'].title }),
    ).toBeVisible()
  })

  await test.step('on a phone, in the dark', async () => {
    const phone = await visitor({ width: 390, dark: true })
    await signIn(phone, 'condomino@bosque.example', '/documentation/administrators/roles')
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Papéis e permissões')
    expect(await phone.evaluate(overflow)).toBeLessThanOrEqual(0)
    await expectAccessible(phone)
    await phone.getByRole('button', { name: screens.documentation.openIndex }).click()
    const drawer = phone.getByRole('dialog', { name: screens.documentation.index })
    await drawer
      .getByRole('link', {
        name: screens.documentation.articles['developers/api'].title,
        exact: true,
      })
      .click()
    await expect(drawer).toBeHidden()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A API')
    expect(await phone.evaluate(overflow)).toBeLessThanOrEqual(0)
  })

  await test.step('in Arabic, from right to left, with code from left to right', async () => {
    await page.goto('/documentation/developers/imports-and-events')
    await openUserMenu(page)
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الجداول والأحداث المباشرة')
    await expect(page.locator('pre').first()).toHaveCSS('direction', 'ltr')
    await expectAccessible(page)
    await openUserMenu(page)
    await page.getByRole('menuitemradio', { name: 'Português' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planilhas e eventos ao vivo')
  })
})

test('the API describes itself on its own page, within the content policy', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/api/v1/docs')
  await expect(page.locator('.opblock-summary').first()).toBeVisible()
  await page.goto('/api/v1/docs#/sign-in/postLogin')
  await page.reload()
  const operation = page.locator('.opblock.is-open')
  await expect(operation.locator('tr.response .response-col_status').first()).toHaveText('200')
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  // The example values on the page are nobody's e-mail and password.
  await expect(operation.locator('.live-responses-table')).toContainText('"code": "validation"')
})
