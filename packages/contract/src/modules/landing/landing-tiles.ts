/** The figures of a site's day, in the order in which they stand where none needs somebody. */
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

/** Whether a person sees a figure, and its place, from 1 on; 0 leaves the order to what needs somebody. */
export type TileChoice = { readonly shown: boolean; readonly place: number }

const perTile = <Value>(value: Value) =>
  Object.fromEntries(landingTiles.map((tile) => [tile, value])) as unknown as Readonly<
    Record<LandingTile, Value>
  >

/** What each figure's choice may be, as the settings check it. */
export const tileRules = perTile({
  shown: [true, false],
  place: { min: 0, max: landingTiles.length, step: 1 },
} as const)

/** All figures, what needs somebody first. */
export const defaultTiles = perTile<TileChoice>({ shown: true, place: 0 })

/** Figures in the order of a person's choices; without any, what needs somebody first. */
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
