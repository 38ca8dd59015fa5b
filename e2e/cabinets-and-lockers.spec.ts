import { common, registers, screens } from '../apps/web/src/testing/words.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

test('a key is lent and returned, and a locker waits for its address', async ({ visitor }) => {
  const own = attempt()
  const [cabinet, key] = [`Claviculário do ático ${own}`, `Chave da antena ${own}`]
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example', null)

  await test.step('a cabinet with an item of its own', async () => {
    await page.goto('/apps/condominiums/cabinet/new')
    await page.getByLabel(common.fields.name).fill(cabinet)
    await page.getByRole('button', { name: screens.registerPages.rows.add }).click()
    await page.getByLabel(common.fields.name).last().fill(key)
    await page.getByRole('button', { name: 'Salvar armário' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cabinet)
  })

  await test.step('is lent to somebody by name, found by what is lent, and given back', async () => {
    await page.getByRole('button', { name: `Emprestar: ${key}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Outra pessoa' }).click()
    await expectAccessible(page)
    await dialog.getByLabel(screens.cabinets.loans.name).fill('Técnico da antena')
    await dialog.getByRole('button', { name: 'Emprestar', exact: true }).click()
    await expect(page.getByText('Técnico da antena')).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
    await page.goto('/apps/condominiums/cabinets/?filter%5Blending%5D=lent%2Coverdue')
    await page.getByRole('link', { name: cabinet }).click()
    await page.getByRole('button', { name: `Devolver: ${key}` }).click()
    await expect(page.getByText(screens.cabinets.loans.ended)).toBeVisible()
    await expect(page.getByRole('button', { name: `Emprestar: ${key}` })).toBeVisible()
  })

  await test.step('and lent to an employee, found by name', async () => {
    await page.getByRole('button', { name: `Emprestar: ${key}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Funcionário' }).click()
    await dialog.getByRole('combobox', { name: 'Funcionário' }).click()
    const employee = page.getByRole('option').first()
    const name = (await employee.locator('span').first().innerText()).split('\n')[0] ?? ''
    await employee.click()
    await dialog.getByRole('button', { name: 'Emprestar', exact: true }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.getByRole('button', { name: `Devolver: ${key}` }).click()
    await expect(page.getByRole('button', { name: `Emprestar: ${key}` })).toBeVisible()
  })

  await test.step('a manufacturer whose address waits for an administrator', async () => {
    await page.goto('/apps/condominiums/locker-manufacture/new')
    await page.getByLabel(common.fields.name).fill(`Travas do ático ${own}`)
    await page.getByLabel('Endereço na rede').fill('169.254.169.254')
    await page.getByLabel('Porta de rede').fill('4001')
    await page.getByRole('button', { name: /^Salvar fabricante/ }).click()
    await expect(
      page.getByText(registers.deviceAddresses.refusals.address_forbidden).first(),
    ).toBeVisible()
    await page.getByLabel('Endereço na rede').fill(`travas-${own}.example`)
    await page.getByRole('button', { name: /^Salvar fabricante/ }).click()
    await expect(page.getByText(`travas-${own}.example:4001`)).toBeVisible()
    await expect(page.getByText('A aprovar', { exact: true })).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('and the doors of a locker, drawn', async () => {
    await page.goto('/apps/condominiums/lockers/')
    await page.getByRole('link', { name: 'Locker de encomendas' }).click()
    await expect(page.getByText('Extragrande (GG)').first()).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
  })
})
