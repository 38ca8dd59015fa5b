import {
  type Buildings,
  type LitRows,
  type UnitLight,
  unitLights,
} from '@portaria/contract/modules/units/buildings'

/** What lights a unit's window, by the number of rows; lights without rows are absent. */
export type Lit = { readonly [Light in UnitLight]?: number }

/** Nothing lights the window. */
export const unlit: Lit = {}

/** The number of rows of each light over all drawn units; a light that is hidden is absent. */
export type LitTotals = Lit

/**
 * What lights each window now. Windows follow their own unit, so that a change draws only the
 * windows that it touches.
 */
export type LiveUnits = {
  /** Replaces everything. */
  load(buildings: Buildings): void
  /** Replaces what some rows light; rows that are absent from `lit` light nothing now. */
  replace(ids: readonly string[], lit: LitRows): void
  litOf(unitId: string): Lit
  totals(): LitTotals
  /** The ids of the units whose windows are lit. The same array until one changes. */
  litUnits(): readonly string[]
  /** Calls back when what lights a unit changes. */
  follow(unitId: string, listener: () => void): () => void
  /** Calls back when anything changes. */
  followAll(listener: () => void): () => void
}

/** A row and a unit whose window it lights; an alert lights all units of its sender. */
type Lamp = { readonly light: UnitLight; readonly unitId: string }

export function liveUnits(): LiveUnits {
  let known: ReadonlySet<string> = new Set()
  let seen: readonly UnitLight[] = []
  let lamps = new Map<string, Lamp[]>()
  let byUnit = new Map<string, Lit>()
  let totals: LitTotals = {}
  let litUnits: readonly string[] = []
  const followers = new Map<string, Set<() => void>>()
  const all = new Set<() => void>()

  function add(lit: LitRows): string[] {
    const touched: string[] = []
    for (const light of unitLights) {
      for (const { id, unit_id: unitId } of lit[light] ?? []) {
        if (!known.has(unitId)) continue
        lamps.set(id, [...(lamps.get(id) ?? []), { light, unitId }])
        touched.push(unitId)
      }
    }
    return touched
  }

  /** Counts the lamps of units anew, and calls back for those that changed. */
  function recount(touched: ReadonlySet<string>): void {
    const counted = new Map<string, Map<UnitLight, number>>()
    const sums = new Map<UnitLight, number>(seen.map((light) => [light, 0]))
    for (const { light, unitId } of [...lamps.values()].flat()) {
      sums.set(light, (sums.get(light) ?? 0) + 1)
      if (!touched.has(unitId)) continue
      const own = counted.get(unitId) ?? new Map<UnitLight, number>()
      counted.set(unitId, own.set(light, (own.get(light) ?? 0) + 1))
    }
    const changed = [...touched].filter((unitId) => {
      const lit = inOrder(counted.get(unitId))
      if (isSame(lit, byUnit.get(unitId) ?? unlit)) return false
      if (lit === unlit) byUnit.delete(unitId)
      else byUnit.set(unitId, lit)
      return true
    })
    totals = Object.fromEntries(sums)
    if (changed.length === 0) return
    litUnits = [...byUnit.keys()]
    for (const unitId of changed) for (const call of followers.get(unitId) ?? []) call()
    for (const call of all) call()
  }

  return {
    load({ towers, lit }) {
      const before = [...byUnit.keys()]
      known = new Set(towers.flatMap(({ units }) => units.map(({ id }) => id)))
      seen = unitLights.filter((light) => lit[light] !== undefined)
      lamps = new Map()
      recount(new Set([...before, ...add(lit)]))
      // Also a first answer in which nothing is lit.
      for (const call of all) call()
    },
    replace(ids, lit) {
      const touched = new Set<string>()
      for (const id of ids) {
        for (const { unitId } of lamps.get(id) ?? []) touched.add(unitId)
        lamps.delete(id)
      }
      for (const unitId of add(lit)) touched.add(unitId)
      recount(touched)
    },
    litOf: (unitId) => byUnit.get(unitId) ?? unlit,
    totals: () => totals,
    litUnits: () => litUnits,
    follow(unitId, listener) {
      const own = followers.get(unitId) ?? new Set()
      followers.set(unitId, own.add(listener))
      return () => own.delete(listener)
    },
    followAll(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
  }
}

/** Returns counts in the order of urgency; `unlit` for none. */
function inOrder(counts: ReadonlyMap<UnitLight, number> | undefined): Lit {
  if (counts === undefined) return unlit
  return Object.fromEntries(
    unitLights.flatMap((light): [UnitLight, number][] => {
      const count = counts.get(light)
      return count === undefined ? [] : [[light, count]]
    }),
  )
}

const isSame = (one: Lit, other: Lit): boolean =>
  unitLights.every((light) => one[light] === other[light])
