import type { Role } from '@portaria/contract/actors/roles'
import {
  type AccessOrder,
  type AccessOrders,
  type OrderablePoint,
  type OrderPoint,
  orderAnswer,
  ordersAnswer,
} from '@portaria/contract/modules/access/emergency/order-answers'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { answer, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { EmergencyBanner } from './EmergencyBanner.tsx'
import { EmergencyLink } from './EmergencyLink.tsx'
import { EmergencyPage } from './EmergencyPage.tsx'

const words = screens.accessEmergency

const named = (title: string) => ({ id: testId(), title, deleted: false })

const orderable = (title: string, more: Partial<OrderablePoint> = {}): OrderablePoint => ({
  point: named(title),
  is_entry: true,
  released: false,
  locked: false,
  ...more,
})

const doorOf = (title: string, more: Partial<OrderPoint> = {}): OrderPoint => ({
  point: named(title),
  state: 'open',
  reason: null,
  read_at: '2026-11-29T12:00:00.000Z',
  opened_once: null,
  ...more,
})

const orderOf = (more: Partial<AccessOrder> = {}): AccessOrder => ({
  id: testId(),
  kind: 'release',
  reason: 'Fumaça na garagem',
  started_at: '2026-11-29T12:00:00.000Z',
  started_by: 'Rui',
  ended_at: null,
  ended_by: null,
  points: [doorOf('Hall')],
  ...more,
})

const points = () => [orderable('Hall'), orderable('Jardim', { is_entry: false })]

async function open(data: Partial<AccessOrders> = {}, role: Role = 'sindico') {
  const made = orderOf()
  const all = { live: [], ended: [], points: points(), ...data }
  return renderScreen(<EmergencyPage />, {
    role,
    at: '/apps/condominiums/access/emergency/',
    answers: {
      'GET /access-orders': answer(ordersAnswer, { data: all }),
      'POST /access-orders': answer(orderAnswer, { data: made }),
      ...Object.fromEntries(
        all.live.map((order) => [
          `POST /access-orders/${order.id}/end`,
          answer(orderAnswer, { data: order }),
        ]),
      ),
    },
  })
}

/** Holds a button for as long as it takes. */
const hold = (element: Element) =>
  element.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, button: 0, isPrimary: true }),
  )

test('a release starts at all points, with a reason, by a button that is held', async () => {
  const { page, server } = await open()
  const button = page.getByRole('button', { name: words.startRelease })
  await expect.element(button).toBeVisible()
  await expectAccessible()
  hold(button.element())
  await expect.element(page.getByText(words.reasonNeeded)).toBeVisible()
  expect(server.sent('POST /access-orders')).toEqual([])
  await page.getByRole('textbox').first().fill('Fumaça')
  hold(button.element())
  await expect.poll(() => server.sent('POST /access-orders').length).toBe(1)
  expect(server.sent('POST /access-orders')[0]?.body).toMatchObject({
    kind: 'release',
    point_ids: 'all',
    reason: 'Fumaça',
  })
})

test('a lockdown has no ways out, and is the síndico’s', async () => {
  const all = points()
  const { page, server } = await open({ points: [...all, orderable('Garagem')] })
  await expect.element(page.getByLabelText('Jardim')).toBeVisible()
  expect(page.getByLabelText('Jardim').elements()).toHaveLength(1)
  await page.getByLabelText('Garagem').last().click()
  await page.getByRole('textbox').last().fill('Invasão')
  hold(page.getByRole('button', { name: words.startLockdown }).element())
  await expect.poll(() => server.sent('POST /access-orders').length).toBe(1)
  expect(server.sent('POST /access-orders')[0]?.body).toMatchObject({
    kind: 'lockdown',
    point_ids: [all[0]?.point.id],
  })
})

test('the gate starts and ends no lockdown', async () => {
  const { page } = await open(
    { live: [orderOf({ kind: 'lockdown', points: [doorOf('Hall', { state: null })] })] },
    'funcionario',
  )
  await expect.element(page.getByText(words.onlySindico)).toBeVisible()
  expect(page.getByRole('button', { name: words.startLockdown }).elements()).toEqual([])
  expect(page.getByRole('button', { name: words.end }).elements()).toEqual([])
})

test('each door is told in words, and the release is ended by a button that is held', async () => {
  const order = orderOf({
    points: [
      doorOf('Hall'),
      doorOf('Portão', { state: 'trying', reason: 'no_connection', read_at: null }),
      doorOf('Torre', { state: 'unconfirmed', reason: 'not_seen', read_at: null }),
      doorOf('Garagem', {
        state: 'by_hand',
        reason: 'not_supported',
        read_at: null,
        opened_once: 'done',
      }),
    ],
  })
  const { page, server } = await open({ live: [order] })
  for (const state of Object.values(words.states))
    await expect.element(page.getByText(state, { exact: true })).toBeVisible()
  await expect.element(page.getByText(new RegExp(words.openedOnce.done))).toBeVisible()
  await expectAccessible()
  hold(page.getByRole('button', { name: words.end }).element())
  await expect.poll(() => server.sent(`POST /access-orders/${order.id}/end`).length).toBe(1)
})

test('the banner and the link are of those who may release', async () => {
  const answers = {
    'GET /access-orders': answer(ordersAnswer, {
      data: { live: [orderOf()], ended: [], points: [] },
    }),
  }
  const both = (
    <>
      <EmergencyBanner />
      <EmergencyLink />
    </>
  )
  const { page } = await renderScreen(both, { role: 'funcionario', at: '/', answers })
  await expect.element(page.getByText(words.banner.release)).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.link })).toBeVisible()
  const resident = await renderScreen(both, { role: 'condomino', at: '/' })
  expect(resident.page.getByRole('link', { name: words.link }).elements()).toEqual([])
  expect(resident.server.sent('GET /access-orders')).toEqual([])
})
