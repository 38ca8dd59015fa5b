import type { Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { linkTo } from './letters.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectStands, openUserMenu, signIn, test } from './visit.ts'

const openPages = [
  '/login',
  '/pages/errors/error-404',
  '/pages/errors/error-500',
  '/pages/auth/login',
  '/pages/auth/login-2',
  '/pages/auth/login-3',
  '/pages/auth/register-3',
  '/pages/auth/lock',
  '/pages/coming-soon',
  '/pages/maintenance',
  '/pages/success/guest',
  '/auth/guest-role-example',
]

const framedPages = [
  '/pages/faq',
  '/pages/knowledge-base',
  '/pages/notifications',
  '/pages/invoices/modern',
  '/pages/pricing/style-1',
  '/pages/pricing/style-2',
  '/pages/search/modern',
  '/auth/admin-role-example',
  '/ui/icons',
  '/ui/colors',
  '/ui/page-layouts/simple/left-sidebar',
  '/ui/page-layouts/carded/tabbed',
]

/** Checks that a page opens, and is marked as a sample if its content is invented. */
async function expectSample(page: Page, address: string): Promise<void> {
  await expectStands(page, address)
  const isReal = /^\/(login|ui|pages\/errors)\b/.test(address)
  const line = page.getByText('Página de demonstração, com conteúdo inventado')
  await expect(line).toHaveCount(isReal ? 0 : 1)
}

for (const { name, width, dark } of [
  { name: 'on a desktop, dark', width: 1440, dark: true },
  { name: 'on a phone', width: 390, dark: false },
]) {
  test(`every kind of sample page opens ${name}`, async ({ visitor }) => {
    const page = await visitor({ width, dark })
    for (const address of openPages) {
      await test.step(address, () => expectSample(page, address))
    }
    await signIn(page, 'admin@portaria.example', null)
    for (const address of framedPages) {
      await test.step(address, () => expectSample(page, address))
    }
  })
}

test('the sample sign-in is separate: no call leaves the page, no session begins', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.goto('/pages/auth/login')
  await page.getByRole('button', { name: 'Preencher' }).click()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Olá, Helena Prado' })).toBeVisible()
  await page.getByLabel('Nome').fill('Helena Melo')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(page.getByRole('heading', { name: 'Olá, Helena Melo' })).toBeVisible()
  expect(calls).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('jwt_access_token'))).toBeNull()
  await page.goto('/pages/profile')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('only an invoice is printed, on one page, in dark ink', async ({ visitor }) => {
  const page = await visitor({ dark: true })
  await signIn(page, 'sindico@bosque.example', '/pages/invoices/compact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await page.locator('html').getAttribute('data-theme')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  expect(await page.locator('html').getAttribute('data-theme')).toBe(before)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText('Documento de exemplo, sem valor fiscal.')).toBeVisible()
})

test('a person registers, confirms by the letter, and reads how to ask for access', async ({
  visitor,
}) => {
  const page = await visitor({ width: 390 })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Auth0' }).click()
  await expect(page.getByText('O cadastro com Auth0 não está ligado aqui')).toBeVisible()
  await page.getByRole('tab', { name: 'Portaria' }).click()
  const fill = async (email: string, password: string) => {
    await page.getByLabel('Nome').fill('Bia Furtado')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel(/^Senha/).fill(password)
    await page.getByLabel(/^Confirme/).fill(password)
    await page.getByRole('button', { name: 'Criar conta' }).click()
  }
  await fill('sindico@bosque.example', 'jabuticaba madura')
  await expect(page.getByText('Este e-mail já está em uso.')).toBeVisible()
  const email = `bia.${attempt()}@exemplo.example`
  await fill(email, 'portaria1')
  await expect(page.getByText('Escolha uma senha com 12 caracteres ou mais')).toBeVisible()
  await expectAccessible(page)
  await fill(email, 'jabuticaba madura')
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible()
  await expectAccessible(page)

  await expect.poll(() => linkTo(email, 'mail-confirm')).not.toBe('')
  const link = new URL(await linkTo(email, 'mail-confirm'))
  await page.goto(`${link.pathname}${link.hash}`)
  await page.getByLabel(/^Senha/).fill('jabuticaba madura')
  await page.getByRole('button', { name: 'Confirmar cadastro' }).click()
  await expect(page.getByRole('heading', { name: 'Cadastro confirmado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para a entrada' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Senha/).fill('jabuticaba madura')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('O usuário está inativado!')).toBeVisible()
})

test('samples are marked, and none is among the real notifications', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example')
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Painel rápido' }).press('Enter')
  const panel = page.getByRole('dialog')
  const head = panel.getByRole('heading', { name: screens.app.navigation.examples })
  const notes = panel.getByText('Chave reserva da casa de máquinas')
  await expect(notes).toBeAttached()
  // At any scroll position.
  await page.setViewportSize({ width: 1440, height: 420 })
  await notes.scrollIntoViewIfNeeded()
  await expect(head).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /notificações/i }).click()
  await expect(
    panel.getByRole('heading', { name: screens.shell.notifications.title }),
  ).toBeVisible()
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(notes).toHaveCount(0)
  await expect(panel).not.toContainText('Exemplo')
})
