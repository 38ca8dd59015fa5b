import type { APIRequestContext } from '@playwright/test'
import { formatsOf } from '@portaria/i18n/formats'
import { screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { attempt, ownCpf, ownNumber, ownPlate } from './own-values.ts'
import { keepPaper } from './paper.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const sindico = 'sindico@acacias.example'

/** Makes a family of two in a unit of its own, with a car, a card, a pass and a waiting parcel. */
async function addFamily(request: APIRequestContext) {
  const own = attempt()
  const card = ownNumber(7)
  const { call, headers } = await callerOf(request, sindico)
  const post = async (way: string, data: object) =>
    (await call<{ id: string }>('POST', way, data)).id
  const brands = await call<{ id: string }[]>('GET', '/brands?q=renault')
  const tower_id = await post('/towers', { name: `Torre ${own}` })
  const apartment_id = await post('/apartments', { tower_id, number: '71' })
  const starts_on = '2021-03-01'
  const born = { birth_date: '1984-05-06' }
  const mother = await post('/residents', { name: `Marta ${own}`, ...born })
  const child = { name: `Nina ${own}`, birth_date: '2018-05-06', guardian_id: mother }
  const daughter = await post('/residents', child)
  const unit = { apartment_id, starts_on }
  await post('/occupancies', { ...unit, resident_id: mother, relation: 'tenant' })
  await post('/occupancies', { ...unit, resident_id: daughter, relation: 'dependent' })
  const car = { plate: ownPlate(), model: 'Kwid', brand_id: brands[0]?.id }
  await post('/vehicles', { ...car, apartment_id, resident_id: mother })
  // This vehicle belongs to the unit, without a person.
  await post('/vehicles', { ...car, plate: ownPlate(), model: 'Mobi', apartment_id })
  const card_id = await post('/cards', { number: card, apartment_id })
  await post(`/cards/${card_id}/assign`, { resident_id: mother })
  const visitor_id = await post('/visitors', { name: `Rosa ${own}`, cpf: ownCpf() })
  const pass = await post('/passes', {
    visitor_id,
    kind: 'recurring',
    apartment_id,
    host_id: mother,
    valid_from: new Date(Date.now() - 3_600_000).toISOString(),
    valid_to: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  })
  const carrier = `Expresso ${own}`
  const waiting = { kind: 'parcel', place: 'desk', carrier, apartment_id, resident_id: mother }
  await post('/parcels', waiting)
  const enter = () => request.post('/api/v1/gate/entries', { headers, data: { pass_id: pass } })
  return { own, card, mother, enter }
}

/** Returns the Friday after today, in the format that a person types. */
function nextFriday(): string {
  const day = new Date(Date.now() + 86_400_000)
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10).split('-').toReversed().join('/')
}

test('a family moves out by Friday: undone once, then done, and its receipt proves each end', async ({
  visitor,
  request,
}) => {
  const { own, card, mother, enter } = await addFamily(request)
  const page = await visitor()
  await signIn(page, sindico, `/apps/condominiums/resident/${mother}`)
  const dialog = page.getByRole('dialog')
  const friday = nextFriday()
  const said = formatsOf('pt', 'America/Sao_Paulo').dayWords(
    friday.split('/').toReversed().join('-'),
  )

  await test.step('planned: everything that hangs on the family is listed', async () => {
    await page.getByRole('button', { name: screens.departures.begin.residents }).click()
    await dialog.getByRole('textbox', { name: 'Último dia' }).fill(friday)
    await expect(dialog.getByText(new RegExp(`Nina ${own} é menor de idade`))).toBeVisible()
    await dialog.getByRole('checkbox', { name: new RegExp(`Nina ${own}`) }).check()
    await expect(dialog.getByText(new RegExp(`Nina ${own} é menor de idade`))).toBeHidden()
    await expectDone(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: screens.departures.next }).click()
    for (const thing of [
      `Rosa ${own}`,
      card,
      'Kwid',
      'Mobi',
      'Veículo · Da unidade, sem dono',
      `Expresso ${own}`,
      `Torre ${own} · 71`,
    ])
      await expect(dialog.getByText(thing).first()).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: screens.departures.next }).click()
    await expect(dialog.getByText(new RegExp(`até o fim de ${said}`))).toBeVisible()
    await dialog.getByRole('button', { name: screens.departures.confirmPlan }).click()
    await expect(page.getByText(`Mudança planejada: último dia ${said}`)).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('undone: nothing has ended', async () => {
    await page.locator('main').getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Plano desfeito')).toBeVisible()
    await expect(page.getByText(`Mudança planejada: último dia ${said}`)).toBeHidden()
    expect((await enter()).status()).toBe(200)
  })

  await test.step('done now: the receipt tells of each end', async () => {
    await page.getByRole('button', { name: screens.departures.begin.residents }).click()
    await dialog.getByText(screens.departures.when.nowHelp).click()
    await dialog.getByRole('checkbox', { name: new RegExp(`Nina ${own}`) }).check()
    await dialog.getByRole('button', { name: screens.departures.next }).click()
    await dialog.getByRole('button', { name: screens.departures.next }).click()
    await dialog.getByRole('button', { name: screens.departures.confirmNow }).click()
    await expect(dialog.getByText(screens.departures.states.move_out.done)).toBeVisible()
    for (const [thing, end] of [
      [`Rosa ${own}`, 'Revogado'],
      [card, 'Bloqueado'],
      ['Kwid', 'Inativado'],
      [`Expresso ${own}`, 'Aguarda retirada'],
      [`Torre ${own} · 71`, 'Ocupação encerrada'],
    ] as const) {
      await expect(dialog.getByRole('listitem').filter({ hasText: thing }).first()).toContainText(
        end,
      )
    }
    await expectDone(page)
    await expectAccessible(page)
    expect((await enter()).status()).not.toBe(200)
  })

  await test.step('the receipt is printed alone, and stays on the record', async () => {
    await keepPaper(page)
    await dialog.getByRole('button', { name: screens.departures.receipt.print }).click()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-sheet]')
    await expect(sheet).toContainText('Comprovante de saída')
    await expect(sheet).toContainText(`Nina ${own}`)
    await expect(sheet).toBeVisible()
    await page.emulateMedia({ media: null })
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(page.locator('main header').first()).toContainText('Inativo')
    await page.getByRole('button', { name: 'Comprovante de saída' }).click()
    await expect(dialog.getByText(screens.departures.states.move_out.done)).toBeVisible()
  })
})
