import type { Role } from '@portaria/contract/actors/roles'
import { analyticsAnswer } from '@portaria/contract/modules/reports/analytics'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { AnalyticsPage } from './AnalyticsPage.tsx'

const report = (name: Report['name'], totals: Report['totals']): Report => ({
  name,
  period: { from: '2026-11-01', to: '2026-11-10' },
  previous: { from: '2026-10-22', to: '2026-10-31' },
  previous_until: null,
  time_zone: 'America/Sao_Paulo',
  company: 'Residencial Bosque',
  step: 'day',
  totals,
  before: {},
  series: [],
  groups: {},
  hours: null,
  filtered: [],
  read_at: '2026-11-10T12:00:00.000Z',
})

const open = (role: Role, data: Partial<Record<Report['name'], Report>>) =>
  renderScreen(<AnalyticsPage />, {
    role,
    at: '/apps/dashboards/analytics',
    answers: {
      'GET /analytics': answer(analyticsAnswer, {
        data: { visitors: null, rounds: null, occurences: null, ...data },
      }),
    },
  })

test('managers read all trends and the share of completed rounds, and open reports', async () => {
  const { page } = await open('sindico', {
    visitors: report('visitors', { entered: 12 }),
    rounds: report('rounds', { planned: 10, done: 8, missed: 1, aborted: 1 }),
  })
  await expect
    .element(page.getByRole('heading', { name: screens.reports.analytics.of.visitors }))
    .toBeVisible()
  await expect.element(page.getByText('80% das rondas foram feitas.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: screens.app.titles.reportsRounds }))
    .toHaveAttribute('href', '/apps/condominiums/reports/rounds?preset=last_30')
})

test('a range is chosen and requested', async () => {
  const { page, server } = await open('sindico', { visitors: report('visitors', { entered: 1 }) })
  await userEvent.click(page.getByRole('combobox', { name: screens.reports.period }))
  await userEvent.click(page.getByRole('option', { name: screens.reports.presets.last_12_months }))
  await expect.poll(() => server.sent('GET /analytics').length).toBe(2)
})

test('the gate reads its day and has no choice of range', async () => {
  const { page } = await open('funcionario', { visitors: report('visitors', { entered: 3 }) })
  await expect.element(page.getByText(screens.reports.analytics.about.day)).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

test('a resident reads figures of their own unit and opens no report', async () => {
  const { page: own } = await open('condomino', { visitors: report('visitors', { entered: 0 }) })
  await expect.element(own.getByText(screens.reports.analytics.about.unit)).toBeVisible()
  await expect.element(own.getByText(screens.reports.nothing)).toBeVisible()
  await expect.element(own.getByRole('link', { name: /^Relatório/ })).not.toBeInTheDocument()
})
