import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { choiceWord, registers, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { callerOf } from './api-calls.ts'
import { addMember } from './companies.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

/** Returns the words of the PDF that a button saves. */
async function pdfBehind(page: Page, card: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: card }) })
      .getByRole('button', { name: 'Salvar em PDF' })
      .click(),
  ])
  const bytes = await readFile(await file.path())
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/**
 * Makes a unit of this attempt alone, whose owner signs in: other journeys give owners to every
 * existing unit.
 */
async function prepare(request: APIRequestContext) {
  const own = attempt()
  const sindico = await callerOf(request, 'sindico@bosque.example')
  const add = async (register: string, body: object) =>
    (await sindico.call<{ id: string }>('POST', `/${register}`, body)).id
  const towerName = `Torre das advertências ${own}`
  const tower = await add('towers', { name: towerName })
  const apartment = await add('apartments', { tower_id: tower, number: '88' })
  const owner = `Otília da Jornada ${own}`
  const resident = await add('residents', { name: owner })
  const occupancy = { apartment_id: apartment, resident_id: resident, relation: 'owner' }
  await add('occupancies', { ...occupancy, starts_on: '2020-01-01' })
  const email = `otilia${own}@jornada.example`
  await addMember('condomino@bosque.example', owner, email, resident)
  return { owner, email, unit: `${towerName} · 88` }
}

test('a report becomes a warning: the owner confirms it, defends the unit and is fined, each by a letter', async ({
  visitor,
  request,
}) => {
  const { owner, email, unit } = await prepare(request)
  const own = attempt()
  const subject = `Festa até as 2h ${own}`
  const page = await visitor()
  await answerAlerts(page, [])
  await signIn(page, 'sindico@bosque.example', null)

  await test.step('begun from the occurrence, with facts of its own', async () => {
    await page.goto('/apps/condominiums/ocurrences/?q=Festa')
    await page.getByRole('link', { name: 'Festa até as 2h' }).first().click()
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByText(screens.violations.open).click()
    await expect(page.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Festa até as 2h')
    await page.getByRole('textbox', { name: 'Assunto' }).fill(subject)
    await page.getByRole('combobox', { name: /^Apartamento/ }).fill(unit)
    await page.getByRole('option', { name: unit }).click()
    await page.getByRole('combobox', { name: /^Regra/ }).fill('Silêncio')
    await page
      .getByRole('option', { name: /Silêncio/ })
      .first()
      .click()
    await expect(
      page.getByRole('textbox', { name: registers.violations.fields.facts }),
    ).toHaveValue('')
    await page
      .getByRole('textbox', { name: registers.violations.fields.facts })
      .fill('Música na varanda até as 2h.')
    await page.getByRole('textbox', { name: registers.violations.fields.defence_days }).fill('10')
    await page
      .getByRole('textbox', { name: registers.violations.fields.answer_to })
      .fill('Na portaria, por escrito')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(subject)
    await page.getByRole('button', { name: registers.violations.transitions.notify.button }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: registers.violations.transitions.notify.button })
      .click()
    await expect(
      page.getByText(choiceWord('violations', 'state', 'notified')).first(),
    ).toBeVisible()
    await expectDone(page)
  })
  const address = new URL(page.url()).pathname

  await test.step('its PDF says what the letter must', async () => {
    const said = await pdfBehind(page, 'Carta da advertência')
    for (const part of [
      'ADVERTÊNCIA Nº',
      `${owner}, proprietário(a) da unidade ${unit}`,
      'Música na varanda até as 2h.',
      'Silêncio (Regimento interno), versão',
      'O prazo para defesa é de 10 dias',
      'Na portaria, por escrito',
      'Síndico(a)',
    ])
      expect(said).toContain(part)
    expect(said).not.toContain('Liguei para a portaria')
  })

  const resident = await visitor({ width: 390, dark: true })
  await answerAlerts(resident, [])
  await test.step('the owner confirms it by thumb, and defends the unit', async () => {
    await signIn(resident, email, address)
    await expect(resident.getByText('Liguei para a portaria')).toHaveCount(0)
    await resident.getByRole('button', { name: 'Confirmar recebimento' }).click()
    await expect(
      resident.getByText(choiceWord('violations', 'state', 'answering')).first(),
    ).toBeVisible()
    await expectDone(resident)
    await expectAccessible(resident)
    await resident
      .getByRole('button', { name: registers.violations.transitions.defend.button })
      .click()
    await resident
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Defesa' })
      .fill('A festa foi no 89.')
    await resident
      .getByRole('dialog')
      .getByRole('button', { name: registers.violations.transitions.defend.button })
      .click()
    await expect(
      resident.getByText(choiceWord('violations', 'state', 'defended')).first(),
    ).toBeVisible()
  })

  await test.step('the síndico fines the unit, within the law', async () => {
    await page.goto(address)
    await expect(page.getByText('A festa foi no 89.')).toBeVisible()
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByText(registers.violations.transitions.fine.button, { exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('textbox', { name: registers.violations.fields.decision })
      .fill('A câmera mostra o 88.')
    await dialog.getByRole('textbox', { name: /^Contribuição/ }).fill('800')
    await dialog.getByRole('textbox', { name: /^Valor da multa/ }).fill('4000,01')
    await dialog.getByRole('button', { name: registers.violations.transitions.fine.button }).click()
    await expect(dialog.getByText(/passa de 5 vezes/)).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Valor da multa/ }).fill('800')
    await dialog.getByRole('button', { name: registers.violations.transitions.fine.button }).click()
    await expect(page.getByText(choiceWord('violations', 'state', 'decided')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Registrar recebimento' })).toBeVisible()
    const said = await pdfBehind(page, 'Carta da decisão')
    expect(said).toContain('A festa foi no 89.')
    expect(said).toContain('multa de R$ 800,00')
  })
})
