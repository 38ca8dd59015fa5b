import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

test('a sample stands behind each dashboard of the product, and only for the team', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'sindico@bosque.example')
  // The first tab is the product's own, and nothing of the sample is fetched for it.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', ')
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /ProjectDashboard/.test(name)),
    )
  expect(await fetched()).toBe(false)
  await page.getByRole('tab', { name: 'Hoje' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Reforma do salão' })).toBeVisible()
  expect(await fetched()).toBe(true)
  await expect(page.getByText(/Página de demonstração/)).toBeVisible()
  await expectDone(page)
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Período' }).last().click()
  await page.getByRole('option', { name: 'Semana passada' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '197' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Reforma do salão' })).toBeVisible()
  await page.getByRole('tab', { name: 'Hoje' }).click()
  await expect(page).toHaveURL('/apps/dashboards/project')

  const phone = await visitor({ width: 390, dark: true })
  await signIn(phone, 'sindico@bosque.example')
  for (const address of ['project', 'analytics']) {
    await phone.goto(`/apps/dashboards/${address}?tab=sample`)
    await expect(phone.getByText(/Página de demonstração/)).toBeVisible()
    await expectDone(phone)
    await expectAccessible(phone)
  }
  await expect(
    phone.getByRole('img', { name: 'De onde vêm os acessos' }).locator('path'),
  ).toHaveAttribute('d', /^M/)

  const resident = await visitor()
  await signIn(resident, 'condomino@bosque.example')
  await resident.goto('/apps/dashboards/analytics?tab=sample')
  await expect(resident.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(resident.getByRole('tab')).toHaveCount(0)
})
