import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { call } from './api-calls.ts'
import { attempt, ownPlate } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const section = (page: Page, title: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title }) })

test('the record of a unit shows everything, one period, a PDF, and to a household its own part', async ({
  visitor,
}) => {
  const own = attempt()
  const [name, plate] = [`Torre da Ficha ${own}`, ownPlate()]
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example', null)
  const made = async (register: string, body: object) =>
    ((await call(page, `/${register}`, body)) as { id: string }).id
  const tower = await made('towers', { name })
  const unit = await made('apartments', { tower_id: tower, number: '77' })
  const lives = (name: string, relation: string, starts_on: string, ends_on?: string) =>
    made('residents', {
      name,
      occupancy: { apartment_id: unit, relation, starts_on, ...(ends_on && { ends_on }) },
    })
  await lives('Antônio de Antes', 'tenant', '2018-03-01', '2021-02-28')
  const now = await lives('Conceição de Agora', 'owner', '2022-05-01')
  const brands = (await call(page, '/brands?per_page=1&filter[kind]=vehicle')) as { id: string }[]
  await made('vehicles', {
    plate,
    model: 'Ficha',
    brand_id: brands[0]?.id,
    apartment_id: unit,
    resident_id: now,
    starts_on: '2022-06-01',
  })

  await test.step('stands on the page of the unit, with who lives there and what happened', async () => {
    await page.goto(`/apps/condominiums/apartment/${unit}`)
    await expect(section(page, 'Veículos')).toContainText(plate)
    await expect(section(page, screens.occupancies.ofApartment)).toContainText('Conceição de Agora')
    await expect(section(page, 'Linha do tempo')).toContainText(
      'Saída da unidade · Antônio de Antes',
    )
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('opens its printed form, with from–to dates and a timeline', async () => {
    await page.getByRole('link', { name: screens.apartmentRecord.open, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ficha · ${name} · 77`)
    await expect(section(page, 'Pessoas')).toContainText('01/03/2018 a 28/02/2021')
    await expect(section(page, 'Pessoas')).toContainText('desde 01/05/2022')
    await expect(section(page, 'Veículos')).toContainText(plate)
    await expect(section(page, 'Linha do tempo')).toContainText(
      'Saída da unidade · Antônio de Antes',
    )
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('shows a period, whose address can be sent to somebody', async () => {
    await page.getByLabel('De', { exact: true }).fill('01/01/2019')
    await page.getByLabel('Até', { exact: true }).fill('31/12/2019')
    await expect(section(page, 'Pessoas')).not.toContainText('Conceição de Agora')
    await expect(section(page, 'Pessoas')).toContainText('Antônio de Antes')
    await expect(page).toHaveURL(/\?from=2019-01-01&to=2019-12-31$/)
    await expect(page.getByText(screens.apartmentRecord.noEvents)).toBeVisible()
    await page.getByRole('button', { name: 'Todo o período' }).click()
    await expect(section(page, 'Pessoas')).toContainText('Conceição de Agora')
  })

  await test.step('is saved as a PDF', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: screens.apartmentRecord.download }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^ficha-torre-da-ficha-${own}-77-.*\\.pdf$`),
    )
    const content = await readFile(await file.path())
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('shows a resident the own household alone', async () => {
    const resident = await visitor({ width: 390, dark: true })
    await signIn(resident, 'condomino@acacias.example')
    await resident.getByRole('link', { name: screens.landing.home.record }).first().click()
    await expect(section(resident, 'Linha do tempo')).toBeVisible()
    await expect(section(resident, 'Vagas')).toHaveCount(0)
    await expectDone(resident)
    await expectAccessible(resident)
    await resident.goto(`${new URL(resident.url()).pathname}/record`)
    await expect(resident.getByRole('heading', { level: 1 })).toContainText('Ficha ·')
    await expect(section(resident, 'Pessoas')).toBeVisible()
    await expect(section(resident, 'Vagas')).toHaveCount(0)
    await expectDone(resident)
    await resident.goto(`/apps/condominiums/apartment/${unit}/record`)
    await expect(resident.getByText('Conceição de Agora')).toHaveCount(0)
    await expect(resident.getByRole('alert').first()).toBeVisible()
  })
})
