import { bulkAnswer } from '@portaria/contract/answers/register-answers'
import { vehicles } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import { savedViewsAnswer } from '@portaria/contract/modules/saved-views/saved-views'
import { towers } from '@portaria/contract/modules/units/towers/towers'
import { expect, test } from 'vitest'
import { userEvent, page as viewport } from 'vitest/browser'
import {
  type Answers,
  answer,
  type Call,
  listOf,
  one,
  recordOf,
  refused,
} from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { RegisterListPage } from './RegisterListPage.tsx'

const ipe = recordOf(towers, { name: 'Torre Ipê', floors: 12 })
const jatoba = recordOf(towers, { name: 'Torre Jatobá', floors: 8, status: 'INATIVO' })
const noViews = { 'GET /me/views': answer(savedViewsAnswer, { data: [] }) }

// A row under the mouse pointer is loaded before it is opened.
const hovered = Object.fromEntries(
  [ipe, jatoba].map((tower) => [`GET /towers/${tower.id}`, one(tower)]),
)

const open = (answers: Answers, at = '') =>
  renderScreen(<RegisterListPage register={towers} />, {
    at: `/apps/condominiums/towers/${at}`,
    answers: { ...noViews, ...hovered, ...answers },
  })

test('a list shows its rows with unusual values, and links to each', async () => {
  const { page } = await open({ 'GET /towers': listOf([ipe, jatoba]) })
  const link = page.getByRole('link', { name: 'Torre Ipê' })
  await expect.element(link).toHaveAttribute('href', `/apps/condominiums/tower/${ipe.id}`)
  const row = page.getByRole('row', { name: /Jatobá/ })
  await expect.element(row.getByText('Inativa').last()).toBeVisible()
})

test('a list searches typed text, and keeps it in its address', async () => {
  const found = ({ query }: Call) => listOf(query.get('q') === 'jat' ? [jatoba] : [ipe, jatoba])
  const { page, path } = await open({ 'GET /towers': found })
  await expect.element(page.getByText('Torre Ipê')).toBeVisible()
  await userEvent.type(page.getByRole('searchbox'), 'jat')
  await expect.element(page.getByText('Torre Ipê')).not.toBeInTheDocument()
  await expect.element(page.getByText('Torre Jatobá')).toBeVisible()
  expect(path()).toContain('q=jat')
})

test('a list with a filter in its address requests it, and can clear it', async () => {
  const { page, server } = await open({ 'GET /towers': listOf([]) }, '?filter[status]=INATIVO')
  await expect.poll(() => server.sent('GET /towers').length).toBeGreaterThan(0)
  expect(server.sent('GET /towers')[0]?.query.get('filter[status]')).toBe('INATIVO')
  await page.getByRole('button', { name: screens.registerPages.list.clearFilters }).first().click()
  await expect
    .poll(() => server.sent('GET /towers').at(-1)?.query.get('filter[status]') ?? null)
    .toBeNull()
})

test('filters stay on one line: those that do not fit are behind a button, except chosen ones', async () => {
  await viewport.viewport(1440, 900)
  const { page } = await renderScreen(<RegisterListPage register={vehicles} />, {
    at: '/apps/condominiums/vehicles/?filter[status]=INATIVO',
    answers: { ...noViews, 'GET /vehicles': listOf([]) },
  })
  const bar = page.getByLabelText(screens.registerPages.list.filters)
  await expect.element(bar.getByRole('button', { name: 'Marca' })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: /^Situação Inativo/ })).toBeVisible()
  const owner = bar.getByRole('button', { name: 'Funcionário' })
  await expect.element(owner).not.toBeInTheDocument()
  await userEvent.click(bar.getByRole('button', { name: screens.registerPages.list.allFilters }))
  await expect.element(owner).toBeVisible()
})

test('a filter takes typed text at once, even if its controls load after its panel', async () => {
  await viewport.viewport(1440, 900)
  const { page, server } = await renderScreen(<RegisterListPage register={vehicles} />, {
    at: '/apps/condominiums/vehicles/',
    answers: { ...noViews, 'GET /vehicles': listOf([]), 'GET /brands': listOf([]) },
  })
  const chip = page
    .getByLabelText(screens.registerPages.list.filters)
    .getByRole('button', { name: 'Marca' })
  await expect.element(chip).toBeVisible()
  chip.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Marca' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('fia')
  await expect.poll(() => server.sent('GET /brands').at(-1)?.query.get('q')).toBe('fia')
})

