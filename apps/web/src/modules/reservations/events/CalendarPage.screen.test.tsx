import type { Role } from '@portaria/contract/actors/roles'
import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import {
  calendarFeed,
  eventCalendar,
} from '@portaria/contract/modules/reservations/events/event-calendar'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { dayAfter } from '@portaria/contract/value-types/date'
import { instantOf } from '@portaria/contract/value-types/zoned-time'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { companyToday, storeCompanyZone } from '../../../platform/company-day.ts'
import {
  type Answers,
  dataOf,
  listOf,
  one,
  recordOf,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { registers, screens } from '../../../testing/words.ts'
import { CalendarPage } from './CalendarPage.tsx'

const hall = recordOf(commonAreas, { name: 'Salão', capacity: 40, booking_mode: 'slots' })
const area = { id: hall.id, title: 'Salão' }
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const at = (hour: number) => instantOf(companyToday(), hour * 60, zone).toISOString()
const mine = testId()

const booking = recordOf(events, {
  id: mine,
  title: 'Chá da Ana',
  common_area_id: hall.id,
  apartment_id: testId(),
  resident_id: testId(),
  state: 'approved',
  starts_at: at(10),
  ends_at: at(12),
})

const open = (answers: Answers = {}, role: Role = 'condomino') =>
  renderScreen(<CalendarPage />, {
    role,
    at: '/apps/condominiums/events/',
    answers: {
      'GET /common-areas': listOf([hall]),
      'GET /events/calendar': dataOf(eventCalendar, {
        events: [
          {
            id: mine,
            title: 'Chá da Ana',
            state: 'approved',
            starts_at: at(10),
            ends_at: at(12),
            area,
            apartment: 'Ipê · 101',
          },
        ],
        taken: [{ starts_at: at(14), ends_at: at(16), area }],
        more: false,
      }),
      [`GET /events/${mine}`]: one(booking),
      ...answers,
    },
  })

test('the calendar shows the person’s own reservations, and of others only their times', async () => {
  const { page, server } = await open()
  await page.getByText(screens.events.calendar.month, { exact: true }).click()
  await expect.element(page.getByText(/Reservado · Salão/).first()).toBeVisible()
  const event = page.getByText(/Chá da Ana · Salão · Ipê · 101/).first()
  await expect.element(event).toBeVisible()
  const asked = server.sent('GET /events/calendar').at(-1)?.query
  expect(asked?.get('from')?.slice(0, 10) ?? '').toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await event.click()
  const popup = page.getByRole('dialog', { name: 'Chá da Ana' })
  await expect
    .element(popup.getByRole('link', { name: screens.events.success.open }))
    .toHaveAttribute('href', `/apps/condominiums/event/${mine}`)
  await expect.element(popup.getByText('Ipê · 101')).toBeVisible()
  // A resident approves nothing.
  await expect
    .element(popup.getByRole('button', { name: registers.events.transitions.approve.button }))
    .not.toBeInTheDocument()
})

test('a manager approves a request from its popup, and the calendar shows it', async () => {
  let state: 'requested' | 'approved' = 'requested'
  const record = () => ({ ...booking, state })
  const { page, server } = await open(
    {
      'GET /events/calendar': () =>
        dataOf(eventCalendar, {
          events: [
            {
              id: mine,
              title: 'Chá da Ana',
              state,
              starts_at: at(10),
              ends_at: at(12),
              area,
              apartment: 'Ipê · 101',
            },
          ],
          taken: [],
          more: false,
        }),
      [`GET /events/${mine}`]: () => one(record()),
      [`POST /events/${mine}/approve`]: () => {
        state = 'approved'
        return one(record())
      },
    },
    'sindico',
  )
  await page.getByText(screens.events.calendar.month, { exact: true }).click()
  await page
    .getByText(/Chá da Ana · Aguarda aprovação/)
    .first()
    .click()
  const popup = page.getByRole('dialog', { name: 'Chá da Ana' })
  await expect
    .element(popup.getByRole('button', { name: registers.events.transitions.refuse.button }))
    .toBeVisible()
  await popup.getByRole('button', { name: registers.events.transitions.approve.button }).click()
  await expect.poll(() => server.sent(`POST /events/${mine}/approve`)).toHaveLength(1)
  await expect
    .element(popup.getByRole('button', { name: registers.events.transitions.approve.button }))
    .not.toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('.ui-event-approved').length).toBe(1)
})

