import type { APIRequestContext, Page } from '@playwright/test'
import { common, registers, screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { attempt, ownCpf, ownPlate } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const desk = 'sindico@acacias.example'

/** Lets a person in by the code of a pass, as the reader of a desk does; returns the status. */
async function enterByCode(request: APIRequestContext, code: string, cpf: string) {
  const { headers } = await callerOf(request, desk)
  const entry = await request.post('/api/v1/gate/entries', { headers, data: { code, cpf } })
  return entry.status()
}

const passOf = (page: Page, name: string) => page.getByRole('article', { name })

/** Returns the path of a guest's link, from the shared card. */
async function linkOf(page: Page, name: string): Promise<string> {
  return new URL(
    await passOf(page, name)
      .getByText(/\/apps\/guests\/pass\//)
      .innerText(),
  ).pathname
}

/** Chooses a result of the server's search for a typed text. */
async function choose(page: Page, label: RegExp, typed: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await box.fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

test('a resident invites, the gate lets in, and each sees what the other does', async ({
  visitor,
  request,
}) => {
  const own = attempt()
  const resident = await visitor({ width: 390 })
  await signIn(resident, 'condomino@acacias.example')
  const unit = await resident.locator('p', { hasText: 'Acácia Rosa · 302' }).innerText()
  expect(unit).toContain('302')

  await test.step('two guests are invited by their names and one press', async () => {
    await resident.getByRole('link', { name: screens.visits.invite.title }).click()
    await resident.getByLabel(screens.visits.invite.name).fill(`Beatriz ${own}`)
    await resident.getByRole('button', { name: screens.visits.invite.addName }).click()
    await resident.getByLabel('Nome da 2ª pessoa').fill(`Caio ${own}`)
    await resident.getByRole('button', { name: screens.visits.invite.details }).last().click()
    await resident.getByRole('textbox', { name: 'Placa' }).fill(ownPlate())
    await expectDone(resident)
    await expectAccessible(resident)
    await resident.getByRole('button', { name: 'Convidar 2 pessoas' }).click()
    await expect(resident.getByRole('heading', { name: '2 convites prontos' })).toBeVisible()
    await expectDone(resident)
    await expectAccessible(resident)
    const whatsApp = passOf(resident, `Beatriz ${own}`).getByRole('link', { name: 'WhatsApp' })
    await expect(whatsApp).toHaveAttribute('href', /wa\.me\/\?text=.*Beatriz.*apps%2Fguests%2Fpass/)
  })
  const link = await linkOf(resident, `Beatriz ${own}`)
  const other = await linkOf(resident, `Caio ${own}`)

  const guest = await visitor({ width: 390, dark: true })
  await test.step('a guest opens the pass without signing in', async () => {
    const answer = await guest.goto(link)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await expect(guest.getByText(screens.guestPass.states.active)).toBeVisible()
    await expect(guest.getByRole('img', { name: screens.guestPass.qr })).toBeVisible()
    // In the company's time zone, which is not this device's.
    await expect(guest.getByText(/até .* \d{1,2}:\d{2} GMT-4/)).toBeVisible()
    await expect(guest.getByRole('navigation')).toHaveCount(0)
    await expect(guest.getByText('302')).toHaveCount(0)
    await expectDone(guest)
    await expectAccessible(guest)
  })

  const gate = await visitor()
  await signIn(gate, desk)
  await test.step('the gate asks for the document that nobody has seen, and lets in', async () => {
    await gate.goto(`/apps/condominiums/visits/?q=Beatriz+${own}`)
    await gate.getByRole('link', { name: `Beatriz ${own}` }).click()
    await expect(gate.getByText(registers.visitors.refusals.visitor_unidentified)).toBeVisible()
    await expectDone(gate)
    await gate
      .getByRole('button', { name: registers.visits.transitions['check-in'].button })
      .click()
    const dialog = gate.getByRole('dialog')
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await expectAccessible(gate)
    await dialog
      .getByRole('button', { name: registers.visits.transitions['check-in'].button })
      .click()
    await expect(gate.getByRole('button', { name: screens.gate.act.leave })).toBeVisible()
    await guest.goto(link)
    await expect(guest.getByText(screens.guestPass.states.used)).toBeVisible()
    await expect(guest.getByRole('img', { name: screens.guestPass.qr })).toHaveCount(0)
  })

  await test.step('the other enters by the code, once', async () => {
    const code = other.split('/').at(-1) ?? ''
    const cpf = ownCpf()
    expect(await enterByCode(request, code, cpf)).toBe(200)
    expect(await enterByCode(request, code, cpf)).toBe(409)
    await resident.getByRole('link', { name: 'Concluir' }).click()
    await expect(
      resident.getByRole('link', { name: new RegExp(`Caio ${own}.*Dentro desde`) }),
    ).toBeVisible()
  })

  await test.step('who comes unannounced waits for the resident, who answers at home', async () => {
    await gate.goto('/apps/condominiums/visit/new')
    await gate.getByRole('button', { name: screens.visits.newVisitor.button }).click()
    const dialog = gate.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Nome/ }).first().fill(`Davi ${own}`)
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await dialog.getByRole('button', { name: 'Salvar visitante' }).click()
    await expect(dialog).toBeHidden()
    await gate.getByRole('combobox', { name: /^Tipo/ }).click()
    await gate.getByRole('option', { name: 'Entrega' }).click()
    await choose(gate, /^Apartamento/, 'Rosa 302', 'Acácia Rosa · 302')
    await gate.getByRole('button', { name: 'Salvar visita' }).click()
    await expect(gate.getByRole('heading', { level: 1, name: `Davi ${own}` })).toBeVisible()
    await expect(gate.getByRole('link', { name: 'Acácia Rosa · 302' })).toBeVisible()

    const atGate = resident.getByRole('region', { name: screens.visits.waiting.title })
    const waits = atGate.getByRole('listitem').filter({ hasText: `Davi ${own}` })
    await expect(
      waits.getByRole('button', { name: registers.visits.transitions.authorise.button }),
    ).toBeVisible()
    await expectDone(resident)
    await expectAccessible(resident)
    const bell = resident.getByRole('button', { name: /^Abrir as notificações/ })
    const guest = resident
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: `Davi ${own}` })
    await bell.click()
    await expect(guest.getByRole('button', { name: 'Recusar' })).toBeVisible()
    await resident.keyboard.press('Escape')
    await expect(guest).toHaveCount(0)
    // A pointer resting where the message appears does not keep it open longer.
    await resident.mouse.move((resident.viewportSize()?.width ?? 0) / 2, 36)
    await waits
      .getByRole('button', { name: registers.visits.transitions.authorise.button })
      .press('Enter')
    await expect(resident.getByText('Entrada autorizada', { exact: true })).toBeVisible()
    await expect(resident.getByText('Entrada autorizada', { exact: true })).toBeHidden()
    await bell.click()
    await expect(guest.getByRole('button')).toHaveCount(0)
    await resident.keyboard.press('Escape')
    // The record at the gate updates without a reload.
    await expect(gate.getByText('Autorizada', { exact: true })).toBeVisible()
    await expect(gate.getByText(/Thiago.*Aplicativo/)).toBeVisible()
    await gate
      .getByRole('button', { name: registers.visits.transitions['check-in'].button })
      .click()
    await gate.getByRole('button', { name: screens.gate.act.leave }).click()
    await expect(gate.getByText('Saiu').first()).toBeVisible()
  })

  await test.step('who always comes has one pass, which ends when it is revoked', async () => {
    await resident.goto('/apps/condominiums/visit/new')
    await resident.getByLabel(screens.visits.invite.name).fill(`Elza ${own}`)
    await resident.getByLabel('Vem sempre').check()
    await resident.getByLabel('Segunda').check()
    await resident.getByRole('textbox', { name: 'Das', exact: true }).fill('08:00')
    await resident.getByRole('textbox', { name: registers.passes.fields.to_time }).fill('17:00')
    await expectDone(resident)
    await expectAccessible(resident)
    await resident
      .getByRole('button', { name: screens.visits.invite.send_one, exact: true })
      .click()
    await expect(
      resident.getByRole('heading', { name: screens.visits.invited.title_one }),
    ).toBeVisible()
    const always = await linkOf(resident, `Elza ${own}`)
    await guest.goto(always)
    await expect(guest.getByText('seg., das 08:00 às 17:00')).toBeVisible()
    await resident.goto(`/apps/condominiums/passes/?q=Elza+${own}`)
    await resident.getByRole('link', { name: `Elza ${own}` }).click()
    await resident.getByRole('button', { name: registers.passes.transitions.revoke.button }).click()
    await resident
      .getByRole('dialog')
      .getByRole('button', { name: registers.passes.transitions.revoke.button })
      .click()
    await expect(resident.getByText('Revogado', { exact: true })).toBeVisible()
    await guest.goto(always)
    await expect(guest.getByText(screens.guestPass.unknown)).toBeVisible()
    await expectAccessible(guest)
  })
})