test('an empty list explains its purpose and how to begin', async () => {
  const { page } = await open({ 'GET /towers': listOf([]) })
  await expect.element(page.getByRole('link', { name: 'Nova torre' }).first()).toBeVisible()
})

test('a list that cannot be loaded shows a message, and tries again', async () => {
  let broken = true
  const rows = () => (broken ? refused('forbidden') : listOf([ipe]))
  const { page } = await open({ 'GET /towers': rows })
  await expect
    .element(page.getByText('O seu papel não permite fazer isto', { exact: false }))
    .toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText('Torre Ipê')).toBeVisible()
})

test('an action on many rows reports which were refused, and why', async () => {
  const outcome = answer(bulkAnswer, {
    data: [
      { id: ipe.id, outcome: 'refused', code: 'in_use', version: null },
      { id: jatoba.id, outcome: 'done', code: null, version: 2 },
    ],
  })
  const { page, server } = await open({
    'GET /towers': listOf([ipe, jatoba]),
    'POST /towers/bulk': outcome,
    // The change can be undone with the row's current version.
    [`GET /towers/${ipe.id}`]: one(ipe),
    [`GET /towers/${jatoba.id}`]: one({ ...jatoba, version: 2 }),
  })
  await page.getByRole('checkbox', { name: /Torre Ipê/ }).click()
  await page.getByRole('checkbox', { name: /Torre Jatobá/ }).click()
  await page.getByRole('button', { name: screens.registerPages.bulk.inactivate }).click()
  await expect
    .poll(() => server.sent('POST /towers/bulk')[0]?.body)
    .toMatchObject({
      action: 'inactivate',
      items: [
        { id: ipe.id, version: 1 },
        { id: jatoba.id, version: 1 },
      ],
    })
  const dialog = page.getByRole('dialog', { name: '1 registro ficou como estava' })
  await expect.element(dialog.getByText('Torre Ipê')).toBeVisible()
})

test.each([
  ['a resident on a phone', 'condomino', 390, []],
  ['a resident on a desktop', 'condomino', 1440, ['view']],
  ['a síndico on a phone', 'sindico', 390, ['view', 'menu', 'selection']],
] as const)('%s has these tools of an office: %s %s %s', async (_who, role, width, expected) => {
  await viewport.viewport(width, 844)
  const { page } = await renderScreen(<RegisterListPage register={towers} />, {
    role,
    at: '/apps/condominiums/towers/',
    answers: { ...noViews, ...hovered, 'GET /towers': listOf([ipe]) },
  })
  await expect.element(page.getByRole('link', { name: 'Torre Ipê' })).toBeVisible()
  const tools = {
    view: page.getByRole('button', { name: screens.registerPages.list.view }),
    menu: page.getByRole('button', { name: new RegExp(screens.registerPages.moreActions) }),
    selection: page.getByRole('checkbox'),
  }
  const shown = Object.entries(tools).filter(([, tool]) => tool.elements().length > 0)
  expect(shown.map(([name]) => name)).toEqual(expected)
})

test('on a phone the badges of a long name stand below it, and cut nothing', async () => {
  await viewport.viewport(390, 844)
  const long = recordOf(towers, { name: 'Torre Jatobá do lado da piscina', status: 'INATIVO' })
  const { page } = await open({
    'GET /towers': listOf([jatoba, long]),
    [`GET /towers/${long.id}`]: one(long),
  })
  const nameOf = (record: typeof long) => page.getByText(String(record['name']), { exact: true })
  await expect.element(nameOf(long)).toBeVisible()
  const placesOf = (record: typeof long) => {
    const name = nameOf(record).element() as HTMLElement
    const badge = name.closest('tr')?.querySelector('.ui-card-badge')
    const { bottom } = name.getBoundingClientRect()
    const isBelow = Number(badge?.getBoundingClientRect().top) >= bottom
    return { isBelow, isCut: name.scrollWidth > name.clientWidth }
  }
  expect(placesOf(long)).toEqual({ isBelow: true, isCut: false })
  expect(placesOf(jatoba)).toEqual({ isBelow: false, isCut: false })
})