test('reservations have the colour of their area, and days without any are marked', async () => {
  const { page } = await open()
  await page.getByText(screens.events.calendar.month, { exact: true }).click()
  await expect.poll(() => document.querySelectorAll('.ui-event-of-area.ui-series-1').length).toBe(2)
  await page.getByRole('button', { name: screens.events.calendar.next }).click()
  await expect.element(page.getByText(screens.events.calendar.empty).first()).toBeVisible()
})

test('no day is called empty before the reservations of its month are known', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const none = dataOf(eventCalendar, { events: [], taken: [], more: false })
  let asked = 0
  const { page } = await open({
    'GET /events/calendar': () => {
      asked += 1
      return asked === 1 ? none : promise
    },
  })
  await page.getByText(screens.events.calendar.month, { exact: true }).click()
  await page.getByRole('button', { name: screens.events.calendar.next }).click()
  await expect.poll(() => asked).toBeGreaterThan(1)
  expect(page.getByText(screens.events.calendar.empty).elements()).toEqual([])
  resolve(none)
  await expect.element(page.getByText(screens.events.calendar.empty).first()).toBeVisible()
})

test('an area narrows the calendar, and the next period is loaded', async () => {
  const { page, server } = await open()
  await page.getByText(screens.events.calendar.week, { exact: true }).click()
  await page.getByRole('combobox', { name: screens.events.calendar.area }).click()
  await page.getByRole('option', { name: 'Salão' }).click()
  await expect
    .poll(() => server.sent('GET /events/calendar').at(-1)?.query.get('common_area_id'))
    .toBe(hall.id)
  const before = server.sent('GET /events/calendar').at(-1)?.query.get('to')
  await page.getByRole('button', { name: screens.events.calendar.next }).click()
  await expect
    .poll(() => server.sent('GET /events/calendar').at(-1)?.query.get('from'))
    .toBe(before)
})

test.each(['America/Sao_Paulo', 'Pacific/Auckland'])(
  'the number of a day opens that day, by the clock of %s',
  async (own) => {
    storeCompanyZone(NIL_TENANT, own)
    const { page, server } = await open()
    await page.getByText(screens.events.calendar.month, { exact: true }).click()
    const day = `${companyToday().slice(0, 8)}15`
    document
      .querySelector<HTMLElement>(`[data-date="${day}"] [role=link], [data-date="${day}"] a`)
      ?.click()
    await expect
      .poll(() => {
        const asked = server.sent('GET /events/calendar').at(-1)?.query
        return [asked?.get('from'), asked?.get('to')]
      })
      .toEqual([day, dayAfter(day, 1)])
  },
)

test('a week without reservations shows a message on a phone', async () => {
  await viewport.viewport(390, 844)
  const { page } = await open({
    'GET /events/calendar': dataOf(eventCalendar, { events: [], taken: [], more: false }),
  })
  await expect.element(page.getByText(screens.events.calendar.none)).toBeVisible()
})

test('the personal link is created on request, and renewing it asks first', async () => {
  const url = (nth: number) => `https://portaria.example/api/v1/calendars/token${nth}`
  let made = 0
  const { page, server } = await open({
    'GET /events/feed': dataOf(calendarFeed, { url: null }),
    'POST /events/feed': () => dataOf(calendarFeed, { url: url((made += 1)) }),
  })
  await page.getByRole('button', { name: screens.events.calendar.subscribe }).click()
  await page.getByRole('button', { name: screens.events.feed.make }).click()
  await expect.element(page.getByText(url(1))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: screens.events.feed.open }))
    .toHaveAttribute('href', 'webcal://portaria.example/api/v1/calendars/token1')
  await page.getByRole('button', { name: screens.events.feed.renew }).click()
  expect(server.sent('POST /events/feed')).toHaveLength(1)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: screens.events.feed.renew })
    .click()
  await expect.element(page.getByText(url(2))).toBeVisible()
})
