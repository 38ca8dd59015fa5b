import { events } from '@portaria/contract/modules/reservations/events/events'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { recordOf, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { Booked } from './BookedPage.tsx'

const role = 'condomino'

const record = (state: string) =>
  recordOf(events, {
    title: 'Chá da Ana',
    common_area_id: testId(),
    apartment_id: testId(),
    resident_id: testId(),
    common_area: { id: testId(), title: 'Salão', deleted: false },
    apartment: { id: testId(), title: 'Ipê · 101', deleted: false },
    starts_at: '2026-12-05T22:00:00.000Z',
    ends_at: '2026-12-06T02:00:00.000Z',
    held_until: '2026-12-01T15:00:00.000Z',
    state,
  })

const open = (state: string) => {
  const shown = record(state)
  return renderScreen(
    <RegisterProvider register={events} role={role}>
      <Booked record={shown} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/event/${shown.id}/success` },
  )
}

test('a confirmed reservation is shared without its unit', async () => {
  const { page } = await open('approved')
  await expect
    .element(page.getByRole('heading', { name: screens.events.success.approved }))
    .toBeVisible()
  const link = page.getByRole('link', { name: screens.events.success.whatsApp })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('Sal%C3%A3o'))
  await expect.element(link).not.toHaveAttribute('href', expect.stringContaining('101'))
  await expect
    .element(page.getByRole('button', { name: screens.events.success.copy }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: screens.eventGuests.panel.begin }))
    .toBeVisible()
  const mail = page.getByRole('link', { name: screens.events.success.email })
  await expect.element(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=Ch/))
})

test('a request shows how long its time is kept, and one on the waiting list cannot be shared', async () => {
  const { page } = await open('requested')
  await expect.element(page.getByText(/O horário está guardado para você até/)).toBeVisible()
  await page.unmount()
  const waiting = await open('waiting')
  await expect
    .element(waiting.page.getByRole('heading', { name: screens.events.success.waiting }))
    .toBeVisible()
  await expect
    .element(waiting.page.getByRole('link', { name: screens.events.success.whatsApp }))
    .not.toBeInTheDocument()
  await expect
    .element(waiting.page.getByRole('link', { name: screens.eventGuests.panel.begin }))
    .not.toBeInTheDocument()
})
