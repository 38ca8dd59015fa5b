import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { common, registers, screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { chromium as withWindow } from './browsers.ts'
import { filmOfCode } from './camera.ts'
import { attempt, ownCpf, ownPlate } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const DESK = '/apps/condominiums/gate/'

/** Opens the desk in a browser whose camera films a code. */
async function deskWithCamera(film: string, baseURL: string): Promise<[Browser, Page]> {
  const browser = await chromium.launch({
    ...withWindow,
    args: [
      ...withWindow.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const page = await browser.newPage({ baseURL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  await signIn(page, 'funcionario@bosque.example', DESK)
  return [browser, page]
}

test('a Friday night at the gate', async ({ visitor, request, baseURL }) => {
  const own = attempt()
  const [typedBy, barred] = [ownCpf(), ownPlate()]
  const resident = await callerOf(request, 'condomino@bosque.example')
  const staff = await callerOf(request, 'sindico@bosque.example')
  const [unit] = await resident.call<{ id: string; number: string; tower: { title: string } }[]>(
    'GET',
    '/apartments?per_page=1',
  )
  if (!unit) throw new Error('the demonstration has a unit for its resident')
  const place = `${unit.tower.title} · ${unit.number}`
  const guests = [`Digitada ${own}`, `Filmada ${own}`, `Nomeada ${own}`, `Ausente ${own}`]
  const invited = await resident.call<InvitedGuest[]>('POST', '/visits/invite', {
    apartment_id: unit.id,
    purpose: `Sexta-feira ${own}`,
    guests: guests.map((name) => ({ name })),
  })
  const codeOf = (name: string) => invited.find((one) => one.guest_name === name)?.code ?? ''

  const page = await visitor()
  await signIn(page, 'funcionario@bosque.example')
  const box = page.getByRole('combobox', { name: /^Nome, apartamento, placa/ })
  const options = page.getByRole('grid').getByRole('row')
  const inside = page.locator('section', { hasText: screens.gate.inside.title }).first()

  await test.step('the first screen is the desk; its box has the focus', async () => {
    await expect(box).toBeFocused()
    // Four guests of one invitation are one row.
    await page.getByRole('button', { name: `Sexta-feira ${own} · ${place} · 0 de 4` }).click()
    await expect(page.getByText(`Nomeada ${own}`)).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('readers at two desks type a code and Enter at the same moment: one entry', async () => {
    const second = await visitor()
    await signIn(second, 'funcionario@bosque.example', DESK)
    await expect(
      second.getByRole('button', { name: `Sexta-feira ${own} · ${place} · 0 de 4` }),
    ).toBeVisible()
    const desks = [page, second]
    for (const desk of desks) {
      await desk.keyboard.insertText(codeOf(`Digitada ${own}`))
      await desk.keyboard.press('Enter')
      const number = desk.getByRole('dialog').getByRole('textbox', { name: common.fields.cpf })
      await expect(number).toBeFocused()
      await number.fill(typedBy)
    }
    await Promise.all(desks.map((desk) => desk.keyboard.press('Control+Enter')))
    const entered = desks.map((desk) => desk.getByText(`Digitada ${own} entrou`, { exact: true }))
    const refused = desks.map((desk) => desk.getByText('Este passe já foi usado'))
    await expect(async () => {
      const shown = await Promise.all([...entered, ...refused].map((one) => one.count()))
      const [first = 0, other = 0, ...late] = shown.map((count) => Math.min(count, 1))
      expect([first + other, late.includes(1)]).toEqual([1, true])
    }).toPass()
    await second.close()
    await page.keyboard.press('Escape')
    await expect(inside.getByText(`Digitada ${own}`)).toHaveCount(1)
    await page.reload()
    await expect(box).toBeFocused()
  })

  await test.step('the same code again says that it is used up, and offers to call', async () => {
    await page.keyboard.insertText(codeOf(`Digitada ${own}`))
    await expect(options.first()).toContainText('já usado')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: place })).toBeVisible()
    await expect(page.getByText(screens.gate.unit.mayAuthorise).first()).toBeVisible()
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(box).toHaveValue('')
  })

  await test.step('by the camera; another desk sees who came in', async () => {
    const film = path.join(await mkdtemp(path.join(tmpdir(), 'portaria-film-')), 'code.y4m')
    await filmOfCode(film, codeOf(`Filmada ${own}`))
    const [browser, other] = await deskWithCamera(film, baseURL ?? '')
    await other.getByRole('button', { name: screens.gate.box.scan }).click()
    const number = other.getByRole('dialog').getByRole('textbox', { name: common.fields.cpf })
    await number.fill(ownCpf())
    await other.getByRole('button', { name: 'Fotografar e registrar' }).click()
    await expect(other.getByText(`Filmada ${own} entrou`, { exact: true })).toBeVisible()
    await browser.close()
    await expect(inside.getByText(`Filmada ${own}`)).toBeVisible()
  })

  await test.step('a walk-in waits; the resident lets them in by the notification', async () => {
    await box.fill(`${unit.tower.title} ${unit.number}`)
    await expect(options.first()).toContainText(place)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: place })).toBeVisible()
    await page.keyboard.press('v')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(screens.walkIn.name).fill(`Zacarias ${own}`)
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    const waiting = page.getByRole('listitem').filter({ hasText: `Zacarias ${own}` })
    await expect(waiting.getByRole('button', { name: /^Responder/ })).toBeVisible()
    const home = await visitor({ width: 390 })
    await signIn(home, 'condomino@bosque.example')
    await home.getByRole('button', { name: /^Abrir as notificações/ }).click()
    const panel = home.getByRole('dialog', { name: screens.shell.notifications.title })
    const asked = panel.getByRole('listitem').filter({ hasText: `Zacarias ${own}` })
    await asked.getByRole('button', { name: registers.visits.transitions.authorise.button }).click()
    await expect(waiting.getByText('Autorizada', { exact: true })).toBeVisible()
    await waiting.getByRole('button', { name: screens.gate.act.enter }).click()
    await expect(page.getByText(`Zacarias ${own} entrou`, { exact: true })).toBeVisible()
  })

  await test.step('by name; a blocked visitor takes a reason', async () => {
    const rows = await staff.call<{ id: string }[]>('GET', `/visitors?q=Nomeada%20${own}`)
    await staff.call('POST', `/visitors/${rows[0]?.id}/block`, { reason: 'Ameaçou o porteiro' })
    await box.fill(`nomeada ${own}`)
    await expect(options.first()).toContainText('Bloqueado')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: common.fields.cpf })).toBeFocused()
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Visitante bloqueado')).toBeVisible()
    await expectAccessible(page)
    await dialog
      .getByLabel(registers.visits.fields.let_in_reason)
      .fill('A síndica liberou por telefone')
    await dialog.getByRole('button', { name: screens.gate.entry.letIn }).click()
    await expect(page.getByText(`Nomeada ${own} entrou`, { exact: true })).toBeVisible()
  })

  await test.step('the plate of somebody blocked raises the warning', async () => {
    const made = await staff.call<{ id: string }>('POST', '/visitors', {
      name: `Zenaide ${own}`,
      cpf: ownCpf(),
      plate: barred,
    })
    await staff.call('POST', `/visitors/${made.id}/block`, { reason: 'Ordem judicial' })
    await box.fill(`${barred.slice(0, 3)}-${barred.slice(3)}`.toLowerCase())
    const car = options.filter({ hasText: `Zenaide ${own}` }).first()
    await expect(car).toContainText('Bloqueado')
    await page.keyboard.press('Escape')
  })

  await test.step('a plate that is read almost right finds the car', async () => {
    const cars = await staff.call<{ plate: string }[]>('GET', '/vehicles?per_page=50&fields=plate')
    const plate = cars.map((car) => car.plate).find((one) => /[018]/.test(one)) ?? ''
    const misread: Record<string, string> = { 0: 'O', 1: 'I', 8: 'B' }
    await box.fill(plate.replace(/[018]/, (digit) => misread[digit] ?? digit))
    await expect(options.filter({ hasText: 'Parecida com' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('who leaves is one press; the muster list has the others', async () => {
    await box.fill(`digitada ${own}`)
    await expect(options.first()).toContainText(`Digitada ${own}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(registers.visits.transitions['check-out'].done)).toBeVisible()
    await expect(inside.getByText(`Digitada ${own}`)).toHaveCount(0)
    // Exactly the people inside: not those who left, were refused, or never came.
    const now = await staff.call<{ guest_name: string }[]>('GET', '/gate/inside')
    const names = now.map((visit) => visit.guest_name).filter((name) => name.endsWith(own))
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([
      `Filmada ${own}`,
      `Nomeada ${own}`,
      `Zacarias ${own}`,
    ])
    const phone = await visitor({ width: 390, dark: true })
    await signIn(phone, 'sindico@bosque.example', '/apps/condominiums/gate/muster/')
    await expect(phone.getByText('Nem todos passam por um leitor').first()).toBeVisible()
    await expect(phone.getByText(`Digitada ${own}`)).toHaveCount(0)
    await phone.getByRole('checkbox', { name: `Filmada ${own} foi encontrado` }).check()
    await phone.reload()
    await expect(
      phone.getByRole('checkbox', { name: `Filmada ${own} foi encontrado` }),
    ).toBeChecked()
    await expectDone(phone)
    await expectAccessible(phone)
    await phone.goto(DESK)
    await expect(phone.getByRole('tab', { name: /^Dentro/ })).toBeVisible()
    await expectDone(phone)
    await expectAccessible(phone)
  })
})
