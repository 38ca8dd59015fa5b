import { totpCode } from '../apps/api/src/testing/totp-code.ts'
import { screens } from '../apps/web/src/testing/words.ts'
import { addCompany } from './companies.ts'
import { expect, expectAccessible, password, signIn, test } from './visit.ts'

/** The síndico of a company that no other journey uses, because it requires a second factor. */
const sindico = 'sindico@recanto.example'

test('a company requires a second factor, which its síndico sets up at the next sign-in', async ({
  visitor,
}) => {
  const page = await visitor()
  await addCompany('Residencial Recanto', sindico)
  await signIn(page, sindico, null)
  await test.step('on the page of its settings', async () => {
    await page.goto('/pages/tenant/settings')
    await page.getByLabel(screens.companySettings.security.sindico).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: screens.companySettings.save }).click()
    await expect(page.getByText(screens.companySettings.saved)).toBeVisible()
  })

  await test.step('nothing opens before it is set up', async () => {
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel(screens.signIn.login.email).fill(sindico)
    await page.getByLabel(/^Senha/).fill(password)
    await page.getByRole('button', { name: screens.signIn.login.submit, exact: true }).click()
    await expect(page.getByRole('heading', { name: screens.signInEnrolment.title })).toBeVisible()
    await expectAccessible(page)
    const secret = await page.locator('code').innerText()
    const field = page.getByLabel(/^Código de 6 números/)
    await expect(field).toBeFocused()
    await field.fill(totpCode(secret, Date.now()))
    await page.keyboard.press('Enter')
    const codes = page.getByRole('list', { name: 'Guarde os seus códigos de recuperação' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await page.getByRole('button', { name: screens.signInEnrolment.done }).click()
    await expect(page).toHaveURL(/\/apps\/dashboards\/project/)
  })
})
