import {
  dayFiguresAnswer,
  type DayFigures as Figures,
  registerTotalsAnswer,
} from '@portaria/contract/modules/landing/landing'
import { defaultTiles } from '@portaria/contract/modules/landing/landing-tiles'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { changeSettings } from '../../platform/settings/settings.store.ts'
import { answer } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { DayFigures } from './DayFigures.tsx'
import { NeedsYou } from './NeedsYou.tsx'

const figures = (more: Partial<Figures> = {}): Figures => ({
  visits: {
    inside: 2,
    overstayed: 0,
    waiting: 0,
    expected: 1,
    entries: Array.from({ length: 24 }, () => 0),
  },
  parcels: { today: 1, days: 0, older: 2, long: 2, overdue: 0 },
  loans: { out: 0, overdue: 0 },
  events: { today: 0, requested: 0 },
  alerts: { active: 0, acknowledged: 0 },
  rounds: { due: 1, done: 2, missed: 0 },
  occurrences: { day: 0, week: 1, older: 0, overdue: 0 },
  requests: { open: 3, overdue: 0 },
  doors: { total: 0, taken: 0, blocked: 0 },
  documents: { soon: 0, expired: 0 },
  ...more,
})

const open = (data: Figures) =>
  renderScreen(<DayFigures />, {
    role: 'sindico',
    at: '/apps/dashboards/project',
    answers: {
      'GET /dashboard/day': answer(dayFiguresAnswer, { data }),
      // The choice is shown before it is saved, however long that takes.
      'PATCH /me': () => new Promise<Response>(() => undefined),
    },
  })

afterEach(() => changeSettings({ landing: defaultTiles }))

test('urgent figures come first and open their rows; figures without a feature of the company are absent', async () => {
  const { page } = await open(figures({ requests: { open: 3, overdue: 2 } }))
  const links = page.getByRole('link')
  await expect.element(links.first()).toHaveAccessibleName('Solicitações 3 2 em atraso')
  await expect
    .element(links.first())
    .toHaveAttribute('href', '/apps/condominiums/requests/?filter[overdue]=true')
  await expect.element(page.getByText('2 há mais de 48 h')).toBeVisible()
  await expect.element(page.getByText('2 de 3')).toBeVisible()
  await expect.element(page.getByText(screens.landing.day.doors)).not.toBeInTheDocument()
})

const viewer = { role: 'sindico' } as const

test('the urgent line counts the same alerts as the tile', async () => {
  const { page } = await renderScreen(
    <>
      <NeedsYou {...viewer} />
      <DayFigures />
    </>,
    {
      role: 'sindico',
      at: '/apps/dashboards/project',
      answers: {
        'GET /dashboard/totals': answer(registerTotalsAnswer, { data: [] }),
        'GET /dashboard/day': answer(dayFiguresAnswer, {
          data: figures({ alerts: { active: 1, acknowledged: 1 } }),
        }),
      },
    },
  )
  await expect.element(page.getByText('2 alertas de pânico em aberto')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Alertas de pânico 2/ })).toBeVisible()
})

test('a person hides a figure and moves another, and undoes it', async () => {
  const { page } = await open(figures())
  await userEvent.click(page.getByRole('button', { name: screens.landing.day.arrange }))
  await userEvent.click(page.getByRole('checkbox', { name: screens.landing.day.alerts }))
  await userEvent.click(page.getByRole('button', { name: 'Mover antes: Visitas esperadas' }))
  await userEvent.click(page.getByRole('button', { name: screens.landing.day.done }))
  await expect.element(page.getByText(screens.landing.day.alerts)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link').first()).toHaveAccessibleName(/^Visitas esperadas/)
  await userEvent.click(page.getByRole('button', { name: screens.landing.day.arrange }))
  await userEvent.click(page.getByRole('button', { name: screens.landing.day.byNeed }))
  await userEvent.click(page.getByRole('button', { name: screens.landing.day.done }))
  await expect.element(page.getByRole('link').first()).toHaveAccessibleName(/^Alertas de pânico/)
})
