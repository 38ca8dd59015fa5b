import type { Building } from '@portaria/contract/modules/units/buildings'
import { towerFloors } from './tower-floors.ts'

/**
 * Sizes of windows with their width and height in rem, the largest first, and the rem beside the
 * windows of a tower: names of floors, frame, and the gap to the next tower.
 */
const sizes = [
  { name: 'large', width: 2.875, height: 2.5, beside: 4 },
  { name: 'middle', width: 2.125, height: 1.875, beside: 4 },
  { name: 'small', width: 1.625, height: 1.625, beside: 4 },
  // As flat as floors are from afar; lists and the keyboard reach the same units.
  { name: 'flat', width: 1.25, height: 0.75, beside: 2.5 },
] as const

export type WindowSize = (typeof sizes)[number]['name']

/** The extent of a tower in windows. */
export type TowerExtent = { readonly columns: number; readonly floors: number }

export function towerExtent({ units }: Building): TowerExtent {
  const floors = towerFloors(units)
  return { columns: floors[0]?.units.length ?? 0, floors: floors.length }
}

/**
 * Returns the largest size with which all towers stand side by side in a width, none of them higher
 * than a height, both in rem. If none does, towers that are only too high have the lowest windows,
 * and others the smallest that a finger finds; where there is no keyboard, that is the least.
 */
export function windowSize(
  towers: readonly TowerExtent[],
  room: { readonly width: number; readonly height: number },
  hasKeys: boolean,
): WindowSize {
  const columns = towers.reduce((sum, tower) => sum + tower.columns, 0)
  const floors = Math.max(0, ...towers.map((tower) => tower.floors))
  const fitting = sizes.find(
    ({ name, width, height, beside }) =>
      (hasKeys || name !== 'flat') &&
      columns * width + towers.length * beside <= room.width &&
      floors * height <= room.height,
  )
  if (fitting) return fitting.name
  return hasKeys && floors * 1.625 > room.height ? 'flat' : 'small'
}
