import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { type InviteBody, inviteAnswer } from '@portaria/contract/modules/visits/visits'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  type Answers,
  answer,
  type Call,
  listOf,
  recordOf,
  refused,
  testId,
} from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problems, screens } from '../../testing/words.ts'
import { InvitePage } from './InvitePage.tsx'

const tower = { id: testId(), title: 'Ipê', deleted: false }
const unit = recordOf(apartments, { number: '101', tower_id: tower.id, tower, occupancy: 'owner' })

const invited = ({ body }: Call) =>
  answer(inviteAnswer, {
    data: (body as InviteBody).guests.map(({ id = testId(), name }) => ({
      id,
      guest_name: name,
      company: 'Condomínio de teste',
      address: 'Rua das Flores, 12, Centro, Recife',
      code: 'codigo',
      url: 'https://portaria.example/apps/guests/pass/codigo',
      pin: '123456',
      valid_from: '2026-11-20T12:00:00.000Z',
      valid_to: '2026-11-21T12:00:00.000Z',
      visit_id: testId(),
    })),
  })

const open = (answers: Answers) =>
  renderScreen(<InvitePage />, {
    role: 'condomino',
    at: '/apps/condominiums/visits/invite',
    answers: { 'GET /apartments': listOf([unit]), ...answers },
  })

test('a name is enough: the guest is invited to the person’s own unit, and the pass can be shared', async () => {
  const { page, server } = await open({ 'POST /visits/invite': invited })
  await userEvent.type(
    page.getByRole('textbox', { name: screens.visits.invite.name }),
    'Rui Convidado',
  )
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.sent('POST /visits/invite')[0]?.body)
    .toMatchObject({
      apartment_id: unit.id,
      guests: [{ name: 'Rui Convidado' }],
    })
  await expect.element(page.getByText('Rui Convidado').first()).toBeVisible()
  await expect.element(page.getByText('1234 56')).toBeVisible()
  const href =
    page.getByRole('link', { name: screens.visits.card.whatsApp }).element().getAttribute('href') ??
    ''
  const message = new URL(href).searchParams.get('text')?.split('\n')
  expect(message?.[0]).toMatch(
    /^Olá, Rui! Marta convidou você para o Condomínio de teste: sexta-feira, 20 de novembro/,
  )
  expect(message?.slice(1)).toEqual([
    'Na portaria, diga o PIN 1234 56 ou mostre o QR Code do link.',
    'Endereço: Rua das Flores, 12, Centro, Recife',
    'https://portaria.example/apps/guests/pass/codigo',
  ])
})

test('the focus moves to an added name, and stays on a name when one is removed', async () => {
  const { page } = await open({})
  await userEvent.type(page.getByRole('textbox', { name: screens.visits.invite.name }), 'Rui')
  await page.getByRole('button', { name: screens.visits.invite.addName }).click()
  const second = page.getByRole('textbox', { name: 'Nome da 2ª pessoa' })
  await expect.element(second).toHaveFocus()
  await userEvent.keyboard('Lia Souza')
  await expect.element(second).toHaveValue('Lia Souza')
  await page.getByRole('button', { name: 'Tirar a 2ª pessoa' }).click()
  await expect
    .element(page.getByRole('textbox', { name: screens.visits.invite.name }))
    .toHaveFocus()
})

test('a person who types before their unit is loaded is not asked for it', async () => {
  const { promise: units, resolve } = Promise.withResolvers<Response>()
  const { page, server } = await open({
    'GET /apartments': () => units,
    'POST /visits/invite': invited,
  })
  await userEvent.type(
    page.getByRole('textbox', { name: screens.visits.invite.name }),
    'Rui Convidado',
  )
  await userEvent.keyboard('{Enter}')
  resolve(listOf([unit]))
  await expect
    .poll(() => server.sent('POST /visits/invite')[0]?.body)
    .toMatchObject({ apartment_id: unit.id })
  await expect.element(page.getByText('1234 56')).toBeVisible()
})

test('an invitation without a guest is reported at the name', async () => {
  const { page, server } = await open({})
  await page.getByRole('button', { name: screens.visits.invite.send_one }).click()
  const name = page.getByRole('textbox', { name: screens.visits.invite.name })
  await expect.element(name).toHaveAccessibleDescription(/Preencha/)
  expect(server.sent('POST /visits/invite')).toEqual([])
})

test('a refusal of the server is shown at its field, and nothing is lost', async () => {
  const { page } = await open({
    'POST /visits/invite': refused('validation', { 'guests.0.phone': 'phone_ddd' }),
  })
  const name = page.getByRole('textbox', { name: screens.visits.invite.name })
  await userEvent.type(name, 'Rui Convidado')
  await page.getByRole('button', { name: screens.visits.invite.send_one }).click()
  await expect.element(page.getByText(problems.fields.phone_ddd)).toBeVisible()
  await expect.element(name).toHaveValue('Rui Convidado')
})
