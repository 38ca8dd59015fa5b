import {
  type BuildingUnit,
  buildingsAnswer,
  type LitRows,
  litAnswer,
  type UnitDay,
  unitDayAnswer,
} from '@portaria/contract/modules/units/buildings'
import { expect, onTestFinished, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { type Answers, answer, refused, testId } from '../../../../testing/fake-server.ts'
import { Live, liveStream } from '../../../../testing/live-stream.tsx'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { LiveView, type LiveViewProps } from './LiveView.tsx'

const unit = (number: string, floor: number | null, occupied = true): BuildingUnit => ({
  id: testId(),
  number,
  floor,
  occupied,
})

const none: LitRows = {
  alerts: [],
  inside: [],
  expected: [],
  events: [],
  requests: [],
  parcels: [],
}

const [u101, u102, u201] = [unit('101', 1, false), unit('102', 1), unit('201', 2)]
const house = unit('Casa 1', null)
const ipe = { id: testId(), name: 'Ipê', units: [u101, u102, u201] }
const cedro = { id: testId(), name: 'Cedro', units: [house] }

const at = (unit_id: string, id = testId()) => ({ id, unit_id })

const buildings = (lit: LitRows = none, towers = [ipe, cedro]) =>
  answer(buildingsAnswer, { data: { towers, lit } })

const open = (answers: Answers, props: LiveViewProps = {}) =>
  renderScreen(
    <Live>
      <LiveView {...props} />
    </Live>,
    { role: 'funcionario', at: '/apps/condominiums/building', answers },
  )

const dayOf = (more: Partial<UnitDay> = {}) =>
  answer(unitDayAnswer, {
    data: {
      unit: { ...u201, tower: { id: ipe.id, name: ipe.name } },
      alerts: [],
      rows: [],
      ...more,
    },
  })

test('a window says what lights it, and a tower is a table of its floors from the top', async () => {
  const { answers } = liveStream()
  const { page } = await open({
    ...answers,
    'GET /buildings': buildings({
      ...none,
      inside: [at(u201.id), at(u201.id)],
      parcels: [at(u201.id)],
    }),
  })
  const lit = page.getByRole('gridcell', {
    name: '201: 2 visitas dentro, 1 encomenda a retirar, com moradores',
  })
  await expect.element(lit).toBeVisible()
  // The most urgent shape is drawn; a dot says that there is more.
  await expect.element(lit).toHaveAttribute('data-lit', 'inside parcels')
  await expect
    .element(page.getByRole('gridcell', { name: '101: Nada agora, sem moradores' }))
    .toBeVisible()
  const floors = page.getByRole('grid', { name: 'Ipê, andar por andar' }).getByRole('rowheader')
  expect(floors.elements().map(({ textContent }) => textContent)).toEqual(['2º', '1º'])
  // A place without floors is a grid without names of floors.
  const houses = page.getByRole('grid', { name: 'Cedro, andar por andar' })
  expect(houses.getByRole('rowheader').elements()).toEqual([])
  await expect.element(houses.getByRole('gridcell', { name: /^Casa 1/ })).toBeVisible()
  await expectAccessible()
})

test('a light that is hidden from the reader is not offered', async () => {
  const { answers } = liveStream()
  const { requests: _, ...seen } = none
  const { page } = await open({ ...answers, 'GET /buildings': buildings(seen) })
  await expect
    .element(page.getByRole('button', { name: screens.live.lights.parcels, exact: false }))
    .toBeVisible()
  expect(
    page.getByRole('button', { name: screens.live.lights.requests, exact: false }).elements(),
  ).toEqual([])
})

test('an event reads its rows alone, joined with others, and draws their windows', async () => {
  const { answers, push } = liveStream()
  const [entered, left, alarm] = [testId(), testId(), testId()]
  const { page, server } = await open({
    ...answers,
    'GET /buildings': buildings({ ...none, inside: [at(u102.id, left)] }),
    'GET /buildings/lit': answer(litAnswer, {
      data: { ...none, inside: [at(u201.id, entered)], alerts: [at(u101.id, alarm)] },
    }),
  })
  await expect.element(page.getByRole('gridcell', { name: /^102: 1 visita dentro/ })).toBeVisible()
  push('register.changed', { register: 'visits', ids: [entered], count: 1 })
  push('register.changed', { register: 'visits', ids: [left], count: 1 })
  push('register.changed', { register: 'vehicles', ids: [testId()], count: 1 })
  push('panic.raised', { id: alarm })
  await expect.element(page.getByRole('gridcell', { name: /^201: 1 visita dentro/ })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: /^101: 1 pedido/ })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: /^102: Nada agora/ })).toBeVisible()
  expect(server.sent('GET /buildings/lit').map(({ query }) => query.get('ids'))).toEqual([
    [entered, left, alarm].join(','),
  ])
  expect(server.sent('GET /buildings')).toHaveLength(1)
})

