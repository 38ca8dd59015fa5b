import { historyAnswer } from '@portaria/contract/answers/register-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { employees } from '@portaria/contract/modules/people/employees/employees'
import { garages } from '@portaria/contract/modules/units/garages/garages'
import { expect, test } from 'vitest'
import { answer, recordOf, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { RegisterPage } from '../RegisterPage.tsx'
import type { RegisterRecord } from '../record.ts'
import { HistoryDrawer } from './HistoryDrawer.tsx'

const entry = (operation: string, changes: object = {}) => ({
  id: testId(),
  at: '2026-11-20T12:00:00.000Z',
  actor: null,
  actor_role: 'system',
  operation,
  changes,
})

const open = (register: AnyRegister, record: RegisterRecord, ...data: object[]) =>
  renderScreen(
    <RegisterPage register={register}>
      <HistoryDrawer record={record} onClose={() => undefined} />
    </RegisterPage>,
    {
      role: 'sindico',
      at: '/apps/condominiums/garages/',
      answers: {
        [`GET /${register.name}/${record.id}/history`]: answer(historyAnswer, {
          data,
          meta: { page: 1, per_page: 20, next: false },
        }),
      },
    },
  )

test('the word for an action agrees with the noun of the register', async () => {
  const { page } = await open(garages, recordOf(garages, { code: '22' }), entry('remove'))
  await expect
    .element(page.getByText(screens.recordHistory.done.remove.f, { exact: true }))
    .toBeVisible()
})

test('a value agrees with the gender of the person', async () => {
  const ana = recordOf(employees, { name: 'Ana', position: 'Zeladora', gender: 'female' })
  const married = entry('update', { marital_status: ['single', 'married'] })
  const { page } = await open(employees, ana, married)
  await expect.element(page.getByText(/Casada/)).toBeVisible()
})
