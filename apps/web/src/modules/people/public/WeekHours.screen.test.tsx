import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { WeekHours } from './WeekHours.tsx'

const open = (hours: Parameters<typeof WeekHours>[0]['hours']) =>
  renderScreen(<WeekHours hours={hours} />, {
    role: 'sindico',
    at: '/apps/condominiums/employees/',
    answers: {},
  })

test('a shift over midnight is shown on both of its days', async () => {
  const { page } = await open([{ days: ['mon'], from: '22:00', to: '06:00' }])
  await expect.element(page.getByRole('row', { name: 'seg. 22:00–24:00' })).toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: 'ter. 0:00–6:00' })).toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: 'qua. nenhum horário' })).toBeInTheDocument()
})

test('days without times apply all day, times without days apply every day', async () => {
  const { page } = await open([
    { days: ['sat'], from: null, to: null },
    { days: [], from: '08:00', to: '12:00' },
  ])
  await expect
    .element(page.getByRole('row', { name: 'sáb. o dia todo, 8:00–12:00' }))
    .toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: 'dom. 8:00–12:00' })).toBeInTheDocument()
})

test('an unrestricted week is not drawn', async () => {
  const { page } = await open([{ days: [], from: null, to: null }])
  expect(page.getByRole('table').elements()).toEqual([])
})
