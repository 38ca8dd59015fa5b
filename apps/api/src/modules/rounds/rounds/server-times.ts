import type { ClockDoubt, Entry, Pack, TimedEntry } from './walk-types.ts'

/**
 * Limit of milliseconds that a request takes: within it, the difference between a telephone's clock
 * and the server's is unknown.
 */
const REQUEST_MS = 60_000

/** The time of a page's own clock at a moment of the server's. */
type Stamp = { readonly page: number; readonly server: number }

/** The moments between which something happened, as far as the server can tell. */
type Bounds = { readonly earliest: number; readonly latest: number }

/**
 * Returns entries with their moments by the server's clock. A moment is that of the telephone's
 * clock, corrected by the error that the clock had when the entries were sent. It is not earlier
 * than the moment when the telephone took the round's pack, and not later than the server's clock
 * and the page's own clock allow.
 */
export function timedEntries(packs: readonly Pack[], entries: readonly Entry[]): TimedEntry[] {
  const packOf = new Map(packs.map((pack) => [pack.user_id, pack]))
  const pages = Map.groupBy(entries, ({ user_id: user, page_life: life }) => `${user} ${life}`)
  const bounds = new Map(
    [...pages.values()].flatMap((page) => [...boundsOf(packOf.get(page[0]?.user_id ?? ''), page)]),
  )
  return entries.map((entry) => {
    const pack = packOf.get(entry.user_id)
    const { earliest = 0, latest = 0 } = bounds.get(entry) ?? {}
    const told = +entry.device_at - clockOff(pack, entry)
    const found = {
      before_pack: told < openedAt(pack, entry) - REQUEST_MS,
      ahead_of_server: told > latest + REQUEST_MS || earliest > latest + REQUEST_MS,
    } satisfies Record<ClockDoubt, boolean>
    const isImpossible = told < earliest - REQUEST_MS || told > latest + REQUEST_MS
    return {
      ...entry,
      at: new Date(isImpossible ? Math.min(Math.max(told, earliest), latest) : told),
      doubts: (Object.keys(found) as ClockDoubt[]).filter((name) => found[name]),
    }
  })
}

/**
 * Returns the earliest moment at which the round can have been opened on the telephone. Without a
 * pack this is the moment when the entry arrived.
 */
const openedAt = (pack: Pack | undefined, { received_at: received }: Entry): number =>
  Math.min(+(pack?.taken_at ?? received), +received)

/**
 * Milliseconds by which the telephone's clock was ahead when it sent the entry, or took the pack.
 */
function clockOff(pack: Pack | undefined, { sent_at: sent, received_at: received }: Entry): number {
  if (sent) return +sent - +received
  return pack?.device_at ? +pack.device_at - +pack.last_taken_at : 0
}

/**
 * Returns the bounds of each entry of a page. While a page lives, its clock never runs faster than
 * the server's: between an entry and an earlier or later stamp, at least as much time has passed as
 * the page has counted.
 */
function boundsOf(pack: Pack | undefined, page: readonly Entry[]): Map<Entry, Bounds> {
  const ordered = page.toSorted((one, other) => one.monotonic_ms - other.monotonic_ms)
  const opened = Math.min(...ordered.map((entry) => openedAt(pack, entry)))
  // The page recorded nothing of the round before it was opened.
  let origin = opened - (ordered[0]?.monotonic_ms ?? 0)
  const before = stampsOf(pack, ordered)
  const earliest = new Map<Entry, number>()
  for (const entry of ordered) {
    for (; (before[0]?.page ?? Number.POSITIVE_INFINITY) <= entry.monotonic_ms; before.shift())
      origin = Math.max(origin, originOf(before[0]))
    earliest.set(entry, origin + entry.monotonic_ms)
  }
  origin = Number.POSITIVE_INFINITY
  const after = stampsOf(pack, ordered)
  const bounds = new Map<Entry, Bounds>()
  for (const entry of ordered.toReversed()) {
    for (; (after.at(-1)?.page ?? Number.NEGATIVE_INFINITY) >= entry.monotonic_ms; after.pop())
      origin = Math.min(origin, originOf(after.at(-1)))
    const latest = Math.min(+entry.received_at, origin + entry.monotonic_ms)
    bounds.set(entry, { earliest: earliest.get(entry) ?? latest, latest })
  }
  return bounds
}

/** The latest moment at which a page was opened, by the server's clock. */
const originOf = (stamp: Stamp | undefined): number => (stamp ? stamp.server - stamp.page : 0)

/**
 * The page's clock, as the server received it with the pack and with the entries, in the order of
 * the page's clock.
 */
function stampsOf(pack: Pack | undefined, ordered: readonly Entry[]): Stamp[] {
  const life = ordered[0]?.page_life
  const sent = ordered.flatMap(
    ({ sent_page_life: own, sent_monotonic_ms: page, received_at: at }) =>
      own === life && page !== null ? [{ page, server: +at }] : [],
  )
  const taken =
    pack?.page_life === life && pack?.monotonic_ms != null
      ? [{ page: pack.monotonic_ms, server: +pack.last_taken_at }]
      : []
  return [...taken, ...sent].toSorted((one, other) => one.page - other.page)
}
