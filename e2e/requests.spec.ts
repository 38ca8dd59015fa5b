import { choiceWord, registers, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'

test('a resident asks for a repair by thumb; it is done by a provider, reopened and rated, and the team talks by itself', async ({
  visitor,
}) => {
  const own = attempt()
  const subject = `Tomada da sala ${own}`
  const resident = await visitor({ width: 390, dark: true })
  await answerAlerts(resident, [])
  await signIn(resident, 'condomino@bosque.example')

  await test.step('asked from the own home, in four fields', async () => {
    await resident.getByRole('link', { name: screens.landing.home.ask }).click()
    await resident.getByRole('textbox', { name: 'Assunto' }).fill(subject)
    await resident.getByRole('combobox', { name: /^Categoria/ }).fill('elé')
    await resident.getByRole('option', { name: 'Elétrica' }).click()
    await resident
      .getByRole('textbox', { name: registers.requests.fields.description })
      .fill('Solta faísca ao ligar.')
    // The person's own unit is already chosen.
    await expect(resident.getByRole('combobox', { name: /^Unidade/ })).toHaveValue(/1203$/)
    await expectDone(resident)
    await resident.getByRole('button', { name: /^Salvar( solicitação)?$/ }).click()
    await expect(resident.getByRole('heading', { level: 1 })).toContainText(subject)
  })
  const address = new URL(resident.url()).pathname

  const provider = await visitor({ width: 390 })
  await answerAlerts(provider, [])
  await test.step('it is on the first screen of whom the category gives it to, who begins', async () => {
    await signIn(provider, 'prestador@bosque.example')
    await provider.getByRole('link', { name: new RegExp(`^${subject}`) }).click()
    await expect(provider.getByText('Solta faísca ao ligar.')).toBeVisible()
    await expectDone(provider)
    await expectAccessible(provider)
    await provider.getByRole('button', { name: 'Começar' }).click()
    await expect(provider.getByText('Em andamento').first()).toBeVisible()
  })

  const page = await visitor()
  await answerAlerts(page, [])
  await test.step('the team says something among itself, and something to who asked', async () => {
    await signIn(page, 'sindico@bosque.example', address)
    await page.getByText('Só a equipe').click()
    await page
      .getByRole('textbox', { name: screens.mattersConversation.write })
      .fill('Orçamento até R$ 200')
    await page.getByRole('button', { name: screens.mattersConversation.send }).click()
    await expect(page.getByText('Orçamento até R$ 200')).toBeVisible()
    await page.getByText('Também quem pediu').click()
    await page
      .getByRole('textbox', { name: screens.mattersConversation.write })
      .fill('Deixe o disjuntor baixo')
    await page.getByRole('button', { name: screens.mattersConversation.send }).click()
    await expect(page.getByText('Deixe o disjuntor baixo')).toBeVisible()
    await expectDone(page)
    await resident.goto(address)
    await expect(resident.getByText('Deixe o disjuntor baixo')).toBeVisible()
    await expect(resident.getByText('Orçamento até R$ 200')).toHaveCount(0)
    await provider.reload()
    await expect(provider.getByText('Orçamento até R$ 200')).toBeVisible()
  })

  await test.step('done, reopened with what is missing, and done again', async () => {
    const complete = async (answer: string) => {
      await provider
        .getByRole('button', { name: registers.requests.transitions.complete.button })
        .click()
      const dialog = provider.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Resposta' }).fill(answer)
      await dialog
        .getByRole('button', { name: registers.requests.transitions.complete.button })
        .click()
      await expect(provider.getByText(registers.requests.transitions.complete.done)).toBeVisible()
    }
    await complete('Tomada trocada')
    await resident.reload()
    await expect(resident.getByText('Tomada trocada').first()).toBeVisible()
    await expect(resident.getByText(/^Sandro/).last()).toBeVisible()
    await resident.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await resident
      .getByRole('button', { name: registers.requests.transitions.reopen.button })
      .click()
    const dialog = resident.getByRole('dialog', {
      name: registers.requests.transitions.reopen.button,
    })
    await dialog
      .getByRole('textbox', { name: registers.requests.fields.reopen_reason })
      .fill('A outra também solta faísca')
    await dialog.getByRole('button', { name: registers.requests.transitions.reopen.button }).click()
    await expect(resident.getByText(registers.requests.transitions.reopen.done)).toBeVisible()
    await provider.reload()
    await provider.getByRole('button', { name: 'Começar' }).click()
    await complete('As duas trocadas')
  })

  await test.step('who asked confirms and rates it', async () => {
    await resident.reload()
    await resident
      .getByRole('button', { name: registers.requests.transitions.close.button })
      .click()
    const dialog = resident.getByRole('dialog')
    await dialog.getByRole('combobox', { name: registers.requests.fields.rating }).click()
    await resident
      .getByRole('option', { name: choiceWord('requests', 'rating', 'very_good') })
      .click()
    await expectAccessible(resident)
    await dialog.getByRole('button', { name: registers.requests.transitions.close.button }).click()
    await expect(resident.getByText('Encerrada', { exact: true }).first()).toBeVisible()
    await expect(resident.getByRole('textbox')).toHaveCount(0)
    await page.goto(`${of}/requests/?q=${encodeURIComponent(subject)}`)
    await expect(page.getByRole('row', { name: new RegExp(subject) })).toContainText('Encerrada')
  })
})
