import type { APIRequestContext } from '@playwright/test'
import { registers, screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { addMember } from './companies.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

/** Adds a household of this attempt alone in Acácias, whose resident has a login. */
async function addHousehold(request: APIRequestContext) {
  const own = attempt()
  const desk = await callerOf(request, 'sindico@acacias.example')
  const add = async (register: string, body: object) =>
    (await desk.call<{ id: string }>('POST', `/${register}`, body)).id
  const tower = await add('towers', { name: `Torre ${own}` })
  const unit = await add('apartments', { tower_id: tower, number: '93' })
  const resident = await add('residents', { name: `Lia ${own}` })
  await add('occupancies', {
    apartment_id: unit,
    resident_id: resident,
    relation: 'owner',
    starts_on: '2021-03-01',
  })
  const email = `lia.${own}@acacias.example`
  await addMember('condomino@acacias.example', `Lia ${own}`, email, resident)
  return { desk, email, unit, tower: `Torre ${own}`, carrier: `Transportadora ${own}` }
}

test('a parcel arrives: its household shows the code, lets another person collect it, and sees the collection', async ({
  visitor,
  request,
}) => {
  const { desk, email, unit, tower, carrier } = await addHousehold(request)
  const parcel = await desk.call<{ id: string }>('POST', '/parcels', {
    kind: 'parcel',
    place: 'desk',
    apartment_id: unit,
    carrier,
  })
  const page = await visitor({ width: 390 })
  await signIn(page, email)
  await page
    .getByRole('button', { name: `${screens.ownParcels.home.show}: ${carrier} · hoje` })
    .click()
  const shown = page.getByRole('dialog', { name: `${carrier} · hoje` })
  await expect(shown.getByRole('img', { name: screens.ownParcels.code.qr })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Abrir as notificações/ }).click()
  const panel = page.getByRole('dialog', { name: screens.shell.notifications.title })
  await panel.getByText(tower).first().click()
  await expect(page).toHaveURL(new RegExp(`/apps/condominiums/parcel/${parcel.id}`))
  await expect(page.getByRole('img', { name: screens.ownParcels.code.qr })).toBeVisible()

  await page.goto('/apps/condominiums/parcels/')
  const waiting = page.locator('section').filter({ hasText: carrier }).first()
  await expect(waiting.getByText('Na portaria', { exact: true })).toBeVisible()
  const codeOf = () => waiting.getByText(/^\d{4} \d{4}$/)
  await expect(codeOf()).toHaveCount(1)
  await expectDone(page)
  await expectAccessible(page)

  await waiting.getByRole('button', { name: registers.parcels.actions.delegate }).click()
  await waiting.getByLabel(screens.ownParcels.delegates.name).fill('Rita Souza')
  await waiting.getByRole('button', { name: registers.parcels.actions.delegate }).click()
  await expect(codeOf()).toHaveCount(2)
  await expect(waiting.getByText(screens.ownParcels.delegates.always)).toBeVisible()
  await expectAccessible(page)
  await waiting.getByRole('button', { name: 'Cancelar a autorização de Rita Souza' }).click()
  await expect(codeOf()).toHaveCount(1)

  const before = (await codeOf().textContent()) ?? ''
  await waiting.getByRole('button', { name: 'Gerar novo código' }).click()
  await expect(codeOf()).not.toHaveText(before)
  const code = (await codeOf().textContent()) ?? ''
  await desk.call('POST', '/parcels/collect', { code })

  // The page updates by itself.
  await expect(page.getByText(screens.ownParcels.none)).toBeVisible()
  await expect(page.getByText(/Retirada .* com o código da casa/)).toBeVisible()
  await expectDone(page)
})
