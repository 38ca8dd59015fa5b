import { CLOCK_OFF_MIN, type ScanMark } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { CLOCK_OFF_MOST_MIN } from '@portaria/contract/modules/rounds/rounds/rounds'
import { EARLY_MOST_MIN } from './early-starts.ts'
import { timedEntries } from './server-times.ts'
import { suspectScans } from './suspect-scans.ts'
import type { Entry, Plan, RoutePoint, Settled, SettledPoint, TimedEntry } from './walk-types.ts'

const MINUTE = 60_000

/**
 * Returns the result of a round's entries, whatever their order and however late they arrived; null
 * if nobody has begun the round in its time. If several telephones have entries, the one that began
 * first has the round. All moments are the server's.
 */
export function settleWalk(plan: Plan, entries: readonly Entry[]): Settled | null {
  const own = ownEntries(plan, timedEntries(plan.packs, entries))
  const [start] = own
  if (!start) return null
  const end = own.find(({ kind }) => kind === 'finish' || kind === 'abort')
  const walked = end ? own.slice(0, own.indexOf(end)) : own
  const points = settlePoints(plan, start, walked)
  const scans = points.filter(({ result }) => result === 'scanned')
  const isWhole = scans.length === points.length
  const last = scans.reduce<Date | null>(
    (latest, { scanned_at: at }) => (at && (!latest || at > latest) ? at : latest),
    null,
  )
  // Once all points are scanned, the round is over even if the walker does not say so.
  const finished = end?.kind === 'finish' ? end.at : !end && isWhole ? last : null
  const isDone = plan.points.every(
    ({ optional }, nth) => optional || points[nth]?.result === 'scanned',
  )
  const aborted = end?.kind === 'abort' ? end : undefined
  return {
    state: aborted
      ? 'aborted'
      : finished === null
        ? 'running'
        : isDone
          ? 'completed'
          : 'completed_with_exceptions',
    punctuality: plan.unplanned ? null : punctualityOf(plan, start.at),
    started_at: start.at,
    finished_at: finished,
    aborted_at: aborted?.at ?? null,
    abort_reason: aborted?.note ?? null,
    clock_off_min: clockOffOf(start),
    walker_id: start.employee_id,
    walked_by_id: start.user_id,
    points,
    points_done: scans.length,
    others: entries.filter(({ kind }) => kind === 'scan').length - scans.length,
  }
}

/**
 * Returns the minutes by which a clock was off; null for a few minutes, since every clock is off by
 * some.
 */
function clockOffOf({ device_at: told, at }: TimedEntry): number | null {
  const minutes = Math.round((+told - +at) / MINUTE)
  if (Math.abs(minutes) < CLOCK_OFF_MIN) return null
  return Math.sign(minutes) * Math.min(Math.abs(minutes), CLOCK_OFF_MOST_MIN)
}

/** The entries of the walk that has the round, from its start, as the telephone recorded them. */
function ownEntries(plan: Plan, entries: readonly TimedEntry[]): TimedEntry[] {
  const starts = plan.starts_at.getTime()
  const [from, until] = [
    starts - EARLY_MOST_MIN * MINUTE,
    starts + (plan.range_min + plan.grace_min) * MINUTE,
  ]
  const [first] = entries
    .filter(({ kind, at }) => kind === 'start' && +at >= from && +at <= until)
    .toSorted(
      (one, other) =>
        +one.at - +other.at ||
        +one.received_at - +other.received_at ||
        one.run_id.localeCompare(other.run_id) ||
        one.id.localeCompare(other.id),
    )
  if (!first) return []
  const own = entries.filter(({ run_id: run, kind }) => run === first.run_id && kind !== 'start')
  return [first, ...inOrder(own)]
}

/**
 * Entries in the order of their recording: pages by their beginning, and within a page by its own
 * clock, which nobody sets.
 */
function inOrder(entries: readonly TimedEntry[]): TimedEntry[] {
  const pages = [...Map.groupBy(entries, ({ page_life: life }) => life)].map(([life, all]) => {
    const own = all.toSorted(
      (one, other) => one.monotonic_ms - other.monotonic_ms || one.id.localeCompare(other.id),
    )
    return { life, own, began: Number(own[0]?.at) }
  })
  return pages
    .toSorted((one, other) => one.began - other.began || one.life.localeCompare(other.life))
    .flatMap(({ own }) => own)
}

function settlePoints(
  plan: Plan,
  start: TimedEntry,
  walked: readonly TimedEntry[],
): SettledPoint[] {
  const counts = ({ kind, verdict }: Entry) => kind === 'scan' && verdict !== 'not_valid'
  const scans = plan.points.flatMap(
    ({ point_id: id }) => walked.find((entry) => entry.point_id === id && counts(entry)) ?? [],
  )
  const ordered = walked.filter((entry) => scans.includes(entry))
  const suspected = suspectScans(plan, ordered, [start, ...walked])
  return plan.points.map((point, ordinal): SettledPoint => {
    const scan = scans.find(({ point_id: id }) => id === point.point_id)
    if (scan)
      return {
        point_id: point.point_id,
        result: 'scanned',
        entry_id: scan.id,
        scanned_at: scan.at,
        marks: marksOf({ plan, point, ordinal, scan, ordered, start }),
        suspicions: suspected.get(scan.id) ?? [],
      }
    const skip = walked.find((entry) => entry.kind === 'skip' && entry.point_id === point.point_id)
    // A scan that was judged invalid stays visible: the verdict may have been a slip.
    const refused = walked.find(
      (entry) => entry.kind === 'scan' && entry.point_id === point.point_id,
    )
    return {
      point_id: point.point_id,
      result: skip ? 'skipped' : 'open',
      entry_id: (refused ?? skip)?.id ?? null,
      scanned_at: null,
      marks: [],
      suspicions: [],
    }
  })
}

type Marked = {
  readonly plan: Plan
  readonly point: RoutePoint
  readonly ordinal: number
  readonly scan: TimedEntry
  readonly ordered: readonly TimedEntry[]
  readonly start: TimedEntry
}

function marksOf({ plan, point, ordinal, scan, ordered, start }: Marked): ScanMark[] {
  const at = ordered.indexOf(scan)
  const next = ordered[at + 1]
  const earliest = +start.at + (point.not_before_min ?? 0) * MINUTE
  const stay = next ? (+next.device_at - +scan.device_at) / 1000 : Number.POSITIVE_INFINITY
  const before = plan.points.slice(0, ordinal).map(({ point_id: id }) => id)
  const isLater = ordered.slice(at + 1).some(({ point_id: id }) => before.includes(String(id)))
  const marks = {
    early: +scan.at < earliest,
    // A point before it on the route was scanned after it.
    out_of_order: plan.enforce_order && isLater,
    short_stay: stay < (point.min_dwell_s ?? 0),
    unverified: point.latitude !== null && scan.latitude === null,
  } satisfies Record<ScanMark, boolean>
  return (Object.keys(marks) as ScanMark[]).filter((mark) => marks[mark])
}

function punctualityOf({ starts_at: at, grace_min: grace }: Plan, begun: Date) {
  if (begun < at) return 'early'
  return +begun <= +at + grace * MINUTE ? 'on_time' : 'late'
}