test('arrow keys lead over the windows, Enter opens the day of a unit, and closing gives the focus back', async () => {
  const { answers } = liveStream()
  const parcel = testId()
  const { page } = await open({
    ...answers,
    'GET /buildings': buildings(),
    [`GET /buildings/units/${u201.id}`]: dayOf({
      alerts: [{ id: testId(), state: 'active', at: '2026-11-20T12:00:00Z' }],
      rows: [
        {
          register: 'parcels',
          id: parcel,
          title: '12/2026',
          state: 'told',
          at: '2026-11-20T12:00:00Z',
          lit: true,
        },
      ],
    }),
  })
  const cell = (name: RegExp) => page.getByRole('gridcell', { name })
  await expect.element(cell(/^201/)).toBeVisible()
  // Each tower is one stop of Tab.
  const stops = page
    .getByRole('gridcell')
    .elements()
    .filter((one) => one.tabIndex === 0)
  expect(stops).toHaveLength(2)
  stops[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(cell(/^101/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(cell(/^102/)).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowUp}{Enter}')
  const dialog = page.getByRole('dialog', { name: '201 · Ipê' })
  await expect.element(dialog.getByText('2º andar · com moradores')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: /12\/2026/ }))
    .toHaveAttribute('href', `/apps/condominiums/parcel/${parcel}`)
  await expect.element(dialog.getByRole('link', { name: screens.live.day.alert })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(cell(/^201/)).toHaveFocus()
})

test('on a phone the lit units are a list, the most urgent first', async () => {
  await browser.viewport(390, 844)
  onTestFinished(() => browser.viewport(1280, 800))
  const { answers } = liveStream()
  const { page } = await open({
    ...answers,
    'GET /buildings': buildings({ ...none, parcels: [at(u102.id)], inside: [at(house.id)] }),
  })
  const lines = page.getByRole('listitem')
  await expect.element(lines.nth(0)).toHaveTextContent('Casa 1 · Cedro1 visita dentro')
  await expect.element(lines.nth(1)).toHaveTextContent('102 · Ipê1 encomenda a retirar')
  expect(page.getByRole('grid').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: /^Encomenda a retirar/ }))
  await expect.element(lines.nth(0)).toHaveTextContent('102 · Ipê1 encomenda a retirar')
  expect(lines.elements()).toHaveLength(1)
})

test('the tower with people comes first in an emergency', async () => {
  const { answers } = liveStream()
  const given = { ...answers, 'GET /buildings': buildings({ ...none, inside: [at(house.id)] }) }
  const { page } = await open(given, { peopleFirst: true })
  const names = () =>
    page
      .getByRole('grid')
      .elements()
      .map((grid) => grid.ariaLabel)
  await expect.poll(names).toEqual(['Cedro, andar por andar', 'Ipê, andar por andar'])
})

test('a tower’s page shows it alone', async () => {
  const { answers } = liveStream()
  const { page } = await open({ ...answers, 'GET /buildings': buildings() }, { towerId: ipe.id })
  await expect.element(page.getByRole('grid')).toHaveAccessibleName('Ipê, andar por andar')
})

test('a place that cannot be read gives the reason', async () => {
  const { answers } = liveStream()
  const { page } = await open({ ...answers, 'GET /buildings': refused('not_found') })
  await expect.element(page.getByText(screens.live.failed)).toBeVisible()
})

test('a place without units says what will be here', async () => {
  const { answers } = liveStream()
  const { page } = await open({ ...answers, 'GET /buildings': buildings(none, []) })
  await expect.element(page.getByText(/^Nada cadastrado aqui ainda/)).toBeVisible()
})
