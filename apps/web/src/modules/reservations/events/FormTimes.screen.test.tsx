import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { areaTimes } from '@portaria/contract/modules/reservations/events/area-times'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { instantOf } from '@portaria/contract/value-types/zoned-time'
import { expect, test } from 'vitest'
import { RegisterFormPage } from '../../../register-pages/form/RegisterFormPage.tsx'
import { dataOf, one, recordOf, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const at = (hour: number) => instantOf('2030-05-20', hour * 60, zone).toISOString()
const hall = recordOf(commonAreas, { name: 'Salão', capacity: 40, booking_mode: 'slots' })
const party = recordOf(events, {
  title: 'Chá da Ana',
  common_area_id: hall.id,
  apartment_id: testId(),
  resident_id: testId(),
  starts_at: at(10),
  ends_at: at(16),
  state: 'approved',
})

test.each(['condomino', 'sindico'] as const)(
  'what is changed is offered its own time, and another fills in both ends: %s',
  async (role) => {
    const { page, server } = await renderScreen(
      <RegisterFormPage register={events} id={party.id} initial={undefined} />,
      {
        role,
        at: `/apps/condominiums/event/${party.id}/edit`,
        answers: {
          [`GET /events/${party.id}`]: one(party),
          [`GET /common-areas/${hall.id}`]: one(hall),
          [`GET /common-areas/${hall.id}/times`]: dataOf(areaTimes, {
            day: '2030-05-20',
            times: [
              { from: at(10), to: at(16), refusal: null },
              { from: at(18), to: at(23), refusal: null },
            ],
            closed: null,
            quota: null,
            rule: null,
          }),
          [`PATCH /events/${party.id}`]: ({ body }) => one({ ...party, ...(body as object) }),
        },
      },
    )
    await page.getByRole('button', { name: '18:00–23:00' }).click()
    const asked = server.sent(`GET /common-areas/${hall.id}/times`)[0]?.query
    expect([asked?.get('event_id'), asked?.get('day')]).toEqual([party.id, '2030-05-20'])
    await page.getByRole('button', { name: /^Salvar/ }).click()
    await expect
      .poll(() => server.sent(`PATCH /events/${party.id}`)[0]?.body)
      .toEqual({ starts_at: at(18), ends_at: at(23) })
  },
)
