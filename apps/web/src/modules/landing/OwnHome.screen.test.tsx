import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { requests } from '@portaria/contract/modules/matters/requests/requests'
import { rules } from '@portaria/contract/modules/rules/rules/rules'
import { beforeEach, expect, test } from 'vitest'
import { userEvent, page as viewport } from 'vitest/browser'
import { type Answers, listOf, recordOf, refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { OwnHome } from './OwnHome.tsx'

const { waits, tiles, home } = screens.landing

const nothing: Answers = {
  'GET /apartments': listOf([]),
  'GET /announcements': listOf([]),
  'GET /rules': listOf([]),
  'GET /events': listOf([]),
  'GET /requests': listOf([]),
  'GET /violations': listOf([]),
}

const open = (answers: Answers = {}) =>
  renderScreen(<OwnHome waiting={null} visits={null} />, {
    role: 'condomino',
    at: '/apps/dashboards/project',
    answers: { ...nothing, ...answers },
  })

beforeEach(async () => {
  await viewport.viewport(390, 844)
})

test('what waits is a card with its act, which leads to the text', async () => {
  const told = recordOf(announcements, {
    title: 'Falta de água',
    kind: 'maintenance',
    body: '<p>Na terça.</p>',
    audience: 'all',
  })
  const done = recordOf(requests, { subject: 'Vazamento', description: 'Na cozinha' })
  const { page, server } = await open({
    'GET /announcements': listOf([told]),
    'GET /requests': listOf([done]),
  })
  await expect
    .element(page.getByRole('link', { name: `${waits.announcements.act}: Falta de água` }))
    .toHaveAttribute('href', `/apps/condominiums/announcement/${told.id}`)
  await expect
    .element(page.getByRole('link', { name: `${waits.requests.act}: Vazamento` }))
    .toBeVisible()
  const asked = server.sent('GET /announcements')[0]?.query
  expect(asked?.get('filter[unacknowledged]')).toBe('true')
  expect(server.sent('GET /requests')[0]?.query.get('filter[state]')).toBe('done')
  await expect.element(page.getByText(waits.nothing)).not.toBeVisible()
})

test('of many rows of one kind two are shown, and a link leads to all', async () => {
  const three = ['Garagem', 'Silêncio', 'Salão'].map((title) =>
    recordOf(rules, { title, body: '<p>Texto.</p>' }),
  )
  const { page } = await open({ 'GET /rules': listOf(three) })
  await expect
    .element(page.getByRole('link', { name: waits.all.replace('{{count}}', '3') }))
    .toHaveAttribute('href', '/apps/condominiums/rules/?filter%5Bunaccepted%5D=true')
  expect(page.getByRole('article').elements()).toHaveLength(2)
})

test('four large tiles follow, and everything else is read only when asked for', async () => {
  const { page, server } = await open()
  await expect.element(page.getByText(waits.nothing)).toBeVisible()
  const links = page.getByRole('navigation', { name: tiles.title }).getByRole('link')
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    tiles.invite,
    home.book,
    tiles.parcels,
    home.ask,
  ])
  for (const tile of links.elements())
    expect(tile.getBoundingClientRect().height).toBeGreaterThanOrEqual(88)
  expect(server.sent('GET /vehicles')).toEqual([])
  const more = page.getByRole('button', { name: home.everything })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
})

test('everything else opens below', async () => {
  const { page } = await open({
    'GET /residents': listOf([]),
    'GET /vehicles': listOf([]),
    'GET /pets': listOf([]),
    'GET /occurrences': listOf([]),
    'GET /council-occurrences': listOf([]),
  })
  await userEvent.click(page.getByRole('button', { name: home.everything }))
  await expect.element(page.getByRole('link', { name: home.propose })).toBeVisible()
})

test('a list that cannot be read says so, and the tiles stay', async () => {
  const { page } = await open({ 'GET /rules': refused('unavailable') })
  await expect.element(page.getByText(screens.landing.failed)).toBeVisible()
  await expect.element(page.getByRole('link', { name: tiles.invite })).toBeVisible()
})
