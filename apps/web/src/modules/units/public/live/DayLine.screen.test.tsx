import { hoursAnswer } from '@portaria/contract/modules/units/buildings'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { answer } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { DayLine } from './DayLine.tsx'

const hoursWith = (counts: Readonly<Record<number, number>>) =>
  Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0)

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
