import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { onTheWayAnswer } from '@portaria/contract/modules/visits/visits'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refused, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problems } from '../../testing/words.ts'
import { ProviderVisits } from './ProviderVisits.tsx'

const visit = (more: Partial<Assigned['visits'][number]>): Assigned['visits'][number] => ({
  id: testId(),
  guest_name: 'Marcos Lima',
  place: 'Ipê · 1203',
  purpose: 'Chuveiro',
  state: 'expected',
  expected_from: '2026-11-20T12:00:00.000Z',
  expected_to: '2026-11-20T14:00:00.000Z',
  soon: false,
  on_the_way_at: null,
  host: null,
  ...more,
})
const open = (one: Assigned['visits'][number], on = answer(onTheWayAnswer, told)) =>
  renderScreen(<ProviderVisits visits={[one]} />, {
    role: 'service_provider',
    at: '/apps/dashboards/project',
    answers: { [`POST /visits/${one.id}/on-the-way`]: on },
  })
const told = { data: { on_the_way_at: '2026-11-20T11:40:00.000Z' } }

test('an arrival that cannot be announced gives the reason', async () => {
  const { page } = await open(visit({ soon: true }), refused('state_conflict'))
  await userEvent.click(page.getByRole('button', { name: 'Estou chegando: Ipê · 1203' }))
  await expect.element(page.getByText(problems.titles.state_conflict.title)).toBeVisible()
  await expect.element(page.getByText('foram avisados', { exact: false })).not.toBeInTheDocument()
})

test('long before the visit there is no button, and afterwards the time of the announcement is shown', async () => {
  const { page } = await open(visit({}))
  await expect.element(page.getByText('Ipê · 1203')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  const { page: said } = await open(visit({ soon: true, on_the_way_at: told.data.on_the_way_at }))
  await expect
    .element(said.getByText('Portaria e unidade avisadas', { exact: false }))
    .toBeVisible()
  await expect
    .element(said.getByRole('button', { name: 'Estou chegando: Ipê · 1203' }))
    .not.toBeInTheDocument()
})

test('a provider who is due announces the arrival by one press, and calls the person who asked', async () => {
  const due = visit({ soon: true, host: { name: 'Ana Prado', phone: '+5511987654321' } })
  const { page, server } = await open(due)
  const call = page.getByRole('link', { name: 'Ligar para Ana' })
  await expect.element(call).toHaveAttribute('href', 'tel:+5511987654321')
  await userEvent.click(page.getByRole('button', { name: 'Estou chegando: Ipê · 1203' }))
  await expect.element(page.getByText('A portaria e Ipê · 1203 foram avisados')).toBeVisible()
  expect(server.sent(`POST /visits/${due.id}/on-the-way`)).toHaveLength(1)
})
