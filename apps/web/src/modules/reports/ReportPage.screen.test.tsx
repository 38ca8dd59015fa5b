import type { Role } from '@portaria/contract/actors/roles'
import { type Report, reportAnswer } from '@portaria/contract/modules/reports/report-answers'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { chooseTenant } from '../../platform/session/session.store.ts'
import { answer, refused, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { choiceWord, common, problems, screens } from '../../testing/words.ts'
import { ReportPage } from './ReportPage.tsx'

const tower = testId()

const report = (more: Partial<Report> = {}): Report => ({
  name: 'visitors',
  period: { from: '2026-11-01', to: '2026-11-10' },
  previous: { from: '2026-10-22', to: '2026-10-31' },
  previous_until: null,
  time_zone: 'America/Sao_Paulo',
  company: 'Residencial Bosque',
  step: 'day',
  totals: { entered: 30, inside: 2, denied: 1, no_show: 0, overstayed: 3, stay: 75, unseen: 4 },
  before: { entered: 20, inside: 0, denied: 1, no_show: 0, overstayed: 0, stay: null, unseen: 0 },
  series: ['01', '02', '03', '04', '05'].map((nth) => ({
    from: `2026-11-${nth}`,
    to: `2026-11-${nth}`,
    values: { entered: Number(nth), denied: 0, no_show: 0, stay: 10 * Number(nth) },
    before: nth === '05' ? null : { entered: 7, denied: 0, no_show: 0, stay: null },
  })),
  groups: {
    kind: {
      rows: [
        { id: 'social', title: null, opens: 'social', values: { entered: 20, denied: 1 } },
        { id: 'delivery', title: null, opens: 'delivery', values: { entered: 10, denied: 0 } },
      ],
      more: 0,
    },
    tower: {
      rows: [
        { id: tower, title: 'Ipê', opens: tower, values: { entered: 30, denied: 1 } },
        { id: null, title: null, opens: null, values: { entered: 1, denied: 0 } },
      ],
      more: 7,
    },
  },
  hours: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0)),
  filtered: [],
  read_at: '2026-11-10T12:00:00.000Z',
  ...more,
})

const open = (
  data = report(),
  role: Role = 'sindico',
  at = '/apps/condominiums/reports/visitors?from=2026-11-01&to=2026-11-10',
) =>
  renderScreen(<ReportPage name="visitors" />, {
    role,
    at,
    answers: { 'GET /reports/visitors': answer(reportAnswer, { data }) },
  })

test('totals are shown beside those of the period before, and open their rows', async () => {
  const { page } = await open()
  const entered = page.getByRole('link', { name: /^Entradas 30/ })
  await expect
    .element(entered)
    .toHaveAttribute(
      'href',
      '/apps/condominiums/visits/?filter[checked_in_at][gte]=2026-11-01&filter[checked_in_at][lte]=2026-11-10',
    )
  await expect.element(page.getByText('antes: 20')).toBeVisible()
  await expect.element(page.getByText('50%', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 h 15 min').first()).toBeVisible()
  await expect.element(page.getByText(/^Comparado com 22\/10(?:\/2026)? – 31\/10/)).toBeVisible()
})

test('a running period says until when the one before is counted', async () => {
  const { page } = await open(report({ previous_until: '2026-10-31T17:30:00.000Z' }))
  await expect
    .element(page.getByText(/^Comparado com 22\/10.* – 31\/10.*, até .*31\/10.* 14:30/))
    .toBeVisible()
})

test('a change has its direction, and a verdict where the report says which is good', async () => {
  const { page } = await open()
  const figure = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const up = screens.reports.up
  await expect.element(figure('Passou do tempo').getByText(up, { exact: true })).toBeInTheDocument()
  await expect.element(figure('Passou do tempo').getByText(screens.reports.bad)).toBeVisible()
  // More entries are neither good nor bad, and an unknown mean has not changed.
  await expect.element(figure('Entradas').getByText(up, { exact: true })).toBeInTheDocument()
  await expect.element(figure('Entradas')).not.toMatchTextContent(/melhor|pior/)
  await expect.element(figure('Recusadas').getByText(screens.reports.same)).toBeVisible()
  await expect
    .element(figure('Só das saídas').getByText(up, { exact: true }))
    .not.toBeInTheDocument()
})

test('nothing is compared with a period in which nothing was recorded', async () => {
  const { page } = await open(report({ totals: { overstayed: 1 }, before: { overstayed: 0 } }))
  await expect.element(page.getByText(/^Sem registros no período anterior/)).toBeVisible()
  await expect.element(page.getByText(screens.reports.bad, { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByText(/^antes/)).not.toBeInTheDocument()
})

test('fewer of what should be rare is better', async () => {
  const { page } = await open(report({ totals: { overstayed: 1 }, before: { overstayed: 3 } }))
  await expect.element(page.getByText(screens.reports.down, { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText(screens.reports.good, { exact: true })).toBeVisible()
})

test('figures of groups open the rows of their group, including rows without one', async () => {
  const { page } = await open()
  const social = page.getByRole('link', { name: 'Abrir Entradas: Visita social: 20' })
  await expect
    .element(social)
    .toHaveAttribute('href', expect.stringContaining('filter[kind]=social'))
  const none = page.getByRole('link', { name: 'Abrir Entradas: Sem informação: 1' })
  await expect
    .element(none)
    .toHaveAttribute('href', expect.stringContaining('filter[tower_id][null]=true'))
  await expect.element(page.getByText(/^Mais 7 fora da tela/)).toBeVisible()
  await userEvent.click(
    page.getByRole('table', { name: 'Por tipo' }).getByRole('button', { name: /Entradas/ }),
  )
  const cells = page.getByRole('table', { name: 'Por tipo' }).getByRole('row')
  await expect
    .element(cells.nth(1).getByText(choiceWord('visits', 'kind', 'delivery'), { exact: true }))
    .toBeVisible()
})

test('the chart repeats its numbers and those of the period before in a table', async () => {
  const { page } = await open()
  await expect.element(page.getByRole('row', { name: '04/11 4 7' })).toBeInTheDocument()
  // The period before has no such day.
  await expect.element(page.getByRole('row', { name: '05/11 5 –' })).toBeInTheDocument()
})

test('the chart draws the figure that is chosen, which its address keeps', async () => {
  const { page } = await open()
  await userEvent.click(page.getByRole('combobox', { name: screens.reports.charted }))
  await userEvent.click(page.getByRole('option', { name: 'Permanência média' }))
  await expect.element(page.getByRole('row', { name: '04/11 40 min –' })).toBeInTheDocument()
})

test('chips send what is chosen in them; a wrong end is not sent', async () => {
  const { page, server } = await open()
  const sent = () => server.sent('GET /reports/visitors')
  await userEvent.click(page.getByRole('button', { name: common.fields.kind, exact: true }))
  await userEvent.click(
    page.getByRole('checkbox', { name: choiceWord('visits', 'kind', 'delivery') }),
  )
  await expect.poll(() => sent().at(-1)?.query.get('filter[kind]')).toBe('delivery')
  await userEvent.click(
    page.getByRole('checkbox', { name: choiceWord('visits', 'kind', 'social') }),
  )
  await expect.poll(() => sent().at(-1)?.query.get('filter[kind]')).toBe('social,delivery')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: /^Limpar: Tipo/ }))
  await expect.poll(() => sent().at(-1)?.query.get('filter[kind]')).toBeNull()
  const before = sent().length
  await userEvent.click(page.getByRole('button', { name: /^Período 01\/11/ }))
  await userEvent.fill(page.getByRole('textbox', { name: screens.reports.to }), '31/10/2026')
  await expect.element(page.getByText(screens.reports.wrongOrder)).toBeVisible()
  expect(sent()).toHaveLength(before)
  await userEvent.click(page.getByRole('radio', { name: screens.reports.presets.yesterday }))
  await expect
    .element(page.getByRole('button', { name: `Período ${screens.reports.presets.yesterday}` }))
    .toBeVisible()
  await expect.poll(() => sent().length).toBe(before + 1)
})

test('platform staff read totals, but neither open rows nor export', async () => {
  const { page } = await open(report(), 'staff')
  chooseTenant({ id: testId(), name: 'Residencial Bosque' })
  await expect.element(page.getByText('Entradas').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Entradas/ })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: screens.reports.export }))
    .not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: common.fields.kind, exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Apartamento' })).not.toBeInTheDocument()
})

