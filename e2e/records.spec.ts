import type { Page } from '@playwright/test'
import { common, screens } from '../apps/web/src/testing/words.ts'
import { call } from './api-calls.ts'
import { attempt, ownPlate } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const list = '/apps/condominiums/residents/'

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('a record is opened, called, read, edited, and left for the same row', async ({ visitor }) => {
  const own = attempt()
  // Four letters with which no other name begins, so that they find this record.
  const begin = `${own.slice(0, 3)}i`
  const [owner, other] = [`${begin}curgo ${own}`, `Zulmira ${own}`]
  const [plate, email] = [ownPlate(), `licurgo.${own}@acacias.example`]
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example')
  const made = (register: string, body: object) =>
    call(page, `/${register}`, body) as Promise<{ id: string }>
  const { id: tower } = await made('towers', { name: `Torre ${own}` })
  const { id: unit } = await made('apartments', { tower_id: tower, number: '61' })
  const occupancy = { apartment_id: unit, relation: 'owner', starts_on: '2026-01-10' }
  const person = (name: string, phones: string[]) => made('residents', { name, phones, occupancy })
  const { id } = await person(owner, ['+5511987650001', '+551132650001'])
  await person(other, ['+5511987650002'])
  const brands = (await call(page, '/brands?per_page=1&filter[kind]=vehicle')) as { id: string }[]
  await made('vehicles', { plate, model: 'Brasília', brand_id: brands[0]?.id, resident_id: id })
  const record = `/apps/condominiums/resident/${id}`

  await test.step('from the search: Ctrl K, four letters, Enter, and Enter calls', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: screens.shell.search.label })).toBeFocused()
    await page.keyboard.type(begin)
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveText(owner)
    const phone = page.getByRole('link', { name: 'Ligar para (11) 98765-0001' })
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAttribute('href', 'tel:+5511987650001')
    const chat = page.getByRole('link', { name: /^WhatsApp de/ }).first()
    await expect(chat).toHaveAttribute('href', 'https://wa.me/5511987650001')
  })

  await test.step('the unit, who else lives there, and the car; nothing empty has a label', async () => {
    await expect(page.getByText('Também em').first()).toBeVisible()
    await expect(page.getByRole('link', { name: other })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ligar para (11) 98765-0002' })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(plate) })).toBeVisible()
    await expect(page.getByText('Observações')).toHaveCount(0)
    await expect(page.getByText(/^Cadastrado por .+ hoje /)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('the car leads to its owner, and the unit to everybody in it', async () => {
    await page.getByRole('link', { name: new RegExp(plate) }).click()
    await expect(titleOf(page)).toHaveText(`${plate} · Brasília`)
    await expect(page.getByRole('link', { name: 'Ligar para (11) 98765-0001' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: owner }).first().click()
    await page
      .locator('main section')
      .filter({ hasText: screens.occupancies.ofResident })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(`/apps/condominiums/apartment/${unit}`)
    for (const name of [owner, other]) await expect(page.getByRole('link', { name })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('from the list, by keys, edited and back to the same row', async () => {
    await page.goto(`${list}?q=${own}`)
    const row = page.getByRole('link', { name: owner })
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toBeFocused()
    await page.getByRole('link', { name: screens.registerPages.record.edit }).click()
    await expect(page).toHaveURL(`${record}/edit`)
    await page.getByLabel('E-mail').fill(email)
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(record)
    await expect(page.getByRole('link', { name: email })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${list}?q=${own}`)
    await expect(row).toBeFocused()
    // The form left no entry in the history.
    await page.goBack()
    await expect(page).toHaveURL(record)
  })

  await test.step('a resident reads the household, and edits the own record alone', async () => {
    const phone = await visitor({ width: 390, dark: true })
    await signIn(phone, 'condomino@acacias.example')
    const household = (await call(phone, '/residents')) as { id: string; changeable: boolean }[]
    for (const { id: each } of household) {
      const whole = (await call(phone, `/residents/${each}`)) as { changeable: boolean }
      await phone.goto(`/apps/condominiums/resident/${each}`)
      await expect(titleOf(phone)).toBeVisible()
      await expect(phone.getByText('Também em').first()).toBeVisible()
      await expect(
        phone.getByRole('link', { name: screens.registerPages.record.edit }),
      ).toHaveCount(whole.changeable ? 1 : 0)
      await expect(
        phone.getByRole('button', { name: screens.registerPages.form.history }),
      ).toHaveCount(0)
    }
    await expectDone(phone)
    await expectAccessible(phone)
    await phone.goto(record)
    await expect(phone.getByText('Morador não encontrado')).toBeVisible()
  })
})

test('the gate reads a record without its hidden fields', async ({ visitor }) => {
  const page = await visitor({ width: 1024 })
  await signIn(page, 'funcionario@bosque.example', `${list}?q=camila duarte m`)
  await page.getByRole('link', { name: 'Camila Duarte Moreira' }).click()
  await expect(titleOf(page)).toHaveText('Camila Duarte Moreira')
  await expect(page.getByText(/^\*\*\*\.\*\*\*\.\*/)).toBeVisible()
  await expect(page.getByText(common.fields.birth_date)).toHaveCount(0)
  await expect(page.getByRole('link', { name: screens.registerPages.record.edit })).toBeVisible()
  await expect(page.getByRole('button', { name: screens.registerPages.form.history })).toHaveCount(
    0,
  )
  await expect(page.getByRole('link', { name: /^Ligar para/ }).first()).toBeVisible()
  await expectDone(page)
  await expectAccessible(page)
})

test('forms show only the fields that apply, filled in with known values', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example')
  // The test needs the date in this company's time zone, which differs from São Paulo's date for an
  // hour. The first screen loads the zone.
  await page.waitForFunction(() => localStorage.getItem('company_zone') !== null)
  const dated = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Manaus' })

  await test.step('what concerns minors by the day of birth, the licence once it is opened', async () => {
    await page.goto('/apps/condominiums/resident/new')
    const guardian = page.getByRole('combobox', { name: /^Responsável/ })
    const born = page.getByLabel(/^Data de nascimento/)
    await expect(page.getByRole('button', { name: 'Menor de idade' })).toBeVisible()
    await expect(guardian).toBeHidden()
    await born.fill('01/02/2020')
    await expect(guardian).toBeVisible()
    await born.fill('01/02/1980')
    await expect(guardian).toBeHidden()
    await expect(page.getByText('Menor de idade')).toHaveCount(0)
    const licence = page.getByRole('textbox', { name: common.fields.cnh_number })
    await expect(licence).toBeHidden()
    await page.getByRole('button', { name: common.sections.licence }).press('Enter')
    await licence.fill('1')
    await expect(licence).toBeFocused()
    await expect(page.getByLabel(/^Desde/)).toHaveValue(dated.format(new Date()))
    await expectAccessible(page)
    page.once('dialog', (dialog) => void dialog.accept())
  })

  await test.step('the country of a document by its name', async () => {
    const country = page.getByRole('combobox', { name: screens.registerPages.idDoc.country })
    await country.fill('alem')
    await page.getByRole('option', { name: 'Alemanha' }).click()
    await expect(country).toHaveValue('Alemanha')
  })

  await test.step('the address by its postal code, but nothing over what was typed', async () => {
    const other = await visitor()
    await other.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const meta = document.createElement('meta')
        meta.name = 'postal-codes'
        meta.content = 'on'
        document.head.append(meta)
      })
    })
    await other.route('**/api/v1/postal-codes/*', (route) => {
      const data = { zip_code: '05717230', street: 'Rua das Sibipirunas', district: 'Vila Andrade' }
      return route.fulfill({ json: { data: { ...data, city: 'São Paulo', state: 'SP' } } })
    })
    await signIn(other, 'sindico@acacias.example', '/apps/condominiums/tower/new')
    await other.getByLabel(common.fields.district).fill('Morumbi')
    await other.getByLabel(common.fields.zip_code).fill('05717230')
    await expect(other.getByLabel(common.fields.street)).toHaveValue('Rua das Sibipirunas')
    await expect(other.getByLabel(common.fields.city)).toHaveValue('São Paulo')
    await expect(other.getByLabel(common.fields.district)).toHaveValue('Morumbi')
    await other.unrouteAll()
  })

  await test.step('the own unit of a resident who has one', async () => {
    const phone = await visitor({ width: 390 })
    await signIn(phone, 'condomino@acacias.example', '/apps/condominiums/vehicle/new')
    await expect(phone.getByRole('combobox', { name: /^Apartamento/ })).toHaveValue(/ · /)
    await expectAccessible(phone)
  })
})
