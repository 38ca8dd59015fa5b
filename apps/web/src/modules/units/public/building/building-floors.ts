import type { BuildingUnit } from '@portaria/contract/modules/units/building'

/** A floor of the picture; `floor` is null for units whose floor is not known. */
export type BuildingFloor = {
  readonly floor: number | null
  /** In the columns of the picture; null where this floor has no unit. */
  readonly units: readonly (BuildingUnit | null)[]
}

/** The place of a unit on its floor: its number without the floor's at the beginning. */
function placeOf({ number, floor }: BuildingUnit): string {
  const digits = floor === null ? '' : String(Math.abs(floor))
  const rest = digits !== '' && number.startsWith(digits) ? number.slice(digits.length) : ''
  return rest === '' ? number : rest
}

/**
 * The floors from the top down, one unit above the other where their numbers say so: 1203 stands above
 * 1103. Where they don't, as with numbers in sequence, a floor's units follow each other.
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
