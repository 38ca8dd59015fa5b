import { screens } from '../apps/web/src/testing/words.ts'
import { addMember } from './companies.ts'
import { linkTo } from './letters.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

test('a síndico invited by staff waits for the decision of one in office', async ({ visitor }) => {
  const [name, email] = [`Rute ${attempt()}`, `rute.${attempt()}@example.com`]
  const staff = await visitor()
  await signIn(staff, 'staff@portaria.example', '/apps/admin/user/new')
  await staff.getByRole('textbox', { name: /^Nome/ }).fill(name)
  await staff.getByLabel('E-mail').fill(email)
  await staff.getByLabel('Papel').click()
  await staff.getByRole('option', { name: 'Síndico' }).click()
  // Other journeys leave more companies than the first answer has.
  await staff.getByRole('combobox', { name: 'Empresa' }).fill('Bosque')
  await staff.getByRole('option', { name: /Bosque/ }).click()
  await staff.getByRole('button', { name: 'Salvar usuário' }).click()
  await expect(staff.getByText('A confirmar', { exact: true })).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Confirmar' })).toHaveCount(0)

  const sindico = await visitor({ dark: true })
  await signIn(
    sindico,
    'sindico@bosque.example',
    '/apps/admin/users/?filter[invitation]=unconfirmed',
  )
  const row = sindico.getByRole('row', { name })
  await expect(row.getByRole('cell', { name: 'A confirmar' })).toBeVisible()
  await expectAccessible(sindico)
  await sindico.getByRole('link', { name }).click()
  await expect(sindico.getByRole('button', { name: 'Confirmar' })).toBeVisible()
  await expectAccessible(sindico)
  expect(await linkTo(email, 'invitation')).toBe('')
  await sindico.getByRole('button', { name: 'Confirmar' }).click()
  await expect(sindico.getByText(screens.invitations.panel.confirmed)).toBeVisible()
  await expect.poll(() => linkTo(email, 'invitation')).not.toBe('')
})

test('a known person accepts on a banner or by the letter', async ({ visitor }) => {
  const email = `conhecida.${attempt()}@acacias.example`
  await addMember('condomino@acacias.example', 'Jorgina', email)
  const sindico = await visitor()
  await signIn(sindico, 'sindico@bosque.example', '/apps/admin/user/new')
  await sindico.getByRole('textbox', { name: /^Nome/ }).fill('Alguém de Acácias')
  await sindico.getByLabel('E-mail').fill(email)
  await sindico.getByLabel('Papel').click()
  await sindico.getByRole('option', { name: 'Funcionário' }).click()
  await sindico.getByRole('button', { name: 'Salvar usuário' }).click()
  await expect(sindico.getByText('Convidado', { exact: true })).toBeVisible()
  await expect(sindico.getByText('Jorgina')).toHaveCount(0)
  await sindico.getByRole('button', { name: screens.invitations.panel.change }).click()
  await expectAccessible(sindico)
  await sindico.getByRole('button', { name: 'Cancelar' }).click()

  const letter = await visitor({ width: 390 })
  await expect.poll(() => linkTo(email, 'invitation')).not.toBe('')
  const link = new URL(await linkTo(email, 'invitation'))
  await letter.goto(`${link.pathname}${link.hash}`)
  await expect(letter.getByLabel(/^Senha/)).toBeVisible()
  await expectAccessible(letter)

  const known = await visitor({ width: 390 })
  await signIn(known, email)
  await expect(known.getByRole('button', { name: screens.invitations.banner.accept })).toBeVisible()
  await expectAccessible(known)
  // Beside the menu of a wide screen, nothing covers any part of the banner.
  await known.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['Recusar', 'Aceitar']) {
    const button = known.getByRole('button', { name, exact: true })
    await button.click({ trial: true, position: { x: 3, y: 12 } })
  }
  await known.setViewportSize({ width: 390, height: 844 })
  await known.getByRole('button', { name: screens.invitations.banner.accept }).click()
  await expect(known.getByText(/Convite aceito/)).toBeVisible()
  await expect(known.getByRole('button', { name: screens.invitations.banner.accept })).toHaveCount(
    0,
  )
  await letter.reload()
  await letter.goto('/login')
  await letter.goto(`${link.pathname}${link.hash}`)
  await expect(letter.getByText('Este convite já foi usado.')).toBeVisible()
})
