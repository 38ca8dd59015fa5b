import { patrols } from '@portaria/contract/modules/rounds/patrols/patrols'
import { rounds } from '@portaria/contract/modules/rounds/rounds/rounds'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import {
  type Answers,
  listOf,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { registers, screens } from '../../../testing/words.ts'
import { BeginUnplanned, PatrolRounds } from './PatrolRounds.tsx'

const patrol = recordOf(patrols, { name: 'Ronda noturna', range_min: 60 })
const round = recordOf(rounds, {
  patrol_id: patrol.id,
  patrol: { id: patrol.id, title: 'Ronda noturna', deleted: false },
  employee_id: testId(),
  employee: { id: testId(), title: 'Edson Marinho', deleted: false },
  starts_at: new Date().toISOString(),
  service_date: '2026-11-27',
  state: 'planned',
  unassigned: false,
})

const role = 'sindico'

const open = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={patrols} role={role}>
      <BeginUnplanned record={patrol} />
      <PatrolRounds record={patrol} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/patrol/${patrol.id}`, answers },
  )

test('a patrol shows its future rounds, each with the person responsible', async () => {
  const { page, server } = await open({ 'GET /rounds': listOf([round]) })
  const link = page.getByRole('link', { name: /^Ronda noturna/ })
  await expect.element(link).toHaveAttribute('href', `/apps/condominiums/round/${round.id}`)
  await expect.element(page.getByText('Edson Marinho')).toBeVisible()
  const [call] = server.sent('GET /rounds')
  expect(call?.query.get('filter[state]')).toBe('planned,running')
})

test('an unplanned round is created by one press, and a refusal is shown', async () => {
  const { page, server } = await open({
    'GET /rounds': listOf([]),
    'POST /rounds': refused('forbidden'),
  })
  await page.getByRole('button', { name: screens.rounds.unplanned }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(server.sent('POST /rounds').map(({ body }) => body)).toEqual([{ patrol_id: patrol.id }])
})

test('a created round is announced', async () => {
  const { page } = await open({ 'GET /rounds': listOf([]), 'POST /rounds': one(round) })
  await page.getByRole('button', { name: screens.rounds.unplanned }).click()
  await expect.element(page.getByText(screens.rounds.begun)).toBeVisible()
})

test('a round without a person responsible is marked', async () => {
  const nobodys = { ...round, employee_id: null, employee: null, unassigned: true }
  const { page } = await open({ 'GET /rounds': listOf([nobodys]) })
  await expect.element(page.getByText(registers.rounds.fields.unassigned)).toBeVisible()
})
