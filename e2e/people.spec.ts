import { formatDate, todayIn } from '@portaria/contract/value-types/date'
import { registers, screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { linkTo } from './letters.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

const newPassword = 'jabuticaba-no-telhado'

test('somebody is invited, accepts by the letter, and is signed out when their access ends', async ({
  visitor,
  request,
}) => {
  const own = attempt()
  const name = `Nina ${own}`
  const [email, other] = [`nina.${own}@acacias.example`, `nina.${own}@example.com`]
  // A time zone in which it is another day than at the building.
  const there = todayIn('America/Manaus', new Date())
  const away = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
  const elsewhere = away.find((zone) => todayIn(zone, new Date()) !== there)
  const sindico = await visitor({ timeZone: elsewhere })
  await signIn(sindico, 'sindico@acacias.example')
  await sindico.getByRole('button', { name: screens.shell.user.menu }).click()
  await sindico.getByRole('menuitem', { name: screens.shell.user.company }).click()
  await expect(sindico.getByLabel(registers.tenants.fields.fantasy_name)).toBeVisible()

  await test.step('the síndico gives access below their own', async () => {
    await sindico.getByRole('link', { name: screens.companySettings.people.invite }).click()
    await expect(sindico.getByRole('heading', { level: 1 })).toContainText('Novo usuário')
    await sindico.getByRole('textbox', { name: /^Nome/ }).fill(name)
    await sindico.getByLabel('E-mail').fill(email)
    await sindico.getByLabel('Papel').click()
    await expect(sindico.getByRole('option', { name: 'Síndico' })).toHaveCount(0)
    await sindico.getByRole('option', { name: 'Funcionário' }).click()
    await expect(sindico.getByLabel(/^Desde\W*$/)).toHaveValue(formatDate(there, 'pt'))
    await sindico.getByRole('button', { name: 'Salvar usuário' }).click()
    await expect(sindico).toHaveURL(/\/apps\/admin\/user\/[\w-]+$/)
    await expect(sindico.getByText('Convidado', { exact: true })).toBeVisible()
    await expect(sindico.getByRole('button', { name: 'Convidar de novo' })).toBeVisible()
    await expect(
      sindico.getByRole('button', { name: screens.invitations.panel.withdraw }),
    ).toBeVisible()
    await expectAccessible(sindico)
  })

  const nina = await visitor({ width: 390 })
  await test.step('the letter lets them say who they are, and in', async () => {
    await expect.poll(() => linkTo(email, 'invitation')).not.toBe('')
    const link = new URL(await linkTo(email, 'invitation'))
    await nina.goto(`${link.pathname}${link.hash}`)
    await expect(nina.getByText(/como Funcionário/)).toBeVisible()
    await expectAccessible(nina)
    await nina.getByLabel(/^Seu nome/).fill(name)
    await nina.getByLabel(/^Nova senha/).fill(newPassword)
    await nina.getByRole('button', { name: screens.invitationPage.accept }).click()
    await expect(nina).toHaveURL(/\/login/)
    await nina.getByLabel('E-mail').fill(email)
    await nina.getByLabel(/^Senha/).fill(newPassword)
    await nina.getByRole('button', { name: screens.signIn.login.submit, exact: true }).click()
    await expect(nina).toHaveURL(/\/apps\/dashboards\/project/)
  })

  const admin = await visitor({ dark: true })
  await signIn(admin, 'admin@portaria.example')
  await test.step('another e-mail is theirs to confirm, at the old one', async () => {
    await admin.goto(`/apps/admin/users/?q=${own}`)
    await admin.getByRole('link', { name: name }).click()
    await admin.getByRole('button', { name: 'Trocar e-mail' }).click()
    await admin.getByLabel('Novo e-mail').fill(other)
    await expectAccessible(admin)
    await admin.getByRole('button', { name: screens.users.changeEmail.send }).click()
    await expect(admin.getByText(`Pedido enviado para ${email}`)).toBeVisible()
    await expect.poll(() => linkTo(email, 'confirm-email')).not.toBe('')
    const link = new URL(await linkTo(email, 'confirm-email'))
    const letter = await nina.context().newPage()
    await letter.goto(`${link.pathname}${link.hash}`)
    await letter.getByRole('button', { name: screens.signIn.confirmEmail.action }).click()
    await expect(letter.getByText(screens.signIn.confirmEmail.done)).toBeVisible()
    await letter.close()
    await admin.reload()
    await expect(admin.getByText(other)).toBeVisible()
  })

  await test.step('suspended, they are out', async () => {
    await sindico.goto(`/apps/admin/users/?q=${own}`)
    await sindico.getByRole('link', { name: name }).click()
    await sindico.getByRole('button', { name: /Ações do acesso: Funcionário/ }).click()
    await sindico.getByRole('menuitem', { name: screens.memberships.suspend }).click()
    await expect(sindico.getByText('Suspenso', { exact: true })).toBeVisible()
    await sindico.getByRole('button', { name: /Ações do acesso: Funcionário/ }).click()
    await expect(sindico.getByRole('menuitem', { name: screens.memberships.resume })).toBeVisible()
    await sindico.keyboard.press('Escape')
    await nina.goto('/apps/condominiums/towers/')
    await expect(nina).toHaveURL(/\/login/)
  })

  await test.step('who works here again is told to have no login, and is given it back', async () => {
    const caller = await callerOf(request, 'sindico@acacias.example')
    const hired = { name, position: 'Porteira' }
    const { id: employee } = await caller.call<{ id: string }>('POST', '/employees', hired)
    const rows = await caller.call<{ id: string; version: number }[]>(
      'GET',
      '/memberships?filter[role]=funcionario&filter[status]=INATIVO&sort=-starts_on',
    )
    const [membership] = rows
    const bound = await request.patch(`/api/v1/memberships/${membership?.id}`, {
      headers: { ...caller.headers, 'if-match': `"${membership?.version}"` },
      data: { employee_id: employee },
    })
    expect(bound.ok(), await bound.text()).toBe(true)
    for (const [action, data] of [
      ['dismiss', { dismissed_on: there }],
      ['readmit', {}],
    ] as const)
      await caller.call('POST', `/employees/${employee}/${action}`, data)
    await sindico.goto(`/apps/condominiums/employee/${employee}`)
    await expect(sindico.getByText(screens.memberships.off.title)).toBeVisible()
    await expectAccessible(sindico)
    await sindico.getByRole('button', { name: screens.memberships.off.putOn }).click()
    await expect(sindico.getByText(screens.memberships.resumed)).toBeVisible()
    await expect(sindico.getByText(screens.memberships.off.title)).toBeHidden()
  })

  await test.step('the last síndico stays', async () => {
    await admin.goto('/apps/admin/users/?filter[role]=sindico&q=acacias')
    await admin.getByRole('link', { name: /Jorge/ }).click()
    await admin.getByRole('button', { name: /Ações do acesso: Síndico/ }).click()
    await admin.getByRole('menuitem', { name: screens.memberships.remove }).click()
    await admin.getByRole('button', { name: screens.memberships.removeAction }).click()
    await expect(admin.getByText('Não dá para ficar sem gestor aqui')).toBeVisible()
  })
})

test('a resident in use is moved out instead; an occupancy made by mistake is removed', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(
    page,
    'sindico@acacias.example',
    '/apps/condominiums/residents/?filter[status]=ATIVO&sort=-name',
  )
  await page.getByRole('rowgroup').last().getByRole('link').first().click()
  const panel = page.locator('main section').filter({ hasText: screens.occupancies.ofResident })
  const units = panel.getByRole('listitem')
  await expect(units).not.toHaveCount(0)

  await test.step('removed and brought back', async () => {
    const before = await units.count()
    await units
      .first()
      .getByRole('button', { name: /^Ações de/ })
      .click()
    await page.getByRole('menuitem', { name: screens.occupancies.remove }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('feito por engano')
    await expectAccessible(page)
    await asked.getByRole('button', { name: screens.occupancies.removeAction }).click()
    await expect(units).toHaveCount(before - 1)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(units).toHaveCount(before)
  })

  await test.step('in use, so they move out', async () => {
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByRole('button', { name: 'Remover morador' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover morador' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(screens.departures.offer.title)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: screens.departures.begin.residents }).click()
    await page.getByText(screens.departures.when.nowHelp).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: screens.departures.confirmNow }).click()
    await expect(page.getByText(screens.departures.doneNow)).toBeVisible()
    await expect(page.locator('main header').first()).toContainText('Inativo')
    await expect(panel).toContainText(/até/)
  })
})
