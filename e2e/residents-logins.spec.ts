import type { APIRequestContext, Page } from '@playwright/test'
import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { screens } from '../apps/web/src/testing/words.ts'
import { linkTo } from './letters.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, password, signIn, test } from './visit.ts'

const newPassword = 'jabuticaba-no-telhado'

/** Three people of this attempt alone. */
const peopleOf = (own: string) => ({
  clara: { name: `Clara ${own}`, email: `clara.${own}@example.com` },
  bento: { name: `Bento ${own}`, email: `bento.${own}@example.com` },
  dora: { name: `Dora Sem ${own}`, phones: ['+5511987654321'] },
})

/** Makes a tower of its own with a resident in each of three flats; returns the tower's id. */
async function makeTower(
  request: APIRequestContext,
  people: ReturnType<typeof peopleOf>,
): Promise<string> {
  const data = { email: 'sindico@acacias.example', password }
  const login = await request.post('/api/v1/login', { data })
  const { data: session } = (await login.json()) as LoginAnswer
  const token = session.access.original.access_token
  const make = async (register: string, body: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const made = await request.post(`/api/v1/${register}`, { headers, data: body })
    expect(made.status(), await made.text()).toBe(201)
    return ((await made.json()) as { data: { id: string } }).data.id
  }
  const tower = await make('towers', { name: `Torre dos Convites ${attempt()}` })
  for (const [nth, person] of Object.values(people).entries()) {
    const apartment = await make('apartments', { tower_id: tower, number: `90${nth + 1}` })
    const occupancy = { apartment_id: apartment, relation: 'owner', starts_on: '2024-01-01' }
    await make('residents', { ...person, birth_date: '1980-01-01', occupancy })
  }
  return tower
}

