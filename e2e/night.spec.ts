import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { common, registers, screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { expectReady } from './offline.ts'
import { attempt, ownCpf } from './own-values.ts'
import { expect, expectAccessible, expectDone, signInByForm, test } from './visit.ts'

const DESK = '/apps/condominiums/gate/'

const PARTY = 30
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

// Pages open without a network only from the worker's cache.
test.use({ serviceWorkers: 'allow' })

test('a night at the gate: everybody who comes, and the network is lost', async ({
  visitor,
  request,
}) => {
  const own = attempt()
  const resident = await callerOf(request, 'condomino@bosque.example')
  const staff = await callerOf(request, 'sindico@bosque.example')
  const [unit] = await resident.call<{ id: string; number: string; tower: { title: string } }[]>(
    'GET',
    '/apartments?per_page=1',
  )
  if (!unit) throw new Error('the demonstration has a unit for its resident')
  const place = `${unit.tower.title} · ${unit.number}`
  const blocked = await staff.call<{ id: string }>('POST', '/visitors', {
    name: `Vilmar ${own}`,
    cpf: ownCpf(),
  })
  await staff.call('POST', `/visitors/${blocked.id}/block`, { reason: 'Ameaçou o porteiro' })
  const [helper] = await resident.call<InvitedGuest[]>('POST', '/visits/invite', {
    apartment_id: unit.id,
    guests: [{ name: `Gustava ${own}` }],
    uses_allowed: null,
    weekdays: days,
  })
  await resident.call('POST', '/visits/invite', {
    apartment_id: unit.id,
    purpose: `Aniversário ${own}`,
    guests: Array.from({ length: PARTY }, (_, nth) => ({ name: `Festeira ${own} ${nth + 1}` })),
  })
  const [carer] = await resident.call<InvitedGuest[]>('POST', '/visits/invite', {
    apartment_id: unit.id,
    guests: [{ name: `Cuidadora ${own}` }],
  })
  const doorman = await callerOf(request, 'funcionario@bosque.example')
  await doorman.call('POST', '/gate/entries', { code: carer?.code, cpf: ownCpf() })

  const page = await visitor()
  // Signs in by the form, so that the form's files are on the device. Without a network the form is
  // shown again.
  await signInByForm(page, 'funcionario@bosque.example')
  const box = page.getByRole('combobox', { name: /^Nome, apartamento, placa/ })
  const rows = page.getByRole('grid').getByRole('row')
  const inside = page.locator('section', { hasText: screens.gate.inside.title }).first()
  const dialog = page.getByRole('dialog')
  const entered = (name: string) => page.getByText(`${name} entrou`, { exact: true })
  const toUnit = async () => {
    await dialog.getByRole('combobox', { name: common.fields.apartment }).fill(unit.number)
    // The list has the field's name: axe reports an open list without one.
    const list = page.getByRole('listbox', { name: common.fields.apartment })
    await list.getByRole('option', { name: place }).click()
  }

  await test.step('a blocked walk-in: the desk gives a reason before the unit is asked', async () => {
    await box.fill(`vilmar ${own}`)
    await expect(rows.first()).toContainText('Bloqueado')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/A unidade só é avisada depois/).first()).toBeVisible()
    await toUnit()
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Preencha este campo').first()).toBeVisible()
    await expectAccessible(page)
    await dialog
      .getByLabel(registers.visits.fields.let_in_reason)
      .fill('Veio buscar o filho; a síndica sabe')
    await page.keyboard.press('Control+Enter')
    const waiting = page.locator('section', { hasText: 'Na portaria' }).first()
    await expect(waiting.getByText(`Vilmar ${own}`)).toBeVisible()
    await expect(async () => {
      const inbox = await staff.call<{ text: string }[]>('GET', '/inbox')
      expect(inbox.some(({ text }) => text.includes(`Vilmar ${own}`))).toBe(true)
    }).toPass()
  })

  await test.step('the helper comes by name, and undone it is no entry', async () => {
    await box.fill(`gustava ${own}`)
    await expect(rows.first()).toContainText(`Gustava ${own}`)
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await page.keyboard.press('Control+Enter')
    await expect(entered(`Gustava ${own}`)).toBeVisible()
    await expect(box).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(page.getByText(screens.gate.undo['undo-entry'])).toBeVisible()
    await expect(inside.getByText(`Gustava ${own}`)).toHaveCount(0)
    await box.fill(`gustava ${own}`)
    await expect(rows.first()).toContainText(`Gustava ${own}`)
    await page.keyboard.press('Enter')
    await expect(inside.getByText(`Gustava ${own}`)).toBeVisible()
  })

  await test.step('a party is one row that counts who has come', async () => {
    // Pressed by keyboard, since lists may move under a pointer while others enter.
    await page
      .getByRole('button', { name: `Aniversário ${own} · ${place} · 0 de 30` })
      .press('Enter')
    await page
      .getByRole('button', { name: `${screens.gate.act.enter}: Festeira ${own} 1`, exact: true })
      .click()
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByRole('button', { name: `Aniversário ${own} · ${place} · 1 de 30` }),
    ).toBeVisible()
    // The row stays open for the next guest.
    await expect(
      page.getByRole('button', {
        name: `${screens.gate.act.enter}: Festeira ${own} 2`,
        exact: true,
      }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a courier needs the company and the unit, and no document', async () => {
    await page.getByRole('button', { name: 'Registrar visita' }).first().click()
    await dialog.getByRole('radio', { name: 'Entrega' }).click()
    await expect(dialog.getByRole('textbox', { name: common.fields.cpf })).toHaveCount(0)
    await dialog.getByLabel('Empresa').fill(`Pizzaria ${own}`)
    await toUnit()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    const waiting = page.locator('section', { hasText: 'Na portaria' }).first()
    await expect(waiting.getByText(`Pizzaria ${own}`)).toBeVisible()
  })

  await test.step('an ambulance is held by nothing', async () => {
    await page.getByRole('button', { name: 'Registrar visita' }).first().click()
    await dialog.getByRole('radio', { name: 'Autoridade' }).click()
    await expect(dialog.getByRole('textbox', { name: common.fields.cpf })).toHaveCount(0)
    await dialog.getByLabel(/^Órgão e identificação/).fill('SAMU 192, viatura 7')
    await page.keyboard.press('Control+Enter')
    await expect(inside.getByText('SAMU 192, viatura 7').first()).toBeVisible()
  })

  await test.step('a forgotten exit is closed with the next entry', async () => {
    await box.fill(helper?.code ?? '')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`Gustava ${own} já consta dentro`)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(entered(`Gustava ${own}`)).toBeVisible()
    await expect(inside.getByText(`Gustava ${own}`)).toHaveCount(1)
  })

  await test.step('the gate invites by the word of somebody of the unit alone', async () => {
    await page.goto('/apps/condominiums/visit/invite')
    await page.getByLabel(screens.visits.invite.name).fill(`Norberto ${own}`)
    await expect(page.getByText(/^Vale até o fim de hoje/)).toBeVisible()
    await page.getByRole('combobox', { name: common.fields.apartment }).fill(unit.number)
    await page.getByRole('option', { name: place }).click()
    await page.getByRole('button', { name: screens.visits.invite.send_one, exact: true }).click()
    const host = page.getByRole('combobox', { name: screens.visits.invite.host })
    await expect(host).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await host.fill('camila duarte')
    await page
      .getByRole('option', { name: /Camila Duarte/ })
      .first()
      .click()
    await page.getByRole('button', { name: screens.visits.invite.send_one, exact: true }).click()
    await expect(
      page.getByRole('heading', { name: screens.visits.invited.title_one }),
    ).toBeVisible()
    await page.goto(DESK)
    await expect(page.getByText(`Norberto ${own}`).first()).toBeVisible()
  })

  await test.step('without a network the emergency list opens, and signing out signs out', async () => {
    await expectReady(page)
    await page.reload()
    await expectReady(page)
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText(/Sem conexão desde/)).toBeVisible()
    await page.getByRole('link', { name: screens.gate.musterLink }).click()
    await expect(page.getByRole('heading', { name: screens.muster.title })).toBeVisible()
    await expect(page.getByText(`Cuidadora ${own}`)).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: screens.shell.user.menu }).click()
    await page.getByRole('menuitem', { name: screens.shell.user.signOut }).click()
    await expect(page.getByLabel(screens.signIn.login.email)).toBeVisible()
    await page.goto(DESK).catch(() => undefined)
    await expect(page.getByText(`Cuidadora ${own}`)).toHaveCount(0)
    await expect(page.getByLabel(screens.signIn.login.email)).toBeVisible()
    await page.context().setOffline(false)
  })
})
