import type { APIRequestContext } from '@playwright/test'
import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import type { PickupCode } from '@portaria/contract/modules/custody/parcels'
import { runSql } from './database.ts'
import { expect, expectAccessible, expectDone, password, signIn, test } from './visit.ts'

type Answered = { data: { id: string; codes?: PickupCode[] } }

/** Calls of the API as somebody; a call that is refused fails the journey. */
async function callsOf(request: APIRequestContext, email: string) {
  const login = await request.post('/api/v1/login', { data: { email, password } })
  const { data: session } = (await login.json()) as LoginAnswer
  const headers = { authorization: `Bearer ${session.access.original.access_token}` }
  const call = async (path: string, data?: object) => {
    const url = `/api/v1${path}`
    const answer = await (data
      ? request.post(url, { headers, data })
      : request.get(url, { headers }))
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as Answered).data
  }
  return { call, user: session.me.original.id }
}

/** A household of the journey's own in Acácias, whose login is a new user with the password of all. */
async function addHousehold(request: APIRequestContext) {
  const { call, user } = await callsOf(request, 'sindico@acacias.example')
  const tower = await call('/towers', { name: 'Torre das Encomendas' })
  const unit = await call('/apartments', { tower_id: tower.id, number: '93' })
  const resident = await call('/residents', { name: 'Lia das Encomendas' })
  await call('/occupancies', {
    apartment_id: unit.id,
    resident_id: resident.id,
    relation: 'owner',
    starts_on: '2021-03-01',
  })
  const email = 'lia.encomendas@acacias.example'
  await runSql(
    `WITH made AS (
       INSERT INTO users (id, name, email) VALUES (gen_random_uuid(), 'Lia das Encomendas', $1)
       RETURNING id
     ), secret AS (
       INSERT INTO user_passwords (user_id, hash)
       SELECT made.id, p.hash FROM made, user_passwords p WHERE p.user_id = $2
     )
     INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, resident_id)
     SELECT gen_random_uuid(), made.id, r.tenant_id, 'condomino', '2024-01-01', r.id
     FROM made, residents r WHERE r.id = $3`,
    [email, user, resident.id],
  )
  return { call, email, unit: unit.id }
}

test('a parcel arrives: its household shows the code, lets somebody collect it, and sees that it was', async ({
  visitor,
  request,
}) => {
  const desk = await addHousehold(request)
  const parcel = await desk.call('/parcels', {
    kind: 'parcel',
    place: 'desk',
    apartment_id: desk.unit,
    carrier: 'Transportadora da Lia',
  })
  const page = await visitor({ width: 390 })
  await signIn(page, desk.email)
  await expect(page.getByText('1 encomenda aguarda você na portaria.')).toBeVisible()

  await page.getByRole('button', { name: /^Abrir as notificações/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notificações' })
  await panel
    .getByText(/Torre das Encomendas/)
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/apps/condominiums/parcel/${parcel.id}`))
  await expect(page.getByRole('img', { name: 'QR com o código da encomenda' })).toBeVisible()

  await page.goto('/apps/condominiums/parcels/')
  const waiting = page.locator('section').filter({ hasText: 'Transportadora da Lia' }).first()
  await expect(waiting.getByText('Na portaria', { exact: true })).toBeVisible()
  const codeOf = () => waiting.getByText(/^\d{4} \d{4}$/)
  await expect(codeOf()).toHaveCount(1)
  await expectDone(page)
  await expectAccessible(page)

  await waiting.getByRole('button', { name: 'Autorizar outra pessoa' }).click()
  await waiting.getByLabel('Nome de quem vai retirar').fill('Rita Souza')
  await waiting.getByRole('button', { name: 'Autorizar outra pessoa' }).click()
  await expect(codeOf()).toHaveCount(2)
  await expect(waiting.getByText('Vale até a retirada')).toBeVisible()
  await expectAccessible(page)
  await waiting.getByRole('button', { name: 'Cancelar a autorização de Rita Souza' }).click()
  await expect(codeOf()).toHaveCount(1)

  const before = (await codeOf().textContent()) ?? ''
  await waiting.getByRole('button', { name: 'Gerar novo código' }).click()
  await expect(codeOf()).not.toHaveText(before)
  const code = (await codeOf().textContent()) ?? ''
  await desk.call('/parcels/collect', { code })

  // The page follows by itself.
  await expect(page.getByText('Nada aguarda você')).toBeVisible()
  await expect(page.getByText(/Retirada em .* com o código da casa/)).toBeVisible()
  await expectDone(page)
  await expectAccessible(page)
})
