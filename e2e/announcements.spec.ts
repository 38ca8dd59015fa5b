import { readFile } from 'node:fs/promises'
import { choiceWord, registers, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { callerOf } from './api-calls.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'

test('an announcement to one tower is counted, read and acknowledged on a phone, and its proof names the others', async ({
  visitor,
  request,
}) => {
  const own = attempt()
  const title = `Caixa d'água da torre ${own}`
  const sindico = await callerOf(request, 'sindico@bosque.example')
  const [unit] = await sindico.call<{ tower: { title: string } }[]>('GET', '/apartments?q=1203')
  const tower = unit?.tower.title ?? ''
  const page = await visitor()
  await answerAlerts(page, [])
  await signIn(page, 'sindico@bosque.example', null)

  await test.step('written, and counted while it is', async () => {
    await page.goto(`${of}/announcement/new`)
    await page.getByRole('textbox', { name: registers.announcements.fields.title }).fill(title)
    await page.getByRole('combobox', { name: /^Tipo/ }).click()
    await page
      .getByRole('option', { name: choiceWord('announcements', 'kind', 'maintenance') })
      .click()
    await page.getByRole('textbox', { name: 'Texto' }).click()
    await page.keyboard.type('Na quarta, das 9h às 12h, a torre fica sem água.')
    await page.getByRole('combobox', { name: /^Para quem/ }).click()
    await page
      .getByRole('option', { name: choiceWord('announcements', 'audience', 'towers') })
      .click()
    await page.getByRole('button', { name: 'Adicionar' }).last().click()
    await page.getByRole('combobox', { name: /^Torre/ }).fill(tower)
    await page.getByRole('option', { name: new RegExp(`^${tower}`) }).click()
    await page.getByRole('checkbox', { name: registers.announcements.fields.requires_ack }).click()
    await expect(page.getByText(/^Vai para [\d.]+ pessoas de [\d.]+ unidades\./)).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
  const address = page.url()

  await test.step('and sent, after it was said to how many', async () => {
    await page
      .getByRole('button', { name: registers.announcements.transitions.send.button })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Vai para [\d.]+ pessoas de/)).toBeVisible()
    await expectAccessible(page)
    await dialog
      .getByRole('button', { name: registers.announcements.transitions.send.button })
      .click()
    await expect(page.getByText(screens.announcements.delivery.title)).toBeVisible()
    await expect(page.getByRole('button', { name: screens.registerPages.record.edit })).toHaveCount(
      0,
    )
  })

  const resident = await visitor({ width: 390, dark: true })
  await answerAlerts(resident, [])
  await test.step('it comes to a resident of the tower, who acknowledges it by thumb', async () => {
    await signIn(resident, 'condomino@bosque.example')
    await resident.getByRole('button', { name: /^Abrir as notificações/ }).click()
    await resident
      .getByRole('dialog', { name: screens.shell.notifications.title })
      .getByText(title)
      .click()
    await expect(resident.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(resident.getByText('a torre fica sem água', { exact: false })).toBeVisible()
    await expectDone(resident)
    await expectAccessible(resident)
    await resident
      .getByRole('button', { name: registers.announcements.actions.acknowledge })
      .click()
    await expect(resident.getByText(/^Você confirmou a leitura hoje/)).toBeVisible()
    expect(resident.url()).toBe(address)
  })

  await test.step('the proof names who acknowledged it, and the others', async () => {
    await page.getByRole('link', { name: screens.announcements.delivery.open }).click()
    const home = page.getByRole('list', { name: /· 1203$/ })
    await expect(home.getByText(/^Confirmou hoje/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Mostrar' }).click()
    await page.getByRole('option', { name: screens.announcements.stands.untold }).click()
    const box = page.getByRole('checkbox', { name: /^Marcar / }).first()
    const name = ((await box.getAttribute('aria-label')) ?? '').replace('Marcar ', '')
    await box.click()
    await expectDone(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Registrar entrega em papel (1)' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Quem entregou/ }).fill('Jair Zelador')
    await dialog.getByRole('button', { name: screens.announcements.told.save }).click()
    await expect(page.getByText(screens.announcements.told.done_one)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: `Marcar ${name}` })).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: screens.announcements.proof.pdf }).click()
    const file = await readFile(await (await saved).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('a correction takes its place, and every inbox says so', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByRole('button', { name: registers.announcements.actions.correct }).click()
    await page.waitForURL(/\/edit$/)
    await page
      .getByRole('textbox', { name: registers.announcements.fields.title })
      .fill(`${title}, na quinta`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, na quinta`)
    await page
      .getByRole('button', { name: registers.announcements.transitions.send.button })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: registers.announcements.transitions.send.button })
      .click()
    await expect(page.getByText(screens.announcements.delivery.title)).toBeVisible()
    await resident.goto('/')
    await resident.getByRole('button', { name: /^Abrir as notificações/ }).click()
    const panel = resident.getByRole('dialog', { name: screens.shell.notifications.title })
    await expect(panel.getByText(`${title}, na quinta`)).toBeVisible()
    await resident.keyboard.press('Escape')
    await resident.goto(address)
    await expect(resident.getByText('Comunicado não encontrado')).toBeVisible()
  })
})
