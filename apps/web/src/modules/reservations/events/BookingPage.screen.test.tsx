import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import {
  type AreaTimes,
  areaDays,
  areaTimes,
  ownUnitsToBook,
} from '@portaria/contract/modules/reservations/events/area-times'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { dayAfter } from '@portaria/contract/value-types/date'
import { instantOf } from '@portaria/contract/value-types/zoned-time'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { companyToday } from '../../../platform/company-day.ts'
import {
  type Answers,
  type Call,
  dataOf,
  listOf,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { BookingPage } from './BookingPage.tsx'

const hall = recordOf(commonAreas, {
  name: 'Salão',
  capacity: 40,
  booking_mode: 'slots',
  condition: 'open',
  needs_approval: true,
  fee: '180.00',
})
const unit = {
  apartment: { id: testId(), title: 'Ipê · 101' },
  resident: { id: testId(), title: 'Ana Prado' },
}
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const tomorrow = dayAfter(companyToday(), 1)
const at = (hour: number) => instantOf(tomorrow, hour * 60, zone).toISOString()
const rule = { id: testId(), title: 'Uso do salão' }

const times: AreaTimes['times'] = [
  { from: at(7), to: at(8), refusal: 'notice_short' },
  { from: at(10), to: at(16), refusal: null },
  { from: at(19), to: at(23), refusal: 'time_taken' },
]

const made = ({ body }: Call) => one(recordOf(events, body as Record<string, unknown>))

const open = (answers: Answers = {}, search = '') =>
  renderScreen(<BookingPage />, {
    role: 'condomino',
    at: `/apps/condominiums/new-event/new${search}`,
    answers: {
      'GET /common-areas': listOf([hall]),
      [`GET /common-areas/${hall.id}`]: one(hall),
      [`GET /common-areas/${hall.id}/days`]: dataOf(areaDays, [
        { day: tomorrow, free: true, taken: true },
      ]),
      [`GET /common-areas/${hall.id}/times`]: dataOf(areaTimes, {
        day: tomorrow,
        times,
        closed: null,
        quota: { used: 1, of: 2 },
        rule,
      }),
      [`GET /common-areas/${hall.id}/own-units`]: dataOf(ownUnitsToBook, [unit]),
      ...answers,
    },
  })

test('an area is booked in four steps, for the person’s own unit and with its rule accepted', async () => {
  const { page, server, path } = await open({ 'POST /events': made })
  await page.getByRole('button', { name: /Salão/ }).click()
  await expect.element(page.getByText(/Falta pouco para este horário/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /07:00/ })).toBeDisabled()
  await page.getByRole('button', { name: /10:00/ }).click()
  await userEvent.type(
    page.getByRole('textbox', { name: screens.events.guests.name }),
    'Chá da Ana',
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Esta área precisa de aprovação/)).toBeVisible()
  await expect.element(page.getByText('R$ 180,00')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: rule.title }))
    .toHaveAttribute('href', `/apps/condominiums/rule/${rule.id}`)
  await page.getByRole('button', { name: screens.events.review.asks }).click()
  await expect
    .poll(() => server.sent('POST /events')[0]?.body)
    .toMatchObject({
      title: 'Chá da Ana',
      common_area_id: hall.id,
      apartment_id: unit.apartment.id,
      resident_id: unit.resident.id,
      starts_at: at(10),
      ends_at: at(16),
      rule_id: rule.id,
      waits: false,
    })
  await expect.poll(path).toMatch(/\/apps\/condominiums\/event\/[\w-]+\/success$/)
})

test('a time that another reservation holds offers the waiting list', async () => {
  const { page, server } = await open({ 'POST /events': made })
  await page.getByRole('button', { name: /Salão/ }).click()
  await page.getByRole('button', { name: /19:00.*Entrar na fila/ }).click()
  await page.getByRole('button', { name: screens.events.next }).click()
  await expect.element(page.getByText(/Outra reserva tem este horário/)).toBeVisible()
  await page.getByRole('button', { name: 'Entrar na fila' }).click()
  await expect.poll(() => server.sent('POST /events')[0]?.body).toMatchObject({ waits: true })
})

test('a refusal of the server is shown, and a second press sends the same reservation', async () => {
  const { page, server } = await open({
    'POST /events': refused('validation', { starts_at: 'quota_full' }),
  })
  await page.getByRole('button', { name: /Salão/ }).click()
  await page.getByRole('button', { name: /10:00/ }).click()
  await page.getByRole('button', { name: screens.events.next }).click()
  const send = page.getByRole('button', { name: screens.events.review.asks })
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await send.click()
  await expect.poll(() => server.sent('POST /events').length).toBe(2)
  const [first, second] = server.sent('POST /events').map(({ body }) => body)
  expect(first).toEqual(second)
})

test('a person who may book for no unit sees a message', async () => {
  const { page, server } = await open(
    { [`GET /common-areas/${hall.id}/own-units`]: dataOf(ownUnitsToBook, []) },
    `?area=${hall.id}&day=${tomorrow}&from=${at(10)}&to=${at(16)}&step=2`,
  )
  await expect.element(page.getByText(/Você não pode reservar por nenhuma unidade/)).toBeVisible()
  await page.getByRole('button', { name: screens.events.next }).click()
  expect(server.sent('POST /events')).toEqual([])
})

test('a press of Continuar counts although the own units are read later', async () => {
  const units = Promise.withResolvers<void>()
  const { page } = await open({
    [`GET /common-areas/${hall.id}/own-units`]: async () => {
      await units.promise
      return dataOf(ownUnitsToBook, [unit])
    },
  })
  await page.getByRole('button', { name: /Salão/ }).click()
  await page.getByRole('button', { name: '10:00–16:00' }).click()
  await page.getByRole('textbox', { name: 'Título' }).fill('Aniversário')
  await page.getByRole('button', { name: screens.events.next }).click()
  units.resolve()
  await expect.element(page.getByText(/Esta área precisa de aprovação/)).toBeVisible()
})
