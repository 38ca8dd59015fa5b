import { setTimeout as sleep } from 'node:timers/promises'
import {
  addReaders,
  addRule,
  giveCards,
  newReader,
  type SiteReader,
  serveElsewhere,
} from './access-sites.ts'
import { type Condominiums, makeCondominiums, settle, tenantId } from './condominiums.ts'
import {
  type Answers,
  askAtRate,
  expectedVisits,
  type Question,
  questionOf,
  type Visit,
} from './door-questions.ts'
import type { BenchDatabase, BenchEnvironment } from './environment.ts'
import { type BenchOptions, type Figure, inTurns, median, quantile } from './measure.ts'
import { type Person, signInPeople } from './people.ts'
import type { ServerProcess } from './processes.ts'
import { withWorstDay } from './worst-day.ts'

const sites: Condominiums = { batch: 1, tenants: 100, residentsEach: 500 }
const worst: Condominiums = { batch: 2, tenants: 1, residentsEach: 5_000 }

const PER_SECOND = 300
/** Of so many questions at a door one has to be refused. */
const REFUSED_OF = 20
/** Milliseconds of one measurement, and of the load before it. */
const MEASURED_MS = 20_000
const WARM_MS = 3_000

/** Milliseconds of a look at the server before, and its share of a processor when it is idle. */
const LOOK_MS = 2_000
const IDLE_SHARE = 0.1

const BUSY_PEOPLE = 10
/** Questions that each reader of the worst company asks at once, again and again. */
const FLOODING = 20

type Asked = { readonly reader: SiteReader; readonly visit: Visit }

/** What was made: who asks about whom, and how a company is at its worst. */
type Filled = {
  readonly next: (count: number) => Asked[]
  readonly busy: Person[]
  readonly flood: Question[]
}

/** Measures the decisions of readers, alone and beside a company at its worst. */
export async function measureDecisions(
  environment: BenchEnvironment,
  { rounds, say }: BenchOptions,
): Promise<Figure[]> {
  say(`making ${sites.tenants} companies of ${sites.residentsEach} people with two readers each`)
  const { server, filled } = await environment.serverOfItsOwn(fill, { TRUST_PROXY: 'loopback' })
  const count = (PER_SECOND * MEASURED_MS) / 1_000
  const ask = (questions: number) => askAtRate(server.port, PER_SECOND, filled.next(questions))
  await untilIdle(server)
  // Statements are prepared on each connection.
  await ask(count / 4)
  return withWorstDay(async (worstDay) => {
    const results = await inTurns(['alone', 'worst'] as const, rounds, async (side, round) => {
      const load = {
        port: server.port,
        milliseconds: WARM_MS + MEASURED_MS,
        people: filled.busy,
        questions: filled.flood,
      }
      const ended = side === 'worst' ? worstDay(load, say) : null
      if (ended) await sleep(WARM_MS)
      const before = await server.processorTime()
      const answers = await ask(count)
      const spent = (await server.processorTime()) - before
      await ended
      say(
        `${side} ${round + 1}: ${told(answers)}, ${(spent / count).toFixed(1)} ms of processor each`,
      )
      return answers
    })
    return figuresOf(results)
  })
}

/** Waits until a fresh server has counted the figures of each company. */
async function untilIdle({ processorTime }: ServerProcess): Promise<void> {
  for (let spent = Number.POSITIVE_INFINITY; spent > IDLE_SHARE * LOOK_MS; ) {
    const before = await processorTime()
    await sleep(LOOK_MS)
    spent = (await processorTime()) - before
  }
}

const told = ({ latencies, perSecond, refused, others }: Answers): string =>
  `p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms, ${perSecond.toFixed(0)} a second, ${refused} refused, others ${JSON.stringify(others)}`

