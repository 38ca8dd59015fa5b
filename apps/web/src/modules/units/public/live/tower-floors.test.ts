import type { BuildingUnit } from '@portaria/contract/modules/units/buildings'
import { expect, it } from 'vitest'
import { towerFloors } from './tower-floors.ts'

const unit = (number: string, floor: number | null): BuildingUnit => ({
  id: number,
  number,
  floor,
  occupied: true,
})

const drawn = (units: readonly BuildingUnit[]) =>
  towerFloors(units).map(({ floor, units: own }) => [
    floor,
    ...own.map((one) => one?.number ?? null),
  ])

it('stacks units by their place on the floor, from the top down', () => {
  expect(drawn([unit('101', 1), unit('103', 1), unit('201', 2), unit('202', 2), unit('203', 2)])) //
    .toEqual([
      [2, '201', '202', '203'],
      [1, '101', null, '103'],
    ])
})

it('keeps a floor together if numbers do not begin with it', () => {
  expect(drawn([unit('1', 1), unit('2', 1), unit('3', 2), unit('4', 2)])).toEqual([
    [2, '3', '4'],
    [1, '1', '2'],
  ])
})

it('puts basements below the ground, and units without a floor last', () => {
  expect(drawn([unit('L1', 0), unit('S1', -1), unit('101', 1), unit('Casa', null)])).toEqual([
    [1, '101'],
    [0, 'L1'],
    [-1, 'S1'],
    [null, 'Casa'],
  ])
})

it('draws a place without floors as a grid', () => {
  const houses = ['1', '2', '3', '4', '5', '6', '7'].map((number) => unit(number, null))
  expect(drawn(houses)).toEqual([
    [null, '1', '2', '3', '4'],
    [null, '5', '6', '7', null],
  ])
})

it('draws nothing for a tower without units', () => {
  expect(drawn([])).toEqual([])
})
