import { dayAfter } from '@portaria/contract/value-types/date'
import { instantOf } from '@portaria/contract/value-types/zoned-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySite, edges } from '../../../../testing/reader-lists/arbitrary-site.ts'
import {
  exitDoors,
  hasAnyRule,
  rulesOfList,
} from '../../../../testing/reader-lists/left-to-server.ts'
import {
  credentialsOf,
  type Site,
  type SiteCredential,
  type SitePass,
} from '../../../../testing/reader-lists/site.ts'
import {
  dayAt,
  decisionAt,
  holderAt,
  inputOf,
  wallClock,
} from '../../../../testing/reader-lists/site-at.ts'
import { standaloneDecision } from '../../../../testing/reader-lists/standalone-reader.ts'
import { compileLists } from './compile-list.ts'

const SECOND = 1_000
const MINUTE = 60_000
const RUNS = Number(process.env['READER_LIST_RUNS'] ?? 250)

/** Moments at which something may begin or end: whole hours of some days, and ends of passes. */
function edgesOf({ zone, now, passes, toleranceMin }: Site): number[] {
  const today = dayAt(zone, now)
  const hours = [0, 0, 1, 2, 4].flatMap((offset) =>
    edges.map((edge) => {
      const [hour = 0, minute = 0] = edge.split(':').map(Number)
      return instantOf(dayAfter(today, offset), hour * 60 + minute, zone).getTime()
    }),
  )
  // An hour before and after, a clock that was put back shows the same time.
  const ofPasses = passes.flatMap(({ terms }) =>
    [-60, 0, 60].flatMap((minutes) => [
      terms.valid_from.getTime() + (minutes - toleranceMin) * MINUTE,
      terms.valid_to.getTime() + (minutes + toleranceMin) * MINUTE,
    ]),
  )
  return [...hours, ...ofPasses]
}

/** A moment from the compilation on: some seconds later, or a second beside one of the edges. */
type Pick = { readonly edge: number | null; readonly offset: number }

const picks: fc.Arbitrary<Pick[]> = fc.array(
  fc.oneof(
    fc.record({ edge: fc.constant(null), offset: fc.integer({ min: 0, max: 86_400 }) }),
    fc.record({ edge: fc.constant(null), offset: fc.integer({ min: 0, max: 6 * 86_400 }) }),
    fc.record({ edge: fc.nat({ max: 60 }), offset: fc.constantFrom(-1, 0, 1) }),
  ),
  { minLength: 6, maxLength: 12 },
)

function momentsOf(site: Site, picked: readonly Pick[]): Date[] {
  const all = edgesOf(site)
  return picked
    .map(({ edge, offset }) => {
      const from = edge === null ? site.now.getTime() : (all[edge % all.length] ?? 0)
      return new Date(from + offset * SECOND)
    })
    .filter((at) => at >= site.now)
}

/** Whether the clock of a zone shows the time of a moment twice. */
function isShownTwice(zone: string, at: Date): boolean {
  const shown = wallClock(zone, at)
  return [-60, -30, 30, 60].some(
    (minutes) => wallClock(zone, new Date(at.getTime() + minutes * MINUTE)) === shown,
  )
}

/** The kinds of decisions that were compared. */
type Seen = Set<string>

/** Compares each credential at each point of a reader, at some moments. */
async function compare(site: Site, picked: readonly Pick[], seen: Seen): Promise<void> {
  const { lists, nextAt } = await compileLists(inputOf(site))
  expect(nextAt.getTime()).toBeGreaterThan(site.now.getTime())
  const moments = momentsOf(site, picked).map((at) => ({
    at,
    wall: wallClock(site.zone, at),
    isTwice: isShownTwice(site.zone, at),
  }))
  for (const point of site.points) {
    const list = lists.find(({ equipmentId }) => equipmentId === point.reader)
    if (!list) throw new Error('a reader has no list')
    const held = { ...list, people: list.people.map(({ person, face }) => ({ ...person, face })) }
    const isExit =
      point.direction === 'out' &&
      exitDoors(site.points.filter(({ reader }) => reader === point.reader)).includes(point.door)
    for (const credential of credentialsOf(site)) {
      const { kind, value } = credential
      // A model that cannot hold a kind does not know it.
      if (isLacking(site, point.reader, kind)) continue
      const byList = rulesOfList(site, credential, point)
      for (const { at, wall, isTwice } of moments) {
        const shown = { kind, value, door: point.door, at: wall }
        const told = standaloneDecision(held, shown)
        const isCurrent = at < nextAt
        const where = () =>
          `${kind} ${value} at ${point.id}, ${at.toISOString()}, ${shown.at} ${site.zone}`
        const isUnsure = 'pass' in credential && isTwice
        if (point.direction === 'out') {
          if (!isExit || !isCurrent || isUnsure || !isAlive(site, credential, at)) continue
          if (!hasAnyRule(site, credential)) continue
          seen.add(point.isLocked ? 'let out by a locked point' : 'let out')
          if (told !== 'granted') throw new Error(`kept from leaving: ${where()}`)
          continue
        }
        const { outcome, reason, marks, considered } = decisionAt(site, credential, point, at)
        if (reason === 'lockdown') seen.add(`locked and ${told}`)
        if (reason === 'interlock') seen.add(`interlocked and ${told}`)
        if (marks.includes('passback') && told === 'granted') seen.add('let in again')
        if (told === 'granted' && outcome !== 'granted') throw new Error(`let in: ${where()}`)
        if (!isCurrent) {
          seen.add(`later ${told}`)
          continue
        }
        if (outcome !== 'denied' && told === 'unknown') throw new Error(`not known: ${where()}`)
        const isByList = considered.some(
          ({ rule_id, missed }) => missed === null && byList.includes(rule_id),
        )
        seen.add(outcome === 'granted' ? `granted by the ${isByList ? 'list' : 'server'}` : outcome)
        if (outcome === 'granted' && isByList && !isUnsure && told !== 'granted')
          throw new Error(`not let in: ${where()}`)
      }
    }
  }
}