async function fill(database: BenchDatabase): Promise<Filled> {
  for (const size of [sites, worst]) await makeCondominiums(database, size)
  const readersOf = (size: Condominiums, tenant: number) =>
    [1, 2].map((nth) =>
      newReader({
        tenantId: tenantId(size, tenant),
        ip: `10.${70 + size.batch}.${tenant}.${nth}`,
        port: 80,
        deviceId: String(478_000 + size.batch * 1_000 + tenant * 2 + nth),
      }),
    )
  const asking = Array.from({ length: sites.tenants }, (_, tenant) =>
    readersOf(sites, tenant),
  ).flat()
  const flooding = readersOf(worst, 0)
  const readers = [...asking, ...flooding]
  const tenants = [...new Set(readers.map((reader) => reader.tenantId))]
  await giveCards(database, tenants)
  const busy = await signInPeople(
    database,
    Array.from({ length: BUSY_PEOPLE }, () => ({
      role: 'sindico' as const,
      tenantId: tenantId(worst, 0),
    })),
  )
  await addReaders(database, readers, await userOf(database))
  const closed = await hoursAhead(database)
  for (const [nth, tenant] of tenants.entries()) {
    const [gate, garage] = readers.filter((reader) => reader.tenantId === tenant)
    if (!gate || !garage) throw new Error('a company without readers')
    await addRule(database, { tenantId: tenant, name: 'Moradores', pointIds: [gate.pointId] })
    await addRule(database, {
      tenantId: tenant,
      name: 'Proprietários',
      pointIds: [garage.pointId],
      relations: ['owner'],
      // In one of ten companies the garage is closed now.
      hours: nth % 10 === 0 ? closed : { from: '00:00', to: '00:00' },
    })
  }
  await serveElsewhere(database, readers)
  await settle(database)
  const flood = await floodOf(database, flooding)
  return { next: chooser(asking, await expectedVisits(database, asking)), busy, flood }
}

async function userOf({ client }: BenchDatabase): Promise<string> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM users LIMIT 1')
  if (!rows[0]) throw new Error('nobody set the passwords')
  return rows[0].id
}

/** Hours of the day that begin in six hours. */
async function hoursAhead({ client }: BenchDatabase): Promise<{ from: string; to: string }> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `SELECT to_char(l + interval '6 hours', 'HH24:MI') AS from,
       to_char(l + interval '12 hours', 'HH24:MI') AS to
     FROM (SELECT now() AT TIME ZONE 'America/Sao_Paulo' AS l) x`,
  )
  if (!rows[0]) throw new Error('no time')
  return rows[0]
}

async function floodOf(
  database: BenchDatabase,
  readers: readonly SiteReader[],
): Promise<Question[]> {
  const visits = await expectedVisits(database, readers)
  return readers.flatMap((reader) =>
    visits
      .filter(({ readerId }) => readerId === reader.id)
      .slice(0, FLOODING)
      .map((visit) => questionOf(reader, visit)),
  )
}

/**
 * Returns a function that chooses the next people before the doors: readers in turns, and at each door
 * those who pass, but for one of some.
 */
function chooser(
  readers: readonly SiteReader[],
  visits: readonly Visit[],
): (count: number) => Asked[] {
  const atDoor = Map.groupBy(visits, ({ readerId }) => readerId)
  const doors = readers.map((reader) => {
    const all = atDoor.get(reader.id) ?? []
    return {
      reader,
      yes: all.filter((one) => one.isGranted),
      no: all.filter((one) => !one.isGranted),
    }
  })
  let nth = 0
  return (count) =>
    Array.from({ length: count }, () => {
      const door = doors[nth % doors.length]
      const turn = Math.floor(nth / doors.length)
      nth += 1
      const isRefused = (nth * 7) % REFUSED_OF === 0 || door?.yes.length === 0
      const among = isRefused ? door?.no : door?.yes
      // A prime step, so that people come in no order.
      const visit = among?.[(turn * 7_919 + nth * 31) % among.length]
      if (!door || !visit) throw new Error('nobody stands before a door')
      return { reader: door.reader, visit }
    })
}

function figuresOf({ alone, worst: beside }: Record<'alone' | 'worst', Answers[]>): Figure[] {
  const all = [...alone, ...beside]
  const at = (share: number, side: readonly Answers[]) =>
    median(side.map(({ latencies }) => quantile(latencies, share)))
  const sum = (count: (answers: Answers) => number) =>
    all.reduce((total, answers) => total + count(answers), 0)
  const none = { at: 'most', value: 0 } as const
  const othersOf = ({ others }: Answers) =>
    Object.values(others).reduce((total, count) => total + count, 0)
  return [
    { name: 'a decision alone, p50', value: at(0.5, alone), unit: 'ms' },
    { name: 'a decision alone, p99', value: at(0.99, alone), unit: 'ms' },
    { name: 'a decision beside the worst company, p50', value: at(0.5, beside), unit: 'ms' },
    {
      name: 'a decision beside the worst company, p99',
      value: at(0.99, beside),
      unit: 'ms',
      limit: { at: 'most', value: 100 },
    },
    {
      name: 'decisions a second beside the worst company',
      value: median(beside.map(({ perSecond }) => perSecond)),
      unit: 'requests/s',
    },
    {
      name: 'granted wrongly',
      value: sum((one) => one.wronglyGranted),
      unit: 'answers',
      limit: none,
    },
    {
      name: 'refused wrongly',
      value: sum((one) => one.wronglyRefused),
      unit: 'answers',
      limit: none,
    },
    { name: 'not decided', value: sum(othersOf), unit: 'answers', limit: none },
  ]
}
