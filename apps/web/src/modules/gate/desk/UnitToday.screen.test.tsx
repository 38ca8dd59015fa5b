import { gateUnitAnswer } from '@portaria/contract/modules/gate/gate'
import { expect, test } from 'vitest'
import { answer, testId } from '../../../testing/fake-server.ts'
import { gateVisit, quietDesk } from '../../../testing/gate-answers.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { UnitToday } from './UnitToday.tsx'

test('the guests of a party share one row of their unit, other guests have one each', async () => {
  const apartment = { id: testId(), title: 'Ipê · 101' }
  const guests = ['Ana', 'Bia', 'Caio', 'Davi'].map((guest_name) =>
    gateVisit({ guest_name, apartment, purpose: 'Aniversário' }),
  )
  const alone = gateVisit({ guest_name: 'Eva Sozinha', apartment })
  const party = {
    id: guests[0]?.id ?? '',
    purpose: 'Aniversário',
    apartment,
    guests: 5,
    arrived: 1,
    visit_ids: guests.map(({ id }) => id),
  }
  const { page } = await renderScreen(<UnitToday unitId={apartment.id} onAct={() => undefined} />, {
    role: 'funcionario',
    at: '/apps/condominiums/gate/',
    answers: {
      'GET /gate/expected': quietDesk({ expected: guests, parties: [party] })[
        'GET /gate/expected'
      ] as Response,
      [`GET /gate/apartments/${apartment.id}`]: answer(gateUnitAnswer, {
        data: {
          intercom: null,
          people: [],
          visits: [...guests, alone],
          passes: [],
          cars: [],
          parcels: [],
        },
      }),
    },
  })
  const line = page.getByRole('button', { name: 'Aniversário · Ipê · 101 · 1 de 5' })
  await expect.element(line).toBeVisible()
  await expect.element(page.getByText('Eva Sozinha')).toBeVisible()
  await expect.element(page.getByText('Davi')).not.toBeVisible()
  await line.click()
  await expect.element(page.getByText('Davi')).toBeVisible()
})
