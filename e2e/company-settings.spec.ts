import { choiceWord, screens } from '../apps/web/src/testing/words.ts'
import { addCompany } from './companies.ts'
import { runSql } from './database.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

/** The síndico of a company that no other journey uses. */
const sindico = 'sindico@pomar.example'

test('a síndico sets limits, holidays and terms on one page', async ({ visitor }) => {
  const page = await visitor()
  const company = await addCompany('Residencial Pomar', sindico)
  await runSql(
    `INSERT INTO audit_log (tenant_id, id, at, actor_role, register, operation, address)
     VALUES ($1, gen_random_uuid(), now() - interval '200 days', 'sindico', 'tenants', 'read', '::1')`,
    [company],
  )
  await signIn(page, sindico, '/pages/tenant/settings')
  const save = page.getByRole('button', { name: screens.companySettings.save })

  await test.step('what is wrong is said at its field', async () => {
    await page.getByRole('textbox', { name: /^Prazo para retirar/ }).fill('721')
    await save.click()
    const field = page.getByRole('textbox', { name: /^Prazo para retirar/ })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await field.fill('2')
  })

  await test.step('limits are saved together, and kept', async () => {
    await page.getByRole('textbox', { name: /^Entrega/ }).fill('2')
    await page.getByLabel(choiceWord('tenants', 'optional_holidays', 'carnival')).check()
    await page.getByLabel(/^Documentos e fotos de visitantes/).fill('90')
    await save.click()
    await expect(page.getByText(screens.companySettings.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Prazo para retirar/ })).toHaveValue('2')
    await expect(page.getByRole('textbox', { name: /^Entrega/ })).toHaveValue('2')
    await expect(
      page.getByLabel(choiceWord('tenants', 'optional_holidays', 'carnival')),
    ).toBeChecked()
    await expect(page.getByLabel(/^Documentos e fotos de visitantes/)).toHaveValue('90')
  })

  await test.step('the page tells what a term would erase', async () => {
    await expect(page.getByText('Hoje seria apagado 1 endereço.')).toBeVisible()
    await expect(page.getByText(screens.companyRetention.nothing).first()).toBeVisible()
  })

  await test.step('a holiday is added and removed there', async () => {
    await page.getByRole('button', { name: screens.companySettings.holidays.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Nome/).fill('Aniversário do condomínio')
    await dialog.getByLabel(/^Dia/).fill('14/08/2027')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Salvar feriado' }).click()
    await expect(page.getByText(screens.companySettings.holidays.saved)).toBeVisible()
    await expect(page.getByText('14/08/2027')).toBeVisible()
    await page.getByRole('button', { name: 'Remover Aniversário do condomínio' }).click()
    await page.getByRole('button', { name: screens.companySettings.holidays.removeAction }).click()
    await expect(page.getByText(screens.companySettings.holidays.removed)).toBeVisible()
    await expect(page.getByText('14/08/2027')).toHaveCount(0)
  })
  await expectAccessible(page)
})
