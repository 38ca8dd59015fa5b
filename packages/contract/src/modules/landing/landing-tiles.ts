/** The figures of a site's day, in their default order. */
export const landingTiles = [
  'alerts',
  'inside',
  'expected',
  'rounds',
  'occurrences',
  'requests',
  'parcels',
  'doors',
  'loans',
  'events',
  'documents',
  'entries',
] as const

export type LandingTile = (typeof landingTiles)[number]

/** Whether a person sees a figure, and its place, from 1 on; 0 for the automatic order. */
export type TileChoice = { readonly shown: boolean; readonly place: number }

const perTile = <Value>(value: Value) =>
  Object.fromEntries(landingTiles.map((tile) => [tile, value])) as unknown as Readonly<
    Record<LandingTile, Value>
  >

/** The allowed values of each figure's choice, as the settings check them. */
export const tileRules = perTile({
  shown: [true, false],
  place: { min: 0, max: landingTiles.length, step: 1 },
} as const)

/** All figures, those that need attention first. */
export const defaultTiles = perTile<TileChoice>({ shown: true, place: 0 })

/** Sorts figures by a person's choices; without any, those that need attention come first. */
export function inOrder<Tile extends { readonly key: LandingTile; readonly needs: boolean }>(
  tiles: readonly Tile[],
  choices: Readonly<Record<LandingTile, TileChoice>>,
): Tile[] {
  const isArranged = landingTiles.some((tile) => choices[tile].place > 0)
  const usual = (tile: LandingTile) => landingTiles.indexOf(tile)
  return tiles.toSorted((one, other) =>
    isArranged
      ? choices[one.key].place - choices[other.key].place || usual(one.key) - usual(other.key)
      : Number(other.needs) - Number(one.needs) || usual(one.key) - usual(other.key),
  )
}