test('an empty period shows a message, and a failure its reason', async () => {
  const { page } = await open(report({ totals: {}, groups: {} }))
  await expect.element(page.getByText(screens.reports.nothing)).toBeVisible()
  const { page: failed } = await renderScreen(<ReportPage name="rounds" />, {
    role: 'sindico',
    at: '/apps/condominiums/reports/rounds',
    answers: { 'GET /reports/rounds': refused('unavailable') },
  })
  await expect.element(failed.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

test('without a chosen company the page asks for one, and loads nothing', async () => {
  const { page } = await renderScreen(<ReportPage name="visitors" />, {
    role: 'master',
    at: '/apps/condominiums/reports/visitors',
  })
  await expect.element(page.getByText(problems.titles.tenant_required.title)).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

test('accesses are counted by point and reason, and each figure opens its lines', async () => {
  const gate = testId()
  const none = { granted: 0, not_taken: 0, denied: 0, opened: 0, exit_button: 0, alarms: 0 }
  const data = report({
    name: 'accesses',
    totals: { ...none, granted: 40, denied: 3 },
    before: none,
    series: [],
    groups: {
      point: {
        rows: [
          { id: gate, title: 'Portão', opens: gate, values: { ...none, granted: 40, denied: 3 } },
        ],
        more: 0,
      },
      reason: {
        rows: [{ id: 'unknown', title: null, opens: 'unknown', values: { ...none, denied: 3 } }],
        more: 0,
      },
    },
  })
  const { page } = await renderScreen(<ReportPage name="accesses" />, {
    role: 'sindico',
    at: '/apps/condominiums/reports/accesses?from=2026-11-01&to=2026-11-10',
    answers: { 'GET /reports/accesses': answer(reportAnswer, { data }) },
  })
  const list = '/apps/condominiums/accesses/?'
  const days = 'from=2026-11-01&to=2026-11-10'
  await expect
    .element(page.getByRole('link', { name: /^Recusados 3/ }))
    .toHaveAttribute('href', `${list}fact=denied&${days}`)
  await expect
    .element(page.getByRole('link', { name: 'Abrir Liberados: Portão: 40' }))
    .toHaveAttribute('href', `${list}fact=granted,taken,not_taken&point_id=${gate}&${days}`)
  await expect
    .element(page.getByRole('link', { name: 'Abrir Recusados: Credencial desconhecida: 3' }))
    .toHaveAttribute('href', `${list}fact=denied&reason=unknown&${days}`)
  // Only refusals have a reason.
  const reasons = page.getByRole('table', { name: 'Recusados, por motivo' })
  await expect.element(reasons).not.toMatchTextContent(/Liberados/)
})
