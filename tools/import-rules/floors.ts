import type { Module } from './read-modules.ts'

/**
 * The limit of floors in a folder, type imports included. `docs/generated/sizes.md` lists the
 * floors of all folders.
 */
export const MOST_FLOORS: Readonly<Record<string, number>> = {
  'apps/api/src/register-endpoints/': 14,
}

/**
 * Computes the floor of each file among the given ones: 1 for a file that imports none of them,
 * otherwise one above the highest that it imports. Expects modules without circles.
 */
export function floorsOf(modules: readonly Module[]): ReadonlyMap<string, number> {
  const below = new Map(
    modules.map(({ file, imports }) => [file, imports.map(({ target }) => target)]),
  )
  const floors = new Map<string, number>()
  const floorOf = (file: string): number => {
    const known = floors.get(file)
    if (known !== undefined) return known
    const inside = (below.get(file) ?? []).filter((target) => below.has(target))
    const floor = 1 + Math.max(0, ...inside.map(floorOf))
    floors.set(file, floor)
    return floor
  }
  for (const file of below.keys()) floorOf(file)
  return floors
}
