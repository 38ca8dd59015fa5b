import { defaultNotifications } from '@portaria/contract/notifications/notification-kinds'
import { afterEach, expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { changeSettings } from '../../../platform/settings/settings.store.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { NotificationChoices } from './NotificationChoices.tsx'

const { groups, channels } = screens.ownAccount.notifications
const { push } = channels

const open = (role: 'condomino' | 'funcionario' | 'service_provider') =>
  renderScreen(<NotificationChoices role={role} />, {
    role,
    at: '/pages/profile',
    answers: { 'PATCH /me': () => new Promise<Response>(() => undefined) },
  })

afterEach(() => changeSettings({ notifications: defaultNotifications }))

/** The state of a group's switch; `mixed` if its kinds differ. */
function stateOf(group: Locator): 'on' | 'off' | 'mixed' {
  const input = group.element() as HTMLInputElement
  if (input.indeterminate) return 'mixed'
  return input.checked ? 'on' : 'off'
}

type Opened = Awaited<ReturnType<typeof open>>

const unfold = ({ page }: Opened, name: string) =>
  userEvent.click(
    page.getByRole('button', {
      name: screens.ownAccount.notifications.open.replace('{{group}}', name),
    }),
  )

test('a resident sees five groups beside emergencies, each with a column per channel', async () => {
  const { page } = await open('condomino')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const heads = page.getByRole('columnheader').elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Aviso',
    'AppNo aplicativo',
    'TelaAviso na tela',
    'PushPush nos seus aparelhos',
    'E-mailE-mail',
  ])
  const rows = page.getByRole('rowheader').elements()
  expect(rows.map((row) => row.querySelector('.font-medium')?.textContent)).toEqual(
    Object.values(groups),
  )
})

test('the switch of a group turns all its kinds on that one may choose, then off', async () => {
  const { page, server } = await open('condomino')
  const letters = page.getByRole('checkbox', { name: `${groups.things}: E-mail` })
  // Some parcels are told by e-mail by default.
  await expect.poll(() => stateOf(letters)).toBe('mixed')
  await userEvent.click(letters)
  await expect.poll(() => stateOf(letters)).toBe('on')
  await expect.poll(() => server.sent('PATCH /me')).toHaveLength(1)
  expect(server.sent('PATCH /me')[0]?.body).toMatchObject({
    settings: {
      notifications: {
        item_permitted: { email: true },
        parcel_arrived: { email: true },
        parcel_in_locker: { email: true },
      },
    },
  })
  await userEvent.click(letters)
  await expect.poll(() => stateOf(letters)).toBe('off')
})

test('a group opens to its kinds; a switch of one saves at once, and the group shows that they differ', async () => {
  const opened = await open('condomino')
  const { page, server } = opened
  const all = page.getByRole('checkbox', { name: `${groups.reservations}: ${push}` })
  await expect.poll(() => stateOf(all)).toBe('on')
  await unfold(opened, groups.reservations)
  await userEvent.click(page.getByRole('switch', { name: `Resposta da sua reserva: ${push}` }))
  await expect
    .poll(() => server.sent('PATCH /me')[0]?.body)
    .toMatchObject({ settings: { notifications: { reservation_decided: { push: false } } } })
  await expect.poll(() => stateOf(all)).toBe('mixed')
})

test('emergencies cannot be turned off as a group, and what always comes has a note', async () => {
  const opened = await open('condomino')
  const { page } = opened
  const row = page.getByRole('row', { name: new RegExp(groups.emergencies) })
  await expect
    .element(row.getByText(screens.ownAccount.notifications.alwaysComes).first())
    .toBeInTheDocument()
  expect(row.getByRole('checkbox').elements()).toEqual([])
  await unfold(opened, groups.emergencies)
  await expect
    .element(page.getByRole('switch', { name: 'O alerta que você acionou: Aviso na tela' }))
    .toBeVisible()
})

test('a role sees only the groups that concern it', async () => {
  const { page } = await open('service_provider')
  await expect.element(page.getByRole('row', { name: new RegExp(groups.matters) })).toBeVisible()
  expect(page.getByRole('row', { name: new RegExp(groups.reservations) }).elements()).toEqual([])
})

test('alarms have a card of their own, with their sound', async () => {
  const { page } = await open('funcionario')
  const alarm = page.getByRole('region', { name: 'Alertas de pânico' })
  await expect.element(alarm.getByText(screens.ownAccount.notifications.onDuty)).toBeVisible()
  expect(page.getByRole('row', { name: /^Alertas de pânico/ }).elements()).toEqual([])
})