const isLacking = ({ readers }: Site, id: string, kind: string): boolean =>
  readers.some((reader) => reader.id === id && reader.lacks.some((one) => one === kind))

/** Whether a credential is one of somebody who is here, and is refused by nothing of its own. */
function isAlive(site: Site, credential: SiteCredential, at: Date): boolean {
  const { person, refusal } = holderAt(site, credential, at)
  const isUsable =
    refusal === null || (refusal !== 'not_yet' && 'pass' in credential && isOwn(refusal))
  return person !== null && !person.isBlocked && person.isPresent && isUsable
}

/** Refusals of a pass by its hours: its guest may be inside. */
const isOwn = (refusal: string) => refusal === 'schedule' || refusal === 'holiday'

it('a list decides as the server does, but for what is left to the server', async () => {
  const seen: Seen = new Set()
  await fc.assert(
    fc.asyncProperty(arbitrarySite, picks, (site, picked) => compare(site, picked, seen)),
    { numRuns: RUNS },
  )
  expect([...seen].toSorted()).toEqual([
    'denied',
    'granted by the list',
    'granted by the server',
    'interlocked and refused',
    'interlocked and unknown',
    'later granted',
    'later refused',
    'later unknown',
    'let in again',
    'let out',
    'let out by a locked point',
    'locked and refused',
    'locked and unknown',
    'pending',
  ])
})

describe('time alone changes a list', () => {
  const quiet: Site = {
    zone: 'America/Sao_Paulo',
    now: new Date('2026-11-30T12:00:00Z'),
    toleranceMin: 30,
    readers: [],
    points: [],
    rules: [],
    holidays: [],
    people: [],
    passes: [],
  }
  const pass = (valid_from: string, valid_to: string): SitePass => ({
    id: valid_from,
    terms: {
      state: 'active',
      status: 'ATIVO',
      valid_from: new Date(valid_from),
      valid_to: new Date(valid_to),
      uses_allowed: null,
      uses_done: 0,
      weekdays: [],
      from_time: null,
      to_time: null,
      on_holidays: null,
    },
    unit: null,
    isBlocked: false,
    isInside: false,
    givenUntil: null,
    qrCode: valid_from,
    pin: '12345678',
  })
  async function next(passes: SitePass[], blockEndsAt: Date | null = null): Promise<string> {
    const { nextAt } = await compileLists({ ...inputOf({ ...quiet, passes }), blockEndsAt })
    return nextAt.toISOString()
  }

  it.each([
    ['at midnight at the latest', [], '2026-12-01T03:00:00.000Z'],
    [
      'once a pass begins in 72 hours',
      [pass('2026-12-03T15:00:00Z', '2026-12-10T15:00:00Z')],
      '2026-11-30T14:30:00.000Z',
    ],
    [
      'right after a pass',
      [pass('2026-11-20T15:00:00Z', '2026-11-30T15:00:00Z')],
      '2026-11-30T15:30:00.001Z',
    ],
  ])('%s', async (_, passes, at) => {
    expect(await next(passes)).toBe(at)
  })

  it('when a block of a visitor ends', async () => {
    expect(await next([], new Date('2026-11-30T13:00:00Z'))).toBe('2026-11-30T13:00:00.000Z')
  })
})
