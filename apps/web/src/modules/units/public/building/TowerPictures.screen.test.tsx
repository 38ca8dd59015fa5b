import { type BuildingUnit, buildingAnswer } from '@portaria/contract/modules/units/building'
import { towers } from '@portaria/contract/modules/units/towers/towers'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  type Answers,
  answer,
  listOf,
  recordOf,
  refused,
  testId,
} from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { TowerPictures } from './TowerPictures.tsx'

const ipe = recordOf(towers, { name: 'Ipê' })
const cedro = recordOf(towers, { name: 'Cedro' })

const unit = (number: string, floor: number, now: Partial<BuildingUnit> = {}): BuildingUnit => ({
  id: testId(),
  number,
  floor,
  occupied: true,
  inside: 0,
  parcels: 0,
  alerts: 0,
  ...now,
})

const building = ({ id }: { id: string }, name: string, units: BuildingUnit[]) =>
  answer(buildingAnswer, { data: { id, name, units } })

const open = (answers: Answers) =>
  renderScreen(<TowerPictures />, {
    role: 'funcionario',
    at: '/apps/condominiums/building',
    answers,
  })

test('a unit lists its contents and links to its record', async () => {
  const busy = unit('201', 2, { inside: 2, parcels: 1, alerts: 1 })
  const { page } = await open({
    'GET /towers': listOf([ipe]),
    [`GET /buildings/${ipe.id}`]: building(ipe, 'Ipê', [unit('101', 1, { occupied: false }), busy]),
  })
  const words = '201: Com moradores, 2 visitas dentro, 1 encomenda na portaria, 1 pedido de socorro'
  await expect
    .element(page.getByRole('link', { name: words }))
    .toHaveAttribute('href', `/apps/condominiums/apartment/${busy.id}`)
  await expect.element(page.getByRole('link', { name: '101: Vago' })).toBeVisible()
  // The top floor comes first, as in the building.
  const floors = page.getByRole('rowheader').elements()
  expect(floors.map(({ textContent }) => textContent)).toEqual(['2º', '1º'])
  // A single tower offers no choice.
  expect(page.getByRole('combobox').elements()).toEqual([])
})

test('with several towers, another one can be chosen', async () => {
  const { page } = await open({
    'GET /towers': listOf([cedro, ipe]),
    [`GET /buildings/${cedro.id}`]: building(cedro, 'Cedro', [unit('11', 1)]),
    [`GET /buildings/${ipe.id}`]: building(ipe, 'Ipê', []),
  })
  await expect.element(page.getByRole('link', { name: '11: Com moradores' })).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: 'Torre' }))
  await userEvent.click(page.getByRole('option', { name: 'Ipê' }))
  await expect.element(page.getByText(/Nada cadastrado aqui ainda/)).toBeVisible()
})

test('a tower that cannot be read gives the reason', async () => {
  const { page } = await open({
    'GET /towers': listOf([ipe]),
    [`GET /buildings/${ipe.id}`]: refused('not_found'),
  })
  await expect.element(page.getByText(screens.building.failed)).toBeVisible()
})
