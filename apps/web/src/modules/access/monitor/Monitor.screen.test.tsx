import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  accessesAnswered,
  accessOf,
  monitorPoint,
  pointsAnswered,
} from '../../../testing/access-answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { type Answers, refused } from '../../../testing/fake-server.ts'
import { Live, liveStream } from '../../../testing/live-stream.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { MonitorPage } from './MonitorPage.tsx'

const words = screens.accessMonitor
const openings = screens.accessOpenings
const LIST = 'GET /accesses'
const hall = monitorPoint('Portão social')
const garage = monitorPoint('Garagem', { reader: 'offline', since: '2026-11-27T09:00:00.000Z' })
const yard = monitorPoint('Pátio', { reader: null })

/** The server's accesses, which a test adds to; newest first. */
function accesses(all: AccessEvent[]): Answers {
  return {
    [LIST]: ({ query }) => {
      const at = query.get('point_id')
      const found = all.filter(({ point }) => at === null || point.id === at)
      return accessesAnswered(found.slice(0, Number(query.get('per_page') ?? 25)))
    },
  }
}

const open = (answers: Answers) =>
  renderScreen(
    <Live>
      <MonitorPage />
    </Live>,
    {
      role: 'funcionario',
      at: '/apps/condominiums/access/',
      answers: {
        ...liveStream().answers,
        'GET /access-monitor': pointsAnswered([garage, hall, yard]),
        ...answers,
      },
    },
  )

const ana = accessOf('Ana Lima', { point: hall.point })
const rui = accessOf('Rui Reis', {
  point: garage.point,
  fact: 'denied',
  reason: 'schedule',
  at: '2026-11-27T22:00:00.000Z',
})

test('the newest access is large with why it leads to, the others are lines', async () => {
  const forced = { ...ana, marks: ['duress' as const] }
  const { page } = await open(accesses([forced, rui]))
  const newest = page.getByRole('article', { name: words.newest })
  await expect
    .element(newest.getByRole('link', { name: 'Ana Lima' }))
    .toHaveAttribute('href', `/apps/condominiums/accesses/${ana.id}`)
  await expect.element(newest).toMatchTextContent(/Torre A · 101/)
  await expect.element(newest.getByText(screens.accessDecision.marks.duress)).toBeVisible()
  const line = page.getByRole('list', { name: screens.access.events.list }).getByRole('listitem')
  await expect.element(line).toMatchTextContent(/Rui Reis/)
  await expect.element(line).toMatchTextContent(/Recusado: Fora do horário/)
  await expectAccessible()
})

test('points say whether their reader answers, who passed last, and open only where it does', async () => {
  const { page } = await open(accesses([ana, rui]))
  const items = page.getByRole('list', { name: words.points }).getByRole('listitem')
  await expect.element(items.filter({ hasText: 'Portão social' })).toMatchTextContent(/Ana Lima/)
  const offline = items.filter({ hasText: 'Garagem' })
  await expect.element(offline).toMatchTextContent(/Sem resposta/)
  await expect.element(offline).toMatchTextContent(/desde/)
  await expect.element(offline).toMatchTextContent(new RegExp(words.notFromHere))
  await expect.element(offline.getByRole('button')).toBeDisabled()
  await expect.element(items.last()).toMatchTextContent(new RegExp(words.noReader))
  await expect.element(items.last().getByRole('button')).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Abrir: Portão social' }))
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Abrir: Portão social/)
  await expect.element(page.getByRole('button', { name: openings.hold })).toBeVisible()
})

test('the strip filters by a point, which is kept in the address', async () => {
  const { page, path, server } = await open(accesses([ana, rui]))
  await userEvent.click(page.getByRole('button', { name: 'Garagem', exact: true }))
  await expect.poll(path).toBe(`/apps/condominiums/access/?point_id=${garage.point.id}`)
  await expect
    .element(page.getByRole('article').getByRole('link', { name: 'Rui Reis' }))
    .toBeVisible()
  expect(server.sent(LIST).some(({ query }) => query.get('point_id') === garage.point.id)).toBe(
    true,
  )
  await userEvent.click(page.getByRole('button', { name: 'Pátio', exact: true }))
  await expect.element(page.getByText(words.noneHere)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words.allPoints }).last())
  await expect.poll(path).toBe('/apps/condominiums/access/')
})

test('an access of the moment in which the page was opened is shown once the stream begins', async () => {
  const all: AccessEvent[] = []
  const live = liveStream()
  const { page } = await open({ ...accesses(all), ...live.answers })
  await expect.element(page.getByText(words.noneText)).toBeVisible()
  all.push(ana)
  live.push('open')
  await expect
    .element(page.getByRole('article').getByRole('link', { name: 'Ana Lima' }))
    .toBeVisible()
})

test('an access is shown as it comes; further down the place is held, and the new ones counted', async () => {
  const all = [ana, ...Array.from({ length: 20 }, (_, nth) => accessOf(`Pessoa ${nth}`))]
  const live = liveStream()
  const { page } = await open({ ...accesses(all), ...live.answers })
  const newest = page.getByRole('article', { name: words.newest })
  await expect.element(newest.getByText('Ana Lima')).toBeVisible()
  const come = (name: string) => {
    all.unshift(
      accessOf(name, { point: hall.point, at: `2026-11-27T22:${10 + all.length}:00.000Z` }),
    )
    live.push('accesses.changed', { point_id: hall.point.id })
  }
  come('Bia Nova')
  await expect.element(newest.getByText('Bia Nova')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: words.points }).getByText('Bia Nova'))
    .toBeVisible()
  page.getByText('Pessoa 19').element().scrollIntoView({ block: 'end' })
  const before = page.getByText('Pessoa 10').element().getBoundingClientRect().top
  come('Caio Novo')
  come('Davi Novo')
  const fresh = page.getByRole('button', { name: '2 novos' })
  await expect.element(fresh).toBeVisible()
  expect(page.getByText('Pessoa 10').element().getBoundingClientRect().top).toBe(before)
  await userEvent.click(fresh)
  await expect.element(newest.getByText('Davi Novo')).toBeVisible()
  await expect.element(fresh).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: words.list })).toHaveFocus()
})

test('a screen reader hears of a refusal, and not of each passage', async () => {
  const all = [ana]
  const live = liveStream()
  const { page } = await open({ ...accesses(all), ...live.answers })
  await expect.element(page.getByRole('article')).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: /Nova/ })
  all.unshift(accessOf('Bia Nova', { at: '2026-11-27T22:11:00.000Z' }))
  live.push('accesses.changed', { point_id: hall.point.id })
  await expect.element(page.getByRole('article').getByText('Bia Nova')).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
  all.unshift({ ...rui, id: accessOf('').id, at: '2026-11-27T22:13:00.000Z' })
  live.push('accesses.changed', { point_id: garage.point.id })
  await expect.element(page.getByRole('status').filter({ hasText: /Rui Reis/ })).toBeInTheDocument()
})

test('without points or accesses it says what appears here', async () => {
  const { page } = await open({ ...accesses([]), 'GET /access-monitor': pointsAnswered([]) })
  await expect.element(page.getByText(words.noneText)).toBeVisible()
  await expect.element(page.getByText(words.noPointsText)).toBeVisible()
})

test('lists that fail can be tried again', async () => {
  const { page } = await open({
    [LIST]: refused('not_found'),
    'GET /access-monitor': refused('not_found'),
  })
  await expect
    .poll(() => page.getByRole('button', { name: 'Tentar de novo' }).all())
    .toHaveLength(2)
})
