import fc from 'fast-check'
import { expect, it } from 'vitest'
import { settleWalk } from './settle-walk.ts'
import type { Entry, Pack, Plan } from './walk-types.ts'

const START = Date.parse('2026-11-27T22:00:00Z')

const pointOf = (nth: number, more: object = {}) => ({
  point_id: `point ${nth}`,
  optional: nth === 4,
  not_before_min: null,
  min_dwell_s: null,
  latitude: null,
  longitude: null,
  radius_m: null,
  ...more,
})

const at = (seconds: number) => new Date(START + seconds * 1000)

/** The pack of a run's telephone, which was taken some time after the planned start. */
function packOf(run: string, seconds: number, more: Partial<Pack> = {}): Pack {
  return {
    user_id: `user of ${run}`,
    taken_at: at(seconds),
    last_taken_at: at(seconds),
    device_at: null,
    page_life: null,
    monotonic_ms: null,
    ...more,
  }
}

const plan: Plan = {
  starts_at: new Date(START),
  range_min: 60,
  grace_min: 15,
  unplanned: false,
  enforce_order: true,
  points: [0, 1, 2, 3, 4].map((nth) => pointOf(nth)),
  packs: ['a', 'b'].map((run) => packOf(run, -4 * 3_600)),
}

const entryOf = (kind: Entry['kind'], seconds: number, more: Partial<Entry> = {}): Entry => ({
  id: `${kind} ${more.run_id ?? 'a'} ${more.point_id ?? ''} ${seconds}`,
  run_id: 'a',
  kind,
  point_id: null,
  is_old_code: false,
  device_at: at(seconds),
  page_life: `page of ${more.run_id ?? 'a'}`,
  monotonic_ms: seconds * 1000 + 1_000_000,
  received_at: new Date(START + 8 * 3_600_000),
  user_id: `user of ${more.run_id ?? 'a'}`,
  employee_id: null,
  latitude: null,
  longitude: null,
  accuracy_m: null,
  note: null,
  verdict: null,
  sent_at: null,
  sent_page_life: null,
  sent_monotonic_ms: null,
  ...more,
})

const scan = (nth: number, seconds: number, more: Partial<Entry> = {}) =>
  entryOf('scan', seconds, { point_id: `point ${nth}`, ...more })

/** Any entries of two telephones in an hour. */
const anyEntry = fc
  .record({
    kind: fc.constantFrom('start', 'scan', 'scan', 'scan', 'skip', 'note', 'finish', 'abort'),
    point: fc.integer({ min: 0, max: 5 }),
    seconds: fc.integer({ min: -600, max: 4_000 }),
    run_id: fc.constantFrom('a', 'a', 'b'),
    // Pages of a telephone whose clock may have been set.
    page: fc.integer({ min: 0, max: 2 }),
    set: fc.constantFrom(0, 0, -900, 400),
  })
  .map(({ kind, point, seconds, run_id, page, set }) =>
    entryOf(kind, seconds, {
      run_id,
      page_life: `page ${page} of ${run_id}`,
      monotonic_ms: (seconds - set) * 1000 + 5_000_000,
      id: `${kind} ${run_id} ${point} ${seconds} ${page} ${set}`,
      point_id: kind === 'scan' || kind === 'skip' ? `point ${point}` : null,
    }),
  )

const walks = fc.uniqueArray(anyEntry, { maxLength: 24, selector: ({ id }) => id })

/** The same walks by telephones whose clocks nobody set, and whose pages were not reloaded. */
const plainWalks = walks.map((entries) =>
  entries.map((entry) => ({
    ...entry,
    page_life: `page of ${entry.run_id}`,
    monotonic_ms: entry.device_at.getTime() - START + 5_000_000,
  })),
)

it('gives the same result in any order and any number of parts', () => {
  fc.assert(
    fc.property(walks, fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), (entries, keys) => {
      const shuffled = entries
        .map((entry, nth) => ({ entry, key: keys[nth] ?? 0 }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ entry }) => entry)
      expect(settleWalk(plan, shuffled)).toEqual(settleWalk(plan, entries))
    }),
  )
})

