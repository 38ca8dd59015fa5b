import type { BuildingUnit } from '@portaria/contract/modules/units/building'

/** A floor of the drawing; `floor` is null for units whose floor is unknown. */
export type BuildingFloor = {
  readonly floor: number | null
  /** The units in the columns of the drawing; null where this floor has none. */
  readonly units: readonly (BuildingUnit | null)[]
}

/** The position of a unit on its floor: its number without the leading floor. */
function placeOf({ number, floor }: BuildingUnit): string {
  const digits = floor === null ? '' : String(Math.abs(floor))
  const rest = digits !== '' && number.startsWith(digits) ? number.slice(digits.length) : ''
  return rest === '' ? number : rest
}

/**
 * The floors from the top down. Units are aligned by number: 1203 is drawn above 1103. If the
 * numbers do not contain the floor, as in a running sequence, each floor's units follow one
 * another.
 */
export function buildingFloors(units: readonly BuildingUnit[]): BuildingFloor[] {
  const byFloor = [...Map.groupBy(units, ({ floor }) => floor)].toSorted(
    ([one], [other]) => (other ?? -Infinity) - (one ?? -Infinity),
  )
  const places = [...new Set(units.map(placeOf))].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  const widest = Math.max(0, ...byFloor.map(([, own]) => own.length))
  const stacked = places.length === widest
  return byFloor.map(([floor, own]) => ({
    floor,
    units: stacked
      ? places.map((place) => own.find((unit) => placeOf(unit) === place) ?? null)
      : Array.from({ length: widest }, (_, nth) => own[nth] ?? null),
  }))
}
