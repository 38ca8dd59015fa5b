import type { Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { expect, expectAccessible, openUserMenu, signIn, test } from './visit.ts'

const PAGES = '/apps/condominiums'

/** Adds or removes a star by the panel of shortcuts, which a toast confirms. */
async function makeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: screens.shell.toolbar.shortcuts, exact: true }).click()
  await page
    .getByRole('button', { name: /^(Adicionar|Remover) atalho/ })
    .last()
    .click()
  await page.keyboard.press('Escape')
}

/** The controls in sight that a toast lies over. */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    const toasts = document.querySelector('section[aria-live=polite][aria-label=Avisos]')
    const over = toasts?.firstElementChild?.getBoundingClientRect()
    if (!toasts || !over || over.height === 0) return ['no toast']
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    return controls
      .filter((control) => !toasts.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
        const x = Math.max(left, over.left) / 2 + Math.min(right, over.right) / 2
        const y = Math.max(top, over.top) / 2 + Math.min(bottom, over.bottom) / 2
        const meets =
          width > 1 &&
          height > 1 &&
          left < over.right &&
          right > over.left &&
          top < over.bottom &&
          bottom > over.top
        if (!meets) return false
        // A control that is scrolled out of a list is under something else already.
        const stack = document.elementsFromPoint(x, y).filter((each) => !toasts.contains(each))
        return stack[0] !== undefined && (control.contains(stack[0]) || stack[0].contains(control))
      })
      .map((control) => control.textContent || control.outerHTML.slice(0, 80))
  })

test('a toast lies over no control, on lists, records, forms and first screens', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example')
  for (const address of [
    '/apps/dashboards/project',
    `${PAGES}/residents/`,
    `${PAGES}/events/`,
    `${PAGES}/announcements/`,
    '/pages/profile',
    '/pages/tenant/settings',
  ]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await makeToast(page)
      await expect(page.getByText('Dados do usuário salvos').first()).toBeVisible()
      // While it is on screen.
      await expect.poll(() => coveredByToasts(page), { timeout: 4_000 }).toEqual([])
      await expectAccessible(page)
    })
  }
})

/** Whether the focus is on BODY. */
const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test('the windows of every page give the focus back, and never to BODY', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example')
  const opened: string[] = []
  for (const address of [
    '/apps/dashboards/project',
    `${PAGES}/gate/`,
    `${PAGES}/residents/`,
    `${PAGES}/apartments/`,
    `${PAGES}/visits/`,
    `${PAGES}/parcels/`,
    `${PAGES}/events/`,
    `${PAGES}/announcements/`,
    `${PAGES}/requests/`,
    `${PAGES}/panic/`,
    `${PAGES}/resident/new`,
    '/pages/profile',
    '/pages/tenant/settings',
  ]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const buttons = page.locator('main button:visible:enabled')
      const names = await buttons.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
      )
      for (const name of new Set(names)) {
        // Buttons that leave the page, print or upload open no window.
        if (/imprimir|baixar|sair|arquivo|foto|salvar/i.test(name)) continue
        const button = page.locator('main').getByRole('button', { name, exact: true }).first()
        // The button of an earlier state of the page.
        if ((await button.count()) === 0 || !(await button.isVisible())) continue
        if (await button.evaluate((one) => one.matches(':disabled'))) continue
        await button.focus()
        await page.keyboard.press('Enter')
        const window = page.locator('[role=dialog], [role=alertdialog]')
        // The code of a window comes with its first use; many buttons open none.
        const isOpen = await window
          .first()
          .waitFor({ timeout: 700 })
          .then(
            () => true,
            () => false,
          )
        if (isOpen) opened.push(`${address} ${name}`)
        for (let press = 0; press < 3 && (await window.count()) > 0; press += 1)
          await page.keyboard.press('Escape')
        await expect(window, name).toHaveCount(0)
        await expect.poll(() => isNowhere(page), `${address} after ${name}`).toBe(false)
        if (!page.url().includes(address)) await page.goto(address)
      }
    })
  }
  expect(opened.length).toBeGreaterThan(20)
})

test('language, appearance and notes are in the menu of the user, and in the search', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: screens.shell.toolbar.fontSize })).toBeVisible()
  await expect(header.getByRole('button', { name: screens.shell.toolbar.appearance })).toHaveCount(
    0,
  )
  await openUserMenu(page)
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Painel rápido' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Painel rápido' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  // Plain letters are taken before the box is there; one with an accent is composed in it.
  await expect(page.getByRole('combobox', { name: screens.shell.search.label })).toBeFocused()
  await page.keyboard.type('aparência')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: screens.settings.title })).toBeVisible()
  await page.keyboard.press('Escape')

  const phone = await visitor({ width: 390, dark: true })
  await signIn(phone, 'sindico@acacias.example')
  const tools = phone.getByRole('banner')
  await expect(tools.getByRole('button', { name: screens.shell.toolbar.fontSize })).toBeHidden()
  await openUserMenu(phone)
  await expect(phone.getByRole('menuitem', { name: screens.shell.toolbar.fontSize })).toBeVisible()
  await expect(
    phone.getByRole('menuitem', { name: screens.shell.toolbar.fullscreen }),
  ).toBeVisible()
  await expectAccessible(phone)
})

test('the search acts on the record in sight, and opens filled forms', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example', `${PAGES}/residents/`)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: screens.registerPages.moreActions })).toBeVisible()
  await page.keyboard.press('Control+k')
  const acts = page.getByRole('group', { name: screens.app.commands.here }).getByRole('option')
  await expect(acts.filter({ hasText: screens.registerPages.record.edit })).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.type('editar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/resident\/[\w-]+\/edit$/)
})
