import type { Suspicion } from '@portaria/contract/modules/rounds/rounds/round-walk'
import type { Entry, Pack, Plan, RoutePoint, TimedEntry } from './walk-types.ts'

/** Metres in a second that are faster than a person walks (rounds §6). */
const FASTEST_MS = 3

/** Seconds by which equal gaps differ at most, and the number of equal gaps that is suspicious. */
const EQUAL_S = 2
const EQUAL_GAPS = 4

/** Milliseconds by which a clock and a page may differ although nobody has set the clock. */
const DRIFT_MS = 2_000

/** Radius in metres of a point that has none of its own. */
const USUAL_RADIUS_M = 20

const EARTH_M = 6_371_000

type Placed = { readonly latitude: number; readonly longitude: number }

/**
 * Returns the suspicions about the scans of a walk, by their ids. `scans` are in order, and
 * `recorded` are all entries from the start on. The first scan also carries the doubts about the
 * start, which is an entry but no scan.
 */
export function suspectScans(
  { points, packs }: Pick<Plan, 'points' | 'packs'>,
  scans: readonly TimedEntry[],
  recorded: readonly TimedEntry[],
): Map<string, Suspicion[]> {
  const placeOf = new Map(points.map((point) => [point.point_id, point]))
  const [start] = recorded
  const pack = packs.find(({ user_id: user }) => user === start?.user_id)
  const setBack = scansAfter(setBackEntries([...packStamp(pack), ...recorded]), scans, recorded)
  return new Map(
    scans.map((scan, nth) => {
      const point = placeOf.get(String(scan.point_id))
      const before = scans[nth - 1]
      const doubts = [...scan.doubts, ...(before ? [] : (start?.doubts ?? []))]
      const found = {
        clock_set_back: setBack.has(scan.id),
        too_fast: isTooFast(before, scan, placeOf),
        even_gaps: isEven(scans.slice(Math.max(0, nth - EQUAL_GAPS), nth + 1)),
        old_code: scan.is_old_code,
        out_of_radius: isOutside(point, scan),
        before_pack: doubts.includes('before_pack'),
        ahead_of_server: doubts.includes('ahead_of_server'),
      } satisfies Record<Suspicion, boolean>
      return [scan.id, (Object.keys(found) as Suspicion[]).filter((name) => found[name])]
    }),
  )
}

/**
 * Returns the scan at or after each of some entries: an entry that is no scan is judged with the
 * next scan.
 */
function scansAfter(
  ids: ReadonlySet<string>,
  scans: readonly Entry[],
  recorded: readonly Entry[],
): Set<string> {
  const found = new Set<string>()
  const counting = new Set(scans.map(({ id }) => id))
  let isCarried = false
  for (const { id } of recorded) {
    isCarried ||= ids.has(id)
    if (!counting.has(id)) continue
    if (isCarried) found.add(id)
    isCarried = false
  }
  return found
}

type Clocked = Pick<Entry, 'id' | 'page_life' | 'monotonic_ms' | 'device_at'>

/** Returns the clocks of the telephone when it last opened the round, if it sent them. */
function packStamp(pack: Pack | undefined): Clocked[] {
  const { page_life: life, monotonic_ms: ms, device_at: at } = pack ?? {}
  if (life == null || ms == null || at == null) return []
  return [{ id: '', page_life: life, monotonic_ms: ms, device_at: at }]
}

/**
 * Entries before which the clock was set back: within one life of a page it has advanced less than
 * the page has counted. If it has advanced more, the telephone slept.
 */
function setBackEntries(recorded: readonly Clocked[]): Set<string> {
  const found = new Set<string>()
  for (const entries of Map.groupBy(recorded, ({ page_life: life }) => life).values()) {
    const ordered = entries.toSorted((one, other) => one.monotonic_ms - other.monotonic_ms)
    for (const [nth, entry] of ordered.entries()) {
      const before = ordered[nth - 1]
      if (!before) continue
      const [clock, page] = [
        +entry.device_at - +before.device_at,
        entry.monotonic_ms - before.monotonic_ms,
      ]
      if (clock < page - DRIFT_MS) found.add(entry.id)
    }
  }
  return found
}

function isTooFast(
  before: Entry | undefined,
  scan: Entry,
  placeOf: ReadonlyMap<string, RoutePoint>,
): boolean {
  const [from, to] = [before, scan].map((one) => placed(placeOf.get(String(one?.point_id))))
  if (!before || !from || !to) return false
  const seconds = (+scan.device_at - +before.device_at) / 1000
  return distance(from, to) > FASTEST_MS * Math.max(0, seconds)
}

/**
 * Whether the gaps between scans are more equal than a person walks. Only a walk with more scans
 * than that can be judged.
 */
function isEven(scans: readonly Entry[]): boolean {
  if (scans.length <= EQUAL_GAPS) return false
  const gaps = scans
    .slice(1)
    .map((scan, nth) => (+scan.device_at - +(scans[nth]?.device_at ?? scan.device_at)) / 1000)
  return Math.max(...gaps) - Math.min(...gaps) <= EQUAL_S
}

/**
 * Whether a scan was certainly made elsewhere. An uncertain position counts in favour of the
 * walker.
 */
function isOutside(point: RoutePoint | undefined, scan: Entry): boolean {
  const [at, seen] = [placed(point), placed(scan)]
  if (!at || !seen) return false
  return distance(at, seen) - (scan.accuracy_m ?? 0) > (point?.radius_m ?? USUAL_RADIUS_M)
}

function placed(
  at: { readonly latitude: number | null; readonly longitude: number | null } | undefined,
): Placed | undefined {
  if (!at || at.latitude === null || at.longitude === null) return undefined
  return { latitude: at.latitude, longitude: at.longitude }
}

/** Metres between two places. */
function distance(one: Placed, other: Placed): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [
    radians(other.latitude - one.latitude),
    radians(other.longitude - one.longitude),
  ]
  const part =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_M * Math.asin(Math.sqrt(part))
}
