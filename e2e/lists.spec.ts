import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { common, problems, screens } from '../apps/web/src/testing/words.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const rowsIn = (page: Page) => page.locator('main [data-opener]')
const columnEmail = async (page: Page) => {
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'E-mail' }).click()
  await page.keyboard.press('Escape')
}

/** Makes a species of the company's own, which no other journey looks for. */
async function make(page: Page, name: string): Promise<void> {
  await page.goto('/apps/admin/specie/new')
  await page.getByLabel(/^Nome/).first().fill(name)
  await page.getByRole('button', { name: /^Salvar espécie/ }).click()
  await expect(page).toHaveURL(/\/specie\/[\w-]{36}$/)
}

/** Selects all rows of the page and presses a button of the bar that appears. */
async function withAll(page: Page, action: string): Promise<void> {
  await page.getByRole('checkbox', { name: /^Selecionar a página/ }).click()
  await page.getByRole('button', { name: action, exact: true }).click()
}

test('a list is saved under a name, and reports the parts of an address that it ignores', async ({
  visitor,
}) => {
  const [name, renamed] = [`Quem saiu ${attempt()}`, `Saíram ${attempt()}`]
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example')
  const views = page.getByRole('button', { name: /^Vistas: / })
  const choose = async (item: string, kind: 'item' | 'itemradio' | 'itemcheckbox') => {
    await views.click()
    await page.getByRole(`menu${kind}`, { name: item, exact: true }).click()
  }
  const list = '/apps/condominiums/residents/'

  await test.step('saved by a name, and found again after a reload', async () => {
    await page.goto(list)
    await expect(rowsIn(page).first()).toBeVisible()
    await choose('Ex-moradores', 'itemradio')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('filter[former]=true')
    await columnEmail(page)
    await choose(screens.savedViews.save, 'item')
    const dialog = page.getByRole('dialog', { name: screens.savedViews.saveTitle })
    await dialog.getByRole('button', { name: screens.savedViews.saveAction, exact: true }).click()
    await expect(dialog.getByText(problems.fields.required)).toBeVisible()
    await dialog.getByLabel(screens.savedViews.name).fill(name)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: screens.savedViews.saveAction, exact: true }).click()
    await expect(views).toContainText(name)
    await choose('Todos', 'itemradio')
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await columnEmail(page)
    await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible()
    await page.reload()
    await choose(name, 'itemradio')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('filter[former]=true')
    await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveCount(0)
  })

  await test.step('the list opens with it, until all rows are asked for', async () => {
    await choose(screens.savedViews.setDefault, 'itemcheckbox')
    await page.keyboard.press('Escape')
    await page.goto(list)
    await expect.poll(() => decodeURIComponent(page.url())).toContain('filter[former]=true')
    await choose('Todos', 'itemradio')
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })

  await test.step('renamed, removed, and back by Desfazer', async () => {
    await choose(name, 'itemradio')
    await choose(`Renomear “${name}”…`, 'item')
    const dialog = page.getByRole('dialog', { name: screens.savedViews.renameTitle })
    await dialog.getByLabel(screens.savedViews.name).fill(renamed)
    await dialog.getByRole('button', { name: screens.savedViews.saveAction, exact: true }).click()
    await choose(`Remover “${renamed}”`, 'item')
    await expect(views).toContainText('Ex-moradores')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(views).toContainText(renamed)
    await choose(`Remover “${renamed}”`, 'item')
  })

  await test.step('a filter that the list does not take is dropped and said', async () => {
    await page.goto(`${list}?filter[nome]=x&filter[gender]=abc&filter[status]=ATIVO`)
    await expect(page.getByText(/não aceita: .*Gênero.* A lista aparece sem/)).toBeVisible()
    await expect(rowsIn(page).first()).toBeVisible()
    await expect
      .poll(() => decodeURIComponent(page.url()))
      .toMatch(/residents\/\?filter\[status\]=ATIVO$/)
    await expectAccessible(page)
  })
})

test('many rows are changed, restored and exported', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example')
  const own = attempt()
  const [first, second] = [`Esfinge um ${own}`, `Esfinge dois ${own}`]
  for (const name of [first, second, `Esfinge três ${own}`]) await make(page, name)
  await page.goto(`/apps/admin/species/?q=${own}`)
  await expect(rowsIn(page)).toHaveCount(3)
  const inactive = page.getByRole('cell', { name: 'Inativa', exact: true })
  const undo = page.getByRole('button', { name: 'Desfazer' })

  await test.step('inactivated, and active again', async () => {
    await withAll(page, 'Inativar')
    await expect(page.getByText('3 registros alterados')).toBeVisible()
    await expect(inactive).toHaveCount(3)
    await undo.click()
    await expect(page.getByText('3 registros voltaram a ser como eram')).toBeVisible()
    await expect(inactive).toHaveCount(0)
  })

  await test.step('the selected rows are in the file, and no others', async () => {
    await page.getByRole('checkbox', { name: new RegExp(second) }).click()
    const bar = page.getByRole('button', { name: screens.spreadsheets.export, exact: true }).last()
    await bar.click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Planilha CSV' }).click()
    const text = await readFile(await (await coming).path(), 'utf8')
    expect(text).toContain(second)
    expect(text).not.toContain(first)
    await page.getByRole('checkbox', { name: new RegExp(second) }).click()
  })

  await test.step('removed, and there again', async () => {
    await withAll(page, 'Remover')
    await page.getByRole('button', { name: screens.registerPages.bulk.confirmLabel }).click()
    await expect(rowsIn(page)).toHaveCount(0)
    await undo.last().click()
    await expect(rowsIn(page)).toHaveCount(3)
  })

  await test.step('a second one of that name is told by its field', async () => {
    await page.goto('/apps/admin/specie/new')
    await page.getByLabel(/^Nome/).first().fill(first)
    await page.getByRole('button', { name: /^Salvar espécie/ }).click()
    await expect(page.getByText('Já existe uma espécie com este nome.')).toBeVisible()
  })
})

test('on a phone a row has two lines, and the first is above the fold', async ({ visitor }) => {
  const phone = await visitor({ width: 390, dark: true })
  await phone.setViewportSize({ width: 390, height: 844 })
  await signIn(
    phone,
    'sindico@bosque.example',
    '/apps/condominiums/residents/?filter[status]=ATIVO',
  )
  await expect(rowsIn(phone).first()).toBeVisible()
  await expectDone(phone)
  const heights = await phone
    .locator('main tbody tr')
    .evaluateAll((rows) => rows.slice(0, 8).map((row) => row.getBoundingClientRect()))
  const [first] = heights
  expect(first?.bottom).toBeLessThan(400)
  // A name of 24 px, a line of 20 px, and their padding.
  for (const { height } of heights) expect(height).toBeLessThanOrEqual(72)
  await expect(phone.locator('main tbody td:visible').getByText(common.fields.cpf)).toHaveCount(0)
  await expectAccessible(phone)
})
