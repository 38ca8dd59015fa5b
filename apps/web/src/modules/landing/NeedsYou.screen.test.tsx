import {
  dayFiguresAnswer,
  type Need,
  type RegisterTotal,
  registerTotalsAnswer,
} from '@portaria/contract/modules/landing/landing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answer } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { startTypist } from '../../testing/typist.ts'
import { screens } from '../../testing/words.ts'
import { NeedsYou } from './NeedsYou.tsx'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()

const need = (days: number | null, ...names: string[]): Need => ({
  since: days === null ? null : daysAgo(days),
  people: names.map((name) => ({ id: name, name, photo: null })),
})

const total = (
  register: RegisterTotal['register'],
  { waiting = {}, marked = {}, needs = {} }: Partial<RegisterTotal>,
): RegisterTotal => ({ register, total: 9, waiting, marked, needs })

const viewer = { role: 'sindico' } as const

const widthOf = (element: Element) => element.getBoundingClientRect().width

const open = (data: RegisterTotal[]) =>
  renderScreen(<NeedsYou {...viewer} />, {
    role: 'sindico',
    at: '/apps/dashboards/project',
    answers: {
      'GET /dashboard/totals': answer(registerTotalsAnswer, { data }),
      'GET /dashboard/day': answer(dayFiguresAnswer, {
        data: {
          visits: { inside: 0, overstayed: 0, waiting: 1, expected: 0, entries: [] },
          parcels: { today: 0, days: 0, older: 0, long: 0, overdue: 0 },
          loans: { out: 0, overdue: 0 },
          events: { today: 0, requested: 0 },
          alerts: { active: 1, acknowledged: 0 },
          rounds: { due: 0, done: 0, missed: 0 },
          occurrences: { day: 0, week: 0, older: 0, overdue: 0 },
          requests: { open: 0, overdue: 0 },
          doors: { total: 0, taken: 0, blocked: 0 },
          documents: { soon: 0, expired: 0 },
        },
      }),
    },
  })

test('rows are links in groups, the most urgent group and the oldest row first', async () => {
  const { page } = await open([
    total('events', { waiting: { requested: 1 }, needs: { requested: need(null, 'Marco Alves') } }),
    total('requests', {
      waiting: { open: 2 },
      marked: { overdue: 1 },
      needs: { open: need(3, 'Ana Reis', 'Bia Lima'), overdue: need(5) },
    }),
    total('visits', { waiting: { waiting: 1 }, needs: { waiting: need(0) } }),
  ])
  const links = page.getByRole('link')
  await expect.element(links.first()).toHaveAccessibleName('1 alerta de pânico em aberto')
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/apps/condominiums/panic/?state=active',
    '/apps/condominiums/visits/?filter[state]=waiting',
    '/apps/condominiums/requests/?filter[overdue]=true',
    '/apps/condominiums/requests/?filter[state]=open',
    '/apps/condominiums/events/?filter[state]=requested',
  ])
  const heads = page.getByRole('heading', { level: 3 }).elements()
  const { now, late, decide } = screens.landing.needs
  expect(heads.map(({ textContent }) => textContent)).toEqual([now, late, decide])
  // Whom it is about, and since when the oldest waits, if that is known.
  await expect
    .element(links.nth(3))
    .toHaveAccessibleName(
      '2 solicitações esperam resposta Ana Reis e Bia Lima a espera mais longa: há 3 dias',
    )
  await expect.element(links.nth(4)).toHaveAccessibleName('1 reserva espera aprovação Marco Alves')
  await expectAccessible()
})

test('ages go on each minute while the page stands open', async () => {
  const clock = startTypist()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  // Ages are told anew at full minutes.
  vi.setSystemTime(Math.ceil(Date.now() / 60_000) * 60_000)
  const { page } = await open([
    total('visits', { waiting: { waiting: 1 }, needs: { waiting: need(0) } }),
  ])
  const age = (minutes: string) =>
    page.getByText(`há ${minutes}`, { exact: true }).elements().length
  await clock.until(() => age('1 minuto') > 0)
  expect(age('1 minuto')).toBe(1)
  await clock.rest(61_000)
  expect(age('2 minutos')).toBe(1)
  await clock.rest(61_000)
  expect(age('3 minutos')).toBe(1)
})

test('on a phone the text has its width, whatever faces and ages stand beside it', async () => {
  await browser.viewport(390, 844)
  onTestFinished(() => browser.viewport(1280, 800))
  const { page } = await open([
    total('residents', {
      waiting: { pending: 5 },
      needs: { pending: need(3, 'Ana Reis', 'Bia Lima', 'Caio Dias') },
    }),
  ])
  const row = page.getByRole('link', { name: /^5 cadastros propostos/ })
  await expect.element(row).toBeVisible()
  const text = row.getByText(/^5 cadastros propostos/)
  const share = widthOf(text.element()) / widthOf(row.element())
  expect(share).toBeGreaterThan(2 / 3)
})
