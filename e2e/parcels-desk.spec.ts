import type { APIRequestContext } from '@playwright/test'
import type { PickupCode } from '@portaria/contract/modules/custody/parcels'
import { choiceWord, registers, screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { addMember } from './companies.ts'
import { attempt, ownNumber } from './own-values.ts'
import { sign } from './signature.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const DESK = '/apps/condominiums/gate/'

/**
 * Adds two units in a tower of this attempt alone, with a resident each; the first resident has a
 * login.
 */
async function addHouseholds(request: APIRequestContext) {
  const own = attempt()
  const { call } = await callerOf(request, 'sindico@bosque.example')
  const add = async (register: string, body: object) =>
    (await call<{ id: string }>('POST', `/${register}`, body)).id
  const people = { collects: `Quitéria ${own}`, signs: `Raimundo ${own}` }
  const towerName = `Torre ${own}`
  const tower = await add('towers', { name: towerName })
  const residents: string[] = []
  for (const [number, name] of Object.entries({ 901: people.collects, 902: people.signs })) {
    const apartment = await add('apartments', { tower_id: tower, number })
    const resident = await add('residents', { name })
    await add('occupancies', {
      apartment_id: apartment,
      resident_id: resident,
      relation: 'owner',
      starts_on: '2020-01-01',
    })
    residents.push(resident)
  }
  const email = `quiteria.${own}@bosque.example`
  await addMember('condomino@bosque.example', people.collects, email, residents[0])
  return { people, tower: towerName, email }
}

test('parcels at the desk, from the label to the signature', async ({ visitor, request }) => {
  const { people, tower, email } = await addHouseholds(request)
  const resident = await callerOf(request, email)
  const [registered, first, second] = [
    `QP${ownNumber(9)}BR`,
    `TBA${ownNumber(12)}`,
    `TBA${ownNumber(12)}`,
  ]
  const page = await visitor()
  await signIn(page, 'funcionario@bosque.example', DESK)
  const box = page.getByRole('combobox', { name: /^Nome, apartamento, placa/ })
  const dialog = page.getByRole('dialog')
  const label = dialog.getByLabel(registers.parcels.fields.tracking)
  const whose = dialog.getByLabel(screens.parcelDesk.reception.recipient)
  const options = dialog.getByRole('option')
  const sitting = dialog.getByRole('region', { name: screens.parcelDesk.sitting.title })
  await expect(box).toBeFocused()
  await expectDone(page)

  await test.step('a scanned label that is new opens the reception; a name and Enter receive', async () => {
    await page.keyboard.insertText(registered)
    await page.keyboard.press('Enter')
    await expect(whose).toBeFocused()
    await expect(label).toHaveValue(registered)
    await expect(dialog.getByLabel(registers.parcels.fields.carrier)).toHaveValue('Correios')
    await expectAccessible(page)
    await page.keyboard.type(people.collects.toLowerCase())
    await expect(options.first()).toContainText(people.collects)
    await page.keyboard.press('Enter')
    await expect(sitting.getByRole('listitem')).toHaveCount(1)
    await expect(label).toBeFocused()
  })

  await test.step('the next two without a mouse, and one of them is undone', async () => {
    for (const code of [first, second]) {
      await page.keyboard.insertText(code)
      await page.keyboard.press('Enter')
      await expect(whose).toBeFocused()
      await page.keyboard.type(`${tower} 902`)
      await expect(options.first()).toContainText('902')
      await page.keyboard.press('Enter')
      await expect(label).toBeFocused()
    }
    await expect(sitting.getByRole('listitem')).toHaveCount(3)
    await sitting
      .getByRole('button', { name: /^Desfazer/ })
      .first()
      .press('Enter')
    await expect(sitting.getByText(screens.parcelDesk.sitting.undone)).toHaveCount(1)
  })

  await test.step('a label that waits already is not received twice', async () => {
    const typed = registered.toLowerCase().replace(/\d+/, ' $& ')
    await label.fill(typed)
    await label.press('Enter')
    await page.keyboard.type(people.collects.toLowerCase())
    await expect(options.first()).toContainText(people.collects)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/^Já há uma encomenda guardada/)).toBeVisible()
    await expect(sitting.getByRole('listitem')).toHaveCount(3)
    await expect(label).toHaveValue(typed)
  })

  await test.step('a letter of a court is received in the same window', async () => {
    await label.fill('')
    await dialog.getByRole('radio', { name: choiceWord('parcels', 'kind', 'judicial') }).check()
    await whose.fill(people.signs)
    await expect(options.first()).toContainText(people.signs)
    await whose.press('Enter')
    await expect(sitting.getByRole('listitem')).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(box).toBeFocused()
  })

  await test.step('by code: the code, Enter, Enter', async () => {
    const [parcel] = await resident.call<{ id: string }[]>('GET', '/parcels?filter[pickup]=held')
    const { codes } = await resident.call<{ codes: PickupCode[] }>('GET', `/parcels/${parcel?.id}`)
    const code = codes[0]?.code ?? ''
    expect(code).toMatch(/^\d{8}$/)
    const asDocument: string[] = []
    page.on('request', (asked) => {
      if (asked.url().includes(`/search?q=${code}`)) asDocument.push(asked.url())
    })
    await page.keyboard.insertText(code)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`${tower} · 901`)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Encomenda \S+ entregue$/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(box).toHaveValue('')
    // A correct code is not a look-up of a document, of which few are allowed per hour.
    expect(asDocument).toEqual([])
  })

  await test.step('by name: the unit has two, one is meant, and its resident signs', async () => {
    await box.fill(people.signs)
    await expect(page.getByRole('grid').getByRole('row').first()).toContainText('2 encomendas')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Entregar 2 encomendas' })).toBeVisible()
    await page.keyboard.press('e')
    await expect(dialog.getByRole('radio', { name: people.signs })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expectAccessible(page)
    await sign(page)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^Encomenda \S+ entregue$/).last()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a letter of a court is moved, and refused in writing with a signature', async () => {
    await page.goto(`/apps/condominiums/parcels/?filter[kind]=judicial&q=${people.signs}`)
    await page.getByRole('link', { name: /^\d+$/ }).first().click()
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByRole('button', { name: 'Mudar de lugar' }).click()
    await dialog.getByLabel(registers.parcels.fields.place_note).fill('Cofre')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/Cofre/).first()).toBeVisible()
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByRole('button', { name: registers.parcels.transitions.refuse.button }).click()
    await expect(dialog.getByLabel(registers.parcels.fields.refused_statement)).toHaveValue(
      /sob as penas da lei.*Raimundo/,
    )
    await expectAccessible(page)
    await dialog.getByRole('button', { name: registers.parcels.transitions.refuse.button }).click()
    await expect(dialog.getByText('Falta a assinatura.')).toBeVisible()
    await sign(page)
    await dialog.getByRole('button', { name: registers.parcels.transitions.refuse.button }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(screens.parcels.chain.kinds.refused)).toBeVisible()
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await expect(page.getByRole('button', { name: screens.parcelDesk.refusal.print })).toBeVisible()
    await expectDone(page)
  })
})
