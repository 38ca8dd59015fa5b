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

test('a kind is a line and a way a column; a switch is saved at once', async () => {
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

test('what always comes has no switch, and says so', async () => {
  const { page } = await open('condomino')
  const row = page.getByRole('row', { name: /^Chegou uma encomenda/ })
  await expect
    .element(row.getByText(screens.ownAccount.notifications.alwaysComes))
    .toBeInTheDocument()
})

test('an alarm has a card of its own, with its sound', async () => {
  const { page } = await open('funcionario')
  const alarm = page.getByRole('region', { name: 'Alertas de pânico' })
  await expect.element(alarm.getByText(screens.ownAccount.notifications.onDuty)).toBeVisible()
  expect(page.getByRole('row', { name: /^Alertas de pânico/ }).elements()).toEqual([])
})
