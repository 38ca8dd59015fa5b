import type { BuildingUnit } from '@portaria/contract/modules/units/buildings'

/** A row of the drawing; `floor` is null for units whose floor is unknown. */
export type TowerFloor = {
  readonly floor: number | null
  /** The units in the columns of the drawing; null where this floor has none. */
  readonly units: readonly (BuildingUnit | null)[]
}

/** Limit of columns in which units without a floor are drawn. */
const GRID_COLUMNS = 20

/** The position of a unit on its floor: its number without the leading floor. */
function placeOf({ number, floor }: BuildingUnit): string {
  const digits = floor === null ? '' : String(Math.abs(floor))
  const rest = digits !== '' && number.startsWith(digits) ? number.slice(digits.length) : ''
  return rest === '' ? number : rest
}

/**
 * The floors from the top down. Units are aligned by number: 1203 is drawn above 1103. If the
 * numbers do not contain the floor, as in a running sequence, each floor's units follow one
 * another. Units without a floor are a grid in the order of their numbers, below the floors.
 */
export function towerFloors(units: readonly BuildingUnit[]): TowerFloor[] {
  const stacked = stackedFloors(units.filter(({ floor }) => floor !== null))
  const loose = units.filter(({ floor }) => floor === null)
  const columns = stacked[0]?.units.length ?? gridColumns(loose.length)
  return [...stacked, ...inRows(loose, columns)]
}

function stackedFloors(units: readonly BuildingUnit[]): TowerFloor[] {
  const byFloor = [...Map.groupBy(units, ({ floor }) => floor)].toSorted(
    ([one], [other]) => (other ?? -Infinity) - (one ?? -Infinity),
  )
  const places = [...new Set(units.map(placeOf))].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  const widest = Math.max(0, ...byFloor.map(([, own]) => own.length))
  const isStacked = places.length === widest
  return byFloor.map(([floor, own]) => ({
    floor,
    units: isStacked
      ? places.map((place) => own.find((unit) => placeOf(unit) === place) ?? null)
      : Array.from({ length: widest }, (_, nth) => own[nth] ?? null),
  }))
}

/** Columns of a grid that is somewhat wider than high. */
const gridColumns = (units: number) => Math.min(GRID_COLUMNS, Math.ceil(Math.sqrt(units * 2)))

function inRows(units: readonly BuildingUnit[], columns: number): TowerFloor[] {
  const rows = Math.ceil(units.length / Math.max(1, columns))
  return Array.from({ length: rows }, (_, row) => ({
    floor: null,
    units: Array.from({ length: columns }, (_, nth) => units[row * columns + nth] ?? null),
  }))
}
