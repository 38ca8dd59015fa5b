import type { ClockDoubt, Entry, Pack, TimedEntry } from './walk-types.ts'

/**
 * Milliseconds that a request may take: up to that, the difference of a telephone's clock from the
 * server's is unknown.
 */
const REQUEST_MS = 60_000

/** The time of a page's own clock at a moment of the server's. */
type Stamp = { readonly page: number; readonly server: number }

/** The moments between which something happened, as far as the server can tell. */
type Bounds = { readonly earliest: number; readonly latest: number }

/**
 * Entries with their moments by the server's clock: by the telephone's, corrected by its error when
 * they were sent, but not before the round's pack was taken along, and not later than the server
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
 * The earliest moment at which a round can have been opened on the telephone: without its pack, the
 * moment of the entry's arrival.
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
 * Within one life of a page, its clock never runs faster than the server's: an entry is at least as
 * long after an earlier stamp as the page has counted, and at least as long before a later one.
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
