import { formatDate, todayIn } from '@portaria/contract/value-types/date'
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
  // In a time zone where it is another day than at the building.
  const there = todayIn('America/Manaus', new Date())
  const away = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
  const elsewhere = away.find((zone) => todayIn(zone, new Date()) !== there)
  const sindico = await visitor({ timeZone: elsewhere })
  await signIn(sindico, 'sindico@acacias.example')
  await sindico.getByRole('button', { name: 'Abrir o menu da conta' }).click()
  await sindico.getByRole('menuitem', { name: 'Configuração da Empresa' }).click()
  await expect(sindico.getByLabel('Nome fantasia')).toBeVisible()

  await test.step('the síndico gives access below their own', async () => {
    await sindico.getByRole('link', { name: 'Convidar pessoa' }).click()
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
    await expect(sindico.getByRole('button', { name: 'Retirar convite…' })).toBeVisible()
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
    await nina.getByRole('button', { name: 'Aceitar o convite' }).click()
    await expect(nina).toHaveURL(/\/login/)
    await nina.getByLabel('E-mail').fill(email)
    await nina.getByLabel(/^Senha/).fill(newPassword)
    await nina.getByRole('button', { name: 'Entrar', exact: true }).click()
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
    await admin.getByRole('button', { name: 'Pedir confirmação' }).click()
    await expect(admin.getByText(`Pedido enviado para ${email}`)).toBeVisible()
    await expect.poll(() => linkTo(email, 'confirm-email')).not.toBe('')
    const link = new URL(await linkTo(email, 'confirm-email'))
    const letter = await nina.context().newPage()
    await letter.goto(`${link.pathname}${link.hash}`)
    await letter.getByRole('button', { name: 'Confirmar novo e-mail' }).click()
    await expect(letter.getByText('E-mail trocado. Entre com o novo.')).toBeVisible()
    await letter.close()
    await admin.reload()
    await expect(admin.getByText(other)).toBeVisible()
  })

  await test.step('suspended, they are out', async () => {
    await sindico.goto(`/apps/admin/users/?q=${own}`)
    await sindico.getByRole('link', { name: name }).click()
    await sindico.getByRole('button', { name: /Ações do acesso: Funcionário/ }).click()
    await sindico.getByRole('menuitem', { name: 'Suspender acesso' }).click()
    await expect(sindico.getByText('Suspenso', { exact: true })).toBeVisible()
    await sindico.getByRole('button', { name: /Ações do acesso: Funcionário/ }).click()
    await expect(sindico.getByRole('menuitem', { name: 'Reativar acesso' })).toBeVisible()
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
    await expect(sindico.getByText('O login está desligado')).toBeVisible()
    await expectAccessible(sindico)
    await sindico.getByRole('button', { name: 'Religar o login' }).click()
    await expect(sindico.getByText('Acesso reativado')).toBeVisible()
    await expect(sindico.getByText('O login está desligado')).toBeHidden()
  })

  await test.step('the last síndico stays', async () => {
    await admin.goto('/apps/admin/users/?filter[role]=sindico&q=acacias')
    await admin.getByRole('link', { name: /Jorge/ }).click()
    await admin.getByRole('button', { name: /Ações do acesso: Síndico/ }).click()
    await admin.getByRole('menuitem', { name: 'Encerrar acesso…' }).click()
    await admin.getByRole('button', { name: 'Encerrar acesso' }).click()
    await expect(admin.getByText('Não dá para ficar sem gestor aqui')).toBeVisible()
  })
})

test('a resident in use moves out instead; an occupancy by mistake is removed', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(
    page,
    'sindico@acacias.example',
    '/apps/condominiums/residents/?filter[status]=ATIVO&sort=-name',
  )
  await page.getByRole('rowgroup').last().getByRole('link').first().click()
  const panel = page.locator('main section').filter({ hasText: 'Unidades que ocupa' })
  const units = panel.getByRole('listitem')
  await expect(units).not.toHaveCount(0)

  await test.step('removed and brought back', async () => {
    const before = await units.count()
    await units
      .first()
      .getByRole('button', { name: /^Ações de/ })
      .click()
    await page.getByRole('menuitem', { name: 'Remover…' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('feito por engano')
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Remover ocupação' }).click()
    await expect(units).toHaveCount(before - 1)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(units).toHaveCount(before)
  })

  await test.step('in use, so they move out', async () => {
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('button', { name: 'Remover morador' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover morador' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Deixou de morar aqui?')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mudança…' }).click()
    await page.getByText('Acessos terminam na hora.').click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Encerrar agora' }).click()
    await expect(page.getByText('Tudo encerrado')).toBeVisible()
    await expect(page.locator('main header').first()).toContainText('Inativo')
    await expect(panel).toContainText(/até/)
  })
})
