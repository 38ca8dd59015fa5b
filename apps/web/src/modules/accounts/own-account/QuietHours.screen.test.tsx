import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { QuietHours } from './QuietHours.tsx'

const role = 'condomino'

const open = () =>
  renderScreen(<QuietHours role={role} />, {
    role,
    at: '/pages/profile',
    answers: {
      'PATCH /me': ({ body }) => {
        const me = JSON.parse(localStorage.getItem('user') ?? '{}') as object
        return Response.json({ data: { ...me, ...(body as object) } })
      },
    },
  })

test('quiet hours are off until turned on, for each channel separately', async () => {
  const { page, server } = await open()
  const section = page.getByRole('region', { name: screens.ownAccount.notifications.quiet.title })
  await expect.element(section.getByText(/Pânico, emergências/)).toBeVisible()
  await expect.element(section.getByRole('combobox')).not.toBeInTheDocument()
  await userEvent.click(
    section.getByRole('switch', { name: screens.ownAccount.notifications.quiet.push }),
  )
  await expect
    .poll(() => server.sent('PATCH /me').at(-1)?.body)
    .toMatchObject({
      settings: {
        quietHours: { push: { on: true, from: 1_320, to: 420 }, email: { on: false } },
      },
    })
  await expect
    .element(section.getByRole('combobox', { name: screens.ownAccount.notifications.quiet.from }))
    .toHaveTextContent('22:00')
  await expect
    .element(section.getByRole('combobox', { name: screens.ownAccount.notifications.quiet.to }))
    .toHaveTextContent('07:00')
})

test('their end and their exceptions can be chosen', async () => {
  const { page, server } = await open()
  await userEvent.click(
    page.getByRole('switch', { name: screens.ownAccount.notifications.quiet.email }),
  )
  // The group of letters: another test may have turned on another channel.
  const letters = page.getByRole('group', { name: screens.ownAccount.notifications.quiet.email })
  await letters.getByRole('combobox', { name: screens.ownAccount.notifications.quiet.to }).click()
  await page.getByRole('option', { name: '08:30' }).click()
  await expect
    .poll(() => server.sent('PATCH /me').at(-1)?.body)
    .toMatchObject({ settings: { quietHours: { email: { to: 510 } } } })
  await page
    .getByRole('combobox', { name: screens.ownAccount.notifications.quiet.except })
    .fill('encomenda')
  await page.getByRole('option', { name: 'Chegou uma encomenda' }).click()
  await expect
    .poll(() => server.sent('PATCH /me').at(-1)?.body)
    .toMatchObject({
      settings: { quietHours: { except: { parcel_arrived: true, announcement_sent: false } } },
    })
})
