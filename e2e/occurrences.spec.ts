import { choiceWord, registers, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'

test('a resident reports something: the team handles it, the unit reads other words; a report about the síndico goes to the council', async ({
  visitor,
}) => {
  const own = attempt()
  const title = `Obra no domingo ${own}`
  const resident = await visitor({ width: 390, dark: true })
  await answerAlerts(resident, [])
  await signIn(resident, 'condomino@bosque.example')

  await test.step('reported by thumb, with when it happened', async () => {
    await resident.goto(`${of}/ocurrence/new`)
    await resident.getByRole('textbox', { name: registers.occurrences.fields.title }).fill(title)
    await resident.getByRole('textbox', { name: /^Quando aconteceu/ }).fill('22/11/2026 09:30')
    await resident.getByRole('textbox', { name: 'O que aconteceu' }).fill('Furadeira desde as 8h.')
    await expectDone(resident)
    await resident.getByRole('button', { name: /^Salvar( ocorrência)?$/ }).click()
    await expect(resident.getByRole('heading', { level: 1 })).toContainText(title)
  })
  const address = new URL(resident.url()).pathname

  const page = await visitor()
  await answerAlerts(page, [])
  await test.step('typed and analysed by the síndico, who notes something for the team', async () => {
    await signIn(page, 'sindico@bosque.example', `${address}/edit`)
    await page.getByRole('combobox', { name: /^Tipo/ }).fill('bar')
    await page.getByRole('option', { name: 'Barulho' }).click()
    await page.keyboard.press('Control+Enter')
    await page
      .getByRole('button', { name: registers.occurrences.transitions.analyse.button })
      .click()
    await expect(
      page.getByText(choiceWord('occurrences', 'state', 'in_analysis')).first(),
    ).toBeVisible()
    await page.getByText('Só a equipe', { exact: true }).click()
    await page
      .getByRole('textbox', { name: screens.mattersConversation.write })
      .fill('O 12 já reclamou antes')
    await page.getByRole('button', { name: screens.mattersConversation.send }).click()
    await expect(page.getByText('O 12 já reclamou antes')).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
    await resident.goto(address)
    await expect(resident.getByText('Começou a análise')).toBeVisible()
    await expect(resident.getByText('O 12 já reclamou antes')).toHaveCount(0)
  })

  await test.step('what is about the síndico is nowhere in what the síndico sees', async () => {
    const secret = `Notas sem recibo ${own}`
    await resident.goto('/apps/condominiums/ocurrences/')
    await resident.getByRole('link', { name: 'É sobre o síndico?' }).click()
    await expect(resident.getByText(/^Só o conselho e os administradores/)).toBeVisible()
    await resident.getByRole('textbox', { name: registers.occurrences.fields.title }).fill(secret)
    await resident.getByRole('textbox', { name: /^Quando aconteceu/ }).fill('20/11/2026 10:00')
    await resident.getByRole('textbox', { name: 'O que aconteceu' }).fill('Três pagamentos.')
    await resident
      .getByRole('button', { name: /^Salvar/ })
      .last()
      .click()
    await expect(resident.getByRole('heading', { level: 1 })).toContainText(secret)
    await expectDone(resident)
    // She is a member of the council and decides on it.
    await expect(
      resident.getByRole('button', { name: registers.occurrences.transitions.analyse.button }),
    ).toBeVisible()
    const council = new URL(resident.url()).pathname
    await page.goto(council)
    await expect(page.getByText(secret)).toHaveCount(0)
    await page.goto(`${of}/ocurrences/?q=recibo`)
    await expect(page.getByText(secret)).toHaveCount(0)
  })
})
