import { choiceWord, registers, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { attempt } from './own-values.ts'
import { keepPaper } from './paper.ts'
import { sign } from './signature.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

test('a shift is handed over with a count, signed by the outgoing and the incoming person', async ({
  visitor,
}) => {
  // A post of this attempt alone: an open handover of the same post would refuse another.
  const post = `Guarita da jornada ${attempt()}`
  const page = await visitor()
  await answerAlerts(page, [])
  const dialog = page.getByRole('dialog')
  let address = ''

  await test.step('from the desk to a new handover, with what is there now', async () => {
    await signIn(page, 'funcionario@bosque.example', '/apps/condominiums/gate/')
    await page.getByRole('main').getByRole('link', { name: 'Passagem de turno' }).click()
    await page.getByRole('link', { name: 'Nova passagem de turno' }).first().click()
    const field = page.getByLabel(registers.handovers.fields.post)
    await expect(field).toHaveValue('Portaria')
    await field.fill(post)
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/handovers\/$|handover\/[0-9a-f-]{36}$/)
    await page.goto('/apps/condominiums/handovers/')
    await page.getByRole('row').filter({ hasText: post }).first().click()
    await expect(page.getByRole('heading', { name: screens.handovers.title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Encomendas que esperam' })).toBeVisible()
    address = page.url()
  })

  await test.step('who leaves counts, says why it differs, writes and signs', async () => {
    await page.getByRole('button', { name: registers.handovers.transitions.leave.button }).click()
    await dialog.getByLabel(registers.handovers.fields.parcels_counted).fill('9000')
    await dialog.getByLabel(registers.handovers.fields.count_note).fill('Contagem de teste')
    await dialog.getByLabel('Anotações').fill('Técnico do elevador volta às 14h.')
    await dialog.getByRole('button', { name: registers.handovers.transitions.leave.button }).click()
    await expect(dialog.getByText('Falta a assinatura.')).toBeVisible()
    await sign(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: registers.handovers.transitions.leave.button }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(choiceWord('handovers', 'state', 'left')).first()).toBeVisible()
    await expect(
      page.getByRole('button', { name: registers.handovers.transitions.receive.button }),
    ).toHaveCount(0)
  })

  const next = await visitor()
  await answerAlerts(next, [])
  await test.step('who comes signs in a session of their own', async () => {
    await signIn(next, 'sindico@bosque.example', address)
    await next.getByRole('button', { name: registers.handovers.transitions.receive.button }).click()
    const window = next.getByRole('dialog')
    await window.getByLabel(registers.handovers.fields.remark).fill('Falta a chave do salão.')
    await sign(next)
    await window
      .getByRole('button', { name: registers.handovers.transitions.receive.button })
      .click()
    await expect(window).toHaveCount(0)
    await expect(
      next.getByRole('img', { name: registers.handovers.fields.received_signature }),
    ).toBeVisible()
    await expectAccessible(next)
  })

  await test.step('it prints as a page of the book, and the list marks what differed', async () => {
    await keepPaper(next)
    await next.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await next.getByRole('button', { name: screens.handovers.print }).click()
    await next.emulateMedia({ media: 'print' })
    const sheet = next.locator('[data-sheet]')
    await expect(sheet).toContainText('Técnico do elevador volta às 14h.')
    await expect(sheet).toContainText('Falta a chave do salão.')
    await expect(sheet.getByRole('img')).toHaveCount(0)
    await expect(sheet.locator('img')).toHaveCount(2)
    await next.emulateMedia({ media: 'screen' })
    await next.goto('/apps/condominiums/handovers/?filter[agreement]=remarked')
    await expect(next.getByRole('row').filter({ hasText: post })).toContainText('Com ressalva')
  })
})