it('takes the same of two starts of one moment, whichever arrived first', () => {
  const startOf = (id: string, monotonic_ms: number) =>
    entryOf('start', 4_000, { id, monotonic_ms })
  // The clock was set back between the scan and the start that the page recorded later.
  const entries = [
    startOf('one', 9_000_000),
    startOf('two', 9_900_000),
    scan(0, 0, { monotonic_ms: 5_000_000 }),
  ]
  const settled = settleWalk(plan, entries)
  expect(settled?.points[0]?.result).toBe('scanned')
  expect(settleWalk(plan, entries.toReversed())).toEqual(settled)
})

it('counts the same as a recount of the scans', () => {
  fc.assert(
    fc.property(plainWalks, (entries) => {
      const settled = settleWalk(plan, entries)
      const starts = entries
        .filter(({ kind, device_at: at }) => kind === 'start' && +at <= START + 75 * 60_000)
        .toSorted((one, other) => +one.device_at - +other.device_at)
      const [first] = starts
      // Two telephones that begin in the same second are ordered by their names.
      if (starts.some((one) => one !== first && +one.device_at === +(first?.device_at ?? 0))) return
      expect(settled === null).toBe(first === undefined)
      if (!settled || !first) return
      expect(settled.started_at).toEqual(first.device_at)
      const own = entries.filter(({ run_id: run }) => run === first.run_id)
      const ends = own
        .filter(({ kind }) => kind === 'finish' || kind === 'abort')
        .map(({ device_at: at }) => +at)
      const until = Math.min(...ends, Number.POSITIVE_INFINITY)
      const scanned = new Set(
        own
          .filter(
            ({ kind, device_at: at, point_id: id }) =>
              kind === 'scan' && +at < until && plan.points.some((one) => one.point_id === id),
          )
          .map(({ point_id: id }) => id),
      )
      // An entry in the second of the end is before or after it by its name.
      if (own.some(({ device_at: at, kind }) => +at === until && kind === 'scan')) return
      expect(settled.points_done).toBe(scanned.size)
      expect(settled.state === 'completed').toBe(
        settled.finished_at !== null &&
          plan.points.every(({ optional, point_id: id }) => optional || scanned.has(id)),
      )
    }),
  )
})

it('marks scans that were too early, out of order, or too short', () => {
  const marked: Plan = {
    ...plan,
    points: [
      pointOf(0, { not_before_min: 10 }),
      pointOf(1, { min_dwell_s: 60 }),
      pointOf(2, { latitude: -23.5, longitude: -46.6 }),
      pointOf(3),
      pointOf(4),
    ],
  }
  const settled = settleWalk(marked, [
    entryOf('start', 0),
    scan(0, 120),
    scan(3, 200),
    scan(1, 300),
    scan(2, 330),
    scan(4, 500),
  ])
  expect(settled?.points.map(({ marks }) => marks)).toEqual([
    ['early'],
    ['short_stay'],
    ['unverified'],
    ['out_of_order'],
    [],
  ])
})

it('five scans with four equal gaps are suspicious, and those after a sleep of the telephone are not', () => {
  const even = [0, 1, 2, 3, 4].map((nth) => scan(nth, 60 + nth * 60 + (nth % 2)))
  const settled = settleWalk(plan, [entryOf('start', 0), ...even])
  expect(settled?.points.map(({ suspicions }) => suspicions)).toEqual([
    [],
    [],
    [],
    [],
    ['even_gaps'],
  ])
  const slept = [60, 200, 900, 960, 1_400].map((seconds, nth) =>
    scan(nth, seconds, { monotonic_ms: 1_000_000 + nth * 50_000 }),
  )
  const start = entryOf('start', 0, { monotonic_ms: 999_000 })
  expect(
    settleWalk(plan, [start, ...slept])?.points.flatMap(({ suspicions }) => suspicions),
  ).toEqual([])
})

it('a start long before the round, or after its time, does not count', () => {
  expect(settleWalk(plan, [entryOf('start', -121 * 60)])).toBeNull()
  expect(settleWalk(plan, [entryOf('start', 76 * 60)])).toBeNull()
  expect(settleWalk(plan, [entryOf('start', -60)])?.punctuality).toBe('early')
  expect(settleWalk(plan, [entryOf('start', 15 * 60)])?.punctuality).toBe('on_time')
  expect(settleWalk(plan, [entryOf('start', 16 * 60)])?.punctuality).toBe('late')
})

