import { hoursAnswer } from '@portaria/contract/modules/units/buildings'
import { expect, test, vi } from 'vitest'
import { currentQueryClient } from '../../../../platform/query-client.ts'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { answer } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { DayLine } from './DayLine.tsx'

const hoursWith = (counts: Readonly<Record<number, number>>) =>
  Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0)

const dayOf = (expected: number) =>
  answer(hoursAnswer, {
    data: {
      entered: hoursWith({ 9: 2 }),
      expected: hoursWith({ 19: expected }),
      parcels: hoursWith({}),
      events: hoursWith({}),
    },
  })

test('the present hour is that of the last answer', async () => {
  const realNow = Date.now
  const clock = vi.spyOn(Date, 'now')
  const begun = realNow()
  clock.mockImplementation(() => begun)
  let expected = 4
  const { page } = await renderScreen(<DayLine />, {
    role: 'sindico',
    at: '/apps/condominiums/building',
    answers: { 'GET /buildings/hours': () => dayOf(expected) },
  })
  const present = () => document.querySelector('[data-now]')?.getAttribute('data-now')
  await expect.element(page.getByText('Ainda esperadas4')).toBeVisible()
  const before = present()
  clock.mockImplementation(() => begun + 3 * 3_600_000)
  expected = 5
  await currentQueryClient().invalidateQueries()
  await expect.element(page.getByText('Ainda esperadas5')).toBeVisible()
  expect(Number(present())).toBe((Number(before) + 3) % 24)
  clock.mockRestore()
})

test('the hours in which something happens are a table, with the sums beside their names', async () => {
  const { page } = await renderScreen(<DayLine />, {
    role: 'sindico',
    at: '/apps/condominiums/building',
    answers: {
      'GET /buildings/hours': answer(hoursAnswer, {
        data: {
          entered: hoursWith({ 9: 2, 10: 1 }),
          expected: hoursWith({ 19: 4 }),
          parcels: hoursWith({ 10: 3 }),
          events: hoursWith({}),
        },
      }),
    },
  })
  const cells = () =>
    page
      .getByRole('row')
      .elements()
      .map((line) => [...line.children].map(({ textContent }) => textContent))
  await expect.poll(cells).toEqual([
    ['Hora', 'Entradas', 'Ainda esperadas', 'Encomendas', 'Reservas'],
    ['9h', '2', '0', '0', '0'],
    ['10h', '1', '0', '3', '0'],
    ['19h', '0', '4', '0', '0'],
  ])
  await expect.element(page.getByText('Entradas3')).toBeVisible()
  await expectAccessible()
})
