import { accessSchedules } from '@portaria/contract/modules/access/access-schedules/access-schedules'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterFormPage } from '../../../register-pages/form/RegisterFormPage.tsx'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { one, recordOf } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { AccessWeek } from './AccessWeek.tsx'

const { week } = screens.access

test('hours past midnight continue on the next day, and holidays stand apart', async () => {
  const night = { days: ['fri', 'holiday'], from_time: '22:00', to_time: '06:00' }
  const { page } = await renderScreen(<AccessWeek hours={[night]} />, { at: '/' })
  const row = (day: RegExp) => page.getByRole('row', { name: day })
  await expect.element(row(/^sex/)).toMatchTextContent(/22:00–24:00/)
  await expect.element(row(/^sáb/)).toMatchTextContent(/0:00–6:00/)
  await expect.element(row(/^dom/)).toMatchTextContent(new RegExp(week.none))
  await expect.element(row(new RegExp(week.holiday))).toMatchTextContent(/0:00–6:00, 22:00–24:00/)
  await expectAccessible()
})

test('without a schedule every day is whole', async () => {
  const { page } = await renderScreen(<AccessWeek hours={null} />, { at: '/' })
  await expect.element(page.getByRole('row').nth(7)).toMatchTextContent(new RegExp(week.allDay))
  expect(page.getByRole('row').elements()).toHaveLength(8)
})

test('the week under the form follows what is typed', async () => {
  const schedule = recordOf(accessSchedules, {
    name: 'Comercial',
    hours: [
      {
        id: '018f0000-0000-7000-8000-0000000000aa',
        days: ['mon'],
        from_time: '08:00',
        to_time: '18:00',
      },
    ],
  })
  const { page } = await renderScreen(
    <RegisterFormPage register={accessSchedules} id={schedule.id} initial={undefined} />,
    {
      at: `/apps/condominiums/access-schedule/${schedule.id}/edit`,
      answers: { [`GET /access-schedules/${schedule.id}`]: one(schedule) },
    },
  )
  const monday = page.getByRole('row', { name: /^seg/ })
  await expect.element(monday).toMatchTextContent(/8:00–18:00/)
  await userEvent.fill(page.getByLabelText(/^Às/), '12:30')
  await expect.element(monday).toMatchTextContent(/8:00–12:30/)
  await page.getByRole('checkbox', { name: 'Feriado' }).click()
  await expect
    .element(page.getByRole('row', { name: new RegExp(week.holiday) }))
    .toMatchTextContent(/8:00–12:30/)
})