/** Opens the link of a letter and accepts the invitation as a new person. */
async function accept(page: Page, email: string, name: string): Promise<void> {
  await expect.poll(() => linkTo(email, 'invitation')).not.toBe('')
  const link = new URL(await linkTo(email, 'invitation'))
  await page.goto('/login')
  await page.goto(`${link.pathname}${link.hash}`)
  await page.getByLabel(/^Seu nome/).fill(name)
  await page.getByLabel(/^Nova senha/).fill(newPassword)
  await expectAccessible(page)
  await page.getByRole('button', { name: screens.invitationPage.accept }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Senha/).fill(newPassword)
  await page.getByRole('button', { name: screens.signIn.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/apps\/dashboards\/project/)
}

test('a tower is invited, by letters and by a card', async ({ visitor, request }) => {
  const own = attempt()
  const people = peopleOf(own)
  const { clara, bento, dora } = people
  const tower = await makeTower(request, people)
  const list = `/apps/condominiums/residents/?filter[tower_id]=${tower}`
  const sindico = await visitor()
  await signIn(sindico, 'sindico@acacias.example', null)
  const dialog = sindico.getByRole('dialog')
  const open = async (name: string) => {
    await sindico.goto(list)
    await sindico.getByRole('link', { name }).click()
    await expect(sindico.getByRole('heading', { name: 'Login' })).toBeVisible()
  }

  await test.step('one by the record, which says since when and by whom', async () => {
    await open(clara.name)
    await expect(sindico.getByText('Sem login')).toBeVisible()
    await sindico.getByRole('button', { name: 'Convidar', exact: true }).click()
    await expect(sindico.getByText(screens.invitations.login.inviteDone)).toBeVisible()
    await expect(sindico.getByText('Convidado', { exact: true })).toBeVisible()
    await expect(sindico.getByText(/^hoje, por /)).toBeVisible()
    await sindico.getByRole('button', { name: 'Lembrar' }).click()
    await expect(sindico.getByText(/Lembre de novo amanhã/)).toBeVisible()
    await expectDone(sindico)
    await expectAccessible(sindico)
  })

  await test.step('the others by the list, each with the reason where there is none', async () => {
    await sindico.goto(list)
    await sindico.getByRole('row').nth(1).getByRole('checkbox').check()
    await sindico.getByRole('button', { name: 'Selecionar todos os 3 da lista' }).click()
    await sindico.getByRole('button', { name: 'Convidar' }).click()
    await expect(dialog.getByText('3 moradores escolhidos')).toBeVisible()
    await expectAccessible(sindico)
    await dialog.getByRole('button', { name: screens.invitations.many.start }).click()
    await expect(dialog.getByText('1 convite a caminho')).toBeVisible()
    await expect(dialog.getByText('2 sem envio')).toBeVisible()
    await expect(dialog.getByText(/Falta o e-mail no cadastro/)).toBeVisible()
    await expect(dialog.getByText(dora.name)).toBeVisible()
    await expectAccessible(sindico)
    await dialog.getByRole('link', { name: screens.invitations.many.waiting }).click()
    await expect(sindico).toHaveURL(/filter\[login\]=invited|filter%5Blogin%5D=invited/)
    await expect(sindico.getByRole('link', { name: bento.name })).toBeVisible()
    await expect(sindico.getByRole('link', { name: dora.name })).toHaveCount(0)
  })

  await test.step('who accepts sees their own home', async () => {
    const phone = await visitor({ width: 390 })
    await accept(phone, clara.email, clara.name)
    await phone.goto('/apps/condominiums/apartments/')
    await expect(phone.getByText(/901/).first()).toBeVisible()
    await expect(phone.getByText(/902/)).toHaveCount(0)
    await open(clara.name)
    await expect(sindico.getByText('Com login')).toBeVisible()
  })

  const card = await test.step('a card is made, to send or to print', async () => {
    await open(dora.name)
    await expect(sindico.getByText(/Não há e-mail no cadastro/)).toBeVisible()
    await sindico.getByRole('button', { name: screens.invitations.login.card }).click()
    await expect(dialog.getByRole('img', { name: screens.invitations.card.qr })).toBeVisible()
    const whatsApp = dialog.getByRole('link', { name: screens.invitations.card.whatsapp })
    const href = (await whatsApp.getAttribute('href')) ?? ''
    const shown = (await dialog.getByText(/\/pages\/auth\/invitation#/).textContent()) ?? ''
    expect(href).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=/)
    expect(new URL(href).searchParams.get('text')).toContain(shown)
    await expectAccessible(sindico)
    await sindico.emulateMedia({ media: 'print' })
    // The printed article is outside the dialog, which hides everything behind it from roles, so it
    // is found by its element.
    await expect(sindico.locator('article', { hasText: `Para ${dora.name}` })).toBeVisible()
    await expect(dialog).toBeHidden()
    await sindico.emulateMedia({ media: 'screen' })
    return new URL(shown)
  })

  const holder = await visitor({ width: 390, dark: true })
  await test.step('its holder proves an e-mail and comes in', async () => {
    await holder.goto(`${card.pathname}${card.hash}`)
    await expect(holder.getByText('Dora, você recebeu um convite')).toBeVisible()
    await expect(holder.getByText(own)).toHaveCount(0)
    await holder.getByLabel('E-mail').fill(`dora.${own}@example.com`)
    await expectAccessible(holder)
    await holder.getByRole('button', { name: 'Enviar o link' }).click()
    await expect(holder.getByText('Confira o seu e-mail')).toBeVisible()
    await accept(holder, `dora.${own}@example.com`, `Dora do Cartão ${own}`)
  })

  await test.step('the used card says so, and nothing else', async () => {
    const finder = await visitor({ width: 390 })
    await finder.goto(`${card.pathname}${card.hash}`)
    await expect(finder.getByText('Este convite já foi usado.')).toBeVisible()
    await expect(finder.getByText(/Dora|Acácias/)).toHaveCount(0)
    await open(dora.name)
    await expect(sindico.getByText('Com login')).toBeVisible()
    await expect(sindico.getByRole('link', { name: `Dora do Cartão ${own}` })).toBeVisible()
  })
})