/**
 * Makes a walk with five scans, at these seconds after the planned start by the telephone's clock.
 */
const walkAt = (seconds: readonly number[], more: Partial<Entry> = {}) =>
  seconds.map((second, nth) =>
    nth === 0 ? entryOf('start', second, more) : scan(nth - 1, second, more),
  )

const suspicionsOf = (packs: Pack[], entries: Entry[]) =>
  settleWalk({ ...plan, packs }, entries)?.points.map(({ suspicions }) => suspicions)

it('a walk that a clock dates before its pack begins when the pack was taken, and is suspicious', () => {
  const [opened, received] = [packOf('a', 700), at(703)]
  const forged = walkAt([40, 120, 250, 390, 500, 689], { received_at: received })
  const doubted = ['before_pack', 'ahead_of_server']
  expect(suspicionsOf([opened], forged)).toEqual([
    // The doubts about the start are included.
    doubted,
    doubted,
    doubted,
    doubted,
    ['ahead_of_server'],
  ])
  const settled = settleWalk({ ...plan, packs: [opened] }, forged)
  expect(settled).toMatchObject({ started_at: at(700), clock_off_min: -11 })
  // Without a pack, nobody can have begun before the server received an entry.
  expect(settleWalk({ ...plan, packs: [] }, forged)?.started_at).toEqual(received)
  // With a pack that was taken in time, the same entries are those of an honest telephone that was
  // without a network.
  expect(suspicionsOf([packOf('a', 0)], forged)).toEqual([[], [], [], [], []])
})

it('page time that runs faster than the server’s is suspicious, with any clock', () => {
  const sent = { received_at: at(90), sent_page_life: 'page of a' }
  const first = entryOf('start', 0, {
    ...sent,
    sent_monotonic_ms: 1_000_000,
    sent_at: at(90),
    received_at: at(0),
  })
  const later = scan(0, 600, { ...sent, sent_monotonic_ms: 1_600_000, sent_at: at(600) })
  expect(suspicionsOf([packOf('a', -3_600)], [first, later])?.[0]).toEqual(['ahead_of_server'])
})

it('with a clock hours ahead or behind, a round has the server’s times, and shows the difference', () => {
  for (const hours of [5, -5]) {
    const off = hours * 3_600
    const known = { received_at: at(900), sent_at: at(900 + off) }
    const settled = settleWalk(plan, walkAt([off + 10, off + 130, off + 290], known))
    expect(settled).toMatchObject({
      punctuality: 'on_time',
      started_at: at(10),
      clock_off_min: hours * 60,
    })
    expect(settled?.points.flatMap(({ suspicions }) => suspicions)).toEqual([])
  }
  // If the telephone does not send its clock, the times of arrival count, and the scans are
  // suspicious.
  const ahead = settleWalk(plan, walkAt([18_000, 18_120], { received_at: at(140) }))
  expect(ahead).toMatchObject({ started_at: at(140), clock_off_min: 298 })
  expect(ahead?.points[0]?.suspicions).toEqual(['ahead_of_server'])
  // Every clock is off by a few minutes.
  expect(settleWalk(plan, walkAt([0], { sent_at: at(240), received_at: at(0) }))).toMatchObject({
    clock_off_min: null,
  })
})

it('the page that opened a round reveals a clock that was set back afterwards', () => {
  const opened = packOf('a', 0, {
    device_at: at(0),
    page_life: 'page of a',
    monotonic_ms: 1_000_000,
  })
  const entries = [
    entryOf('start', 300, { received_at: at(1_000), monotonic_ms: 1_900_000 }),
    entryOf('note', 320, { received_at: at(1_000), monotonic_ms: 1_920_000 }),
    scan(0, 360, { received_at: at(1_000), monotonic_ms: 1_960_000 }),
  ]
  expect(suspicionsOf([opened], entries)?.[0]).toEqual(['clock_set_back'])
  expect(settleWalk({ ...plan, packs: [opened] }, entries)?.started_at).toEqual(at(900))
})
