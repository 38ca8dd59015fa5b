import type { Role } from '@portaria/contract/actors/roles'
import { deliveriesAnswer } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { savedViewsAnswer } from '@portaria/contract/modules/saved-views/saved-views'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { RegisterListPage } from '../../../register-pages/list/RegisterListPage.tsx'
import { answer, listOf, recordOf } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { RecentReadings } from '../public/RecentReadings.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const sent = (title: string, sentAt: string) =>
  recordOf(announcements, {
    title,
    audience: 'all',
    kind: 'common',
    body: '<p>Na terça.</p>',
    state: 'sent',
    sent_at: sentAt,
  })
const water = sent('Falta de água', hoursAgo(3))
const party = sent('Festa junina', hoursAgo(20))
const old = sent('Pintura do portão', hoursAgo(24 * 20))
const counts = { people: 90, units: 40, without_login: 6, told: 2, delivered: 80 }
const delivered = answer(deliveriesAnswer, {
  data: [
    { id: water.id, requires_ack: true, delivery: { ...counts, read: 62, acknowledged: 40 } },
    {
      id: party.id,
      requires_ack: false,
      delivery: { ...counts, without_login: 0, read: 12, acknowledged: 0 },
    },
  ],
})
const answers = {
  'GET /me/views': answer(savedViewsAnswer, { data: [] }),
  'GET /announcements': listOf([water, party, old]),
  'GET /announcements/deliveries': delivered,
}

test('the first screen shows the readers of recent announcements, counted by one call', async () => {
  const { page, server } = await renderScreen(<RecentReadings />, {
    role: 'sindico',
    at: '/apps/dashboards/project',
    answers,
  })
  await expect.element(page.getByText('Confirmaram 40 de 84 · papel 2 de 6')).toBeVisible()
  await expect.element(page.getByText('Leram 12 de 90')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Falta de água' }))
    .toHaveAttribute('href', `/apps/condominiums/announcement/${water.id}`)
  await expect.element(page.getByText('Pintura do portão')).not.toBeInTheDocument()
  const calls = server.sent('GET /announcements/deliveries')
  expect(calls.map(({ query }) => query.get('ids'))).toEqual([`${water.id},${party.id}`])
})

const openList = async (role: Role) => {
  await viewport.viewport(1440, 900)
  return renderScreen(<RegisterListPage register={announcements} />, {
    role,
    at: '/apps/condominiums/announcements/',
    answers,
  })
}

test('the list has the meter for those who may see the proof', async () => {
  const { page, server } = await openList('sindico')
  await expect.element(page.getByText('Leram 12 de 90')).toBeVisible()
  await expect
    .element(page.getByRole('columnheader', { name: screens.announcements.delivery.title }))
    .toBeVisible()
  expect(server.sent('GET /announcements/deliveries')).toHaveLength(1)
})

test('the list of others has no meter, and asks for none', async () => {
  const { page, server } = await openList('condomino')
  await expect.element(page.getByText('Festa junina')).toBeVisible()
  await expect
    .poll(() => page.getByRole('columnheader', { name: 'Título' }).elements().length)
    .toBe(1)
  expect(page.getByText(screens.announcements.delivery.title).elements()).toEqual([])
  expect(server.sent('GET /announcements/deliveries')).toEqual([])
})
