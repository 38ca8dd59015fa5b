import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { NotificationChoices } from './NotificationChoices.tsx'

const open = (role: 'condomino' | 'funcionario') =>
  renderScreen(<NotificationChoices role={role} />, {
    role,
    at: '/pages/profile',
    answers: { 'PATCH /me': Response.json({ data: { settings: {} } }) },
  })

test('each kind has a row and each channel a column; a switch saves immediately', async () => {
  const { page, server } = await open('condomino')
  const heads = page.getByRole('columnheader').elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Aviso',
    'AppNo aplicativo',
    'TelaAviso na tela',
    'PushPush nos seus aparelhos',
    'E-mailE-mail',
  ])
  const letter = page.getByRole('switch', { name: 'Chegou uma encomenda: E-mail' })
  await expect.element(letter).toBeVisible()
  await userEvent.click(letter)
  await expect
    .poll(() => server.sent('PATCH /me')[0]?.body)
    .toMatchObject({ settings: { notifications: { parcel_arrived: { email: true } } } })
})

test('a notification that cannot be turned off has no switch but a note', async () => {
  const { page } = await open('condomino')
  const row = page.getByRole('row', { name: /^Chegou uma encomenda/ })
  await expect
    .element(row.getByText(screens.ownAccount.notifications.alwaysComes))
    .toBeInTheDocument()
})

test('alarms have a card of their own, with their sound', async () => {
  const { page } = await open('funcionario')
  const alarm = page.getByRole('region', { name: 'Alertas de pânico' })
  await expect.element(alarm.getByText(screens.ownAccount.notifications.onDuty)).toBeVisible()
  expect(page.getByRole('row', { name: /^Alertas de pânico/ }).elements()).toEqual([])
})
