import { screens } from '../apps/web/src/testing/words.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

for (const width of [1440, 390]) {
  test(`each role starts with its own contents at ${width}`, async ({ visitor }) => {
    await test.step('a síndico: what needs them, how full the towers are, no copy of the menu', async () => {
      const page = await visitor({ width })
      await signIn(page, 'sindico@acacias.example')
      await expect(page.getByRole('heading', { name: screens.landing.needsYou })).toBeVisible()
      await expect(page.getByText(/^\d+ de \d+ ocupados$/).first()).toBeVisible()
      await expect(page.getByText('Contam as pessoas que moram aqui hoje')).toBeVisible()
      await expect(page.getByText(/^Condomínio Acácias · /)).toBeVisible()
      await expectDone(page)
      await expectAccessible(page)
    })

    await test.step('a doorman: the desk, whose box takes what is typed at once', async () => {
      const page = await visitor({ width })
      await signIn(page, 'funcionario@bosque.example')
      await expect(page.getByRole('heading', { level: 1, name: screens.gate.title })).toBeVisible()
      // On a phone the keyboard would cover the lists.
      const box = page.getByRole('combobox', { name: /^Nome, apartamento, placa/ })
      await expect(box).toBeVisible()
      await box.fill('moreira')
      await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible()
      await expectDone(page)
      await expectAccessible(page)
    })

    await test.step('a resident: the own home, and nothing of others', async () => {
      const page = await visitor({ width, dark: true })
      await signIn(page, 'condomino@bosque.example')
      await expect(page.getByRole('heading', { name: screens.landing.home.title })).toBeVisible()
      await expect(page.getByRole('link', { name: screens.visits.invite.title })).toBeVisible()
      await expectDone(page)
      await expectAccessible(page)
      // On a phone the household is behind a button.
      const everything = page.getByRole('button', { name: screens.landing.home.everything })
      if (width < 640) await everything.click()
      await expect(page.getByRole('link', { name: /Moreira/ })).not.toHaveCount(0)
      await page.getByRole('link', { name: screens.visits.invite.title }).click()
      await expect(page).toHaveURL(/\/visit\/invite$/)
    })

    await test.step('an administrator: the companies, one of which they enter', async () => {
      const page = await visitor({ width })
      await signIn(page, 'admin@portaria.example')
      const search = page.getByLabel(screens.landing.companies.search)
      await expect(page.getByRole('heading', { name: 'Residencial Bosque' })).toBeVisible()
      await expect(page.getByText(/^[\d.]+ de [\d.]+ unidades ocupadas$/).first()).toBeVisible()
      await search.fill('acacias')
      await expect(page.getByRole('heading', { name: 'Residencial Bosque' })).toBeHidden()
      await expectDone(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Entrar em Condomínio Acácias' }).click()
      await expect(page.getByRole('heading', { name: screens.landing.needsYou })).toBeVisible()
    })
  })
}
