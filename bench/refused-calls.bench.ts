import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Condominiums,
  makeCondominiums,
  residentId,
  settle,
  tenantId,
} from './parts/condominiums.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { getRequest, type LoadResult, loadOverHttp } from './parts/http-load.ts'
import { type Benchmark, type Figure, inTurns, median, quantile } from './parts/measure.ts'
import { measureOthers, type Others, type Side } from './parts/other-company.ts'
import { type Person, signInPeople } from './parts/people.ts'
import { root, type ServerProcess } from './parts/processes.ts'
import {
  as,
  servedRequest,
  signedInRequests,
  withoutSessionRequests,
} from './parts/refused-requests.ts'
import { makeReservations } from './parts/reservations.ts'

const flooding: Condominiums = { batch: 1, tenants: 1, residentsEach: 1_000 }
const other: Condominiums = { batch: 2, tenants: 1, residentsEach: 1_000 }

const CONNECTIONS = 40
const MEASURED_MS = 8_000
const WARM_MS = 1_000
/** Milliseconds after a load until its effects are over. */
const REST_MS = 4_000

/** People of the other company who press in turns, and calendar links of the flooding company. */
const PRESSING = 20
const LINKS = 40
/** People who each make one kind of call whose cost is measured. */
const ASKERS = 12
/** Reservations in each coming month, which a link's file contains. */
const BOOKED = 40

/** The loads: a call that succeeds, calls refused by their sender, and reads of links. */
const loads = ['served', 'signed in', 'no session', 'one link', 'forty links'] as const
type Load = (typeof loads)[number]

const known = { own: residentId(flooding, 0, 1), foreign: residentId(other, 0, 1) }

/**
 * The number of calls of one kind whose cost is measured, and of the calls before them that warm up
 * the server.
 */
const COUNTED = 60
const READY = 20

/** Calls that the server refuses only after it has read a row, or does not refuse. */
const READS_FIRST = ['a link', '404, a foreign', '412']

type Requests = Readonly<Record<Load, Buffer[]>>

export const refusedCalls: Benchmark = {
  about: `alarms of one company while ${CONNECTIONS} connections of another send calls that are refused, or read links of calendars, over and over`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const { server, filled } = await environment.serverOfItsOwn(makeBothCompanies)
      const { others, people } = filled
      const costs = await costsOf(server, people)
      for (const [kind, ms] of Object.entries(costs))
        say(`${kind}: ${ms.toFixed(2)} ms of processor time`)
      const requests = await requestsOf(server.url, people)
      const results = await inTurns(['idle', ...loads] as const, rounds, async (side, round) => {
        const ended = side === 'idle' ? null : flood(server.port, requests[side])
        if (ended) await sleep(WARM_MS)
        const before = await server.processorTime()
        const measured = await measureOthers(server.port, others, MEASURED_MS)
        const processor = ((await server.processorTime()) - before) / MEASURED_MS
        const load = await ended
        say(
          `${side} ${round + 1}: ${lineOf(measured)}, ${processor.toFixed(2)} processors${load ? `; ${answersOf(load)}` : ''}`,
        )
        await sleep(REST_MS)
        return { ...measured, processor }
      })
      return figuresOf(results, costs)
    }),
}

const lineOf = ({ panic, failures }: Side) =>
  `alarm p50 ${median(panic).toFixed(0)}, p99 ${quantile(panic, 0.99).toFixed(0)} ms of ${panic.length}, ${failures.length} failures`

const answersOf = ({ perSecond, statuses }: LoadResult) =>
  `${perSecond.toFixed(0)} answers a second, ${Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}`

type People = { manager: Person; resident: Person; holders: Person[]; askers: Person[] }

async function makeBothCompanies(
  database: BenchDatabase,
): Promise<{ others: Others; people: People }> {
  for (const place of [flooding, other]) await makeCondominiums(database, place)
  await makeReservations(database, { booked: BOOKED, from: new Date().toISOString().slice(0, 10) })
  await settle(database)
  const sindicoOf = (place: Condominiums) => ({
    role: 'sindico' as const,
    tenantId: tenantId(place, 0),
  })
  const residentOf = (place: Condominiums, nth: number) => ({
    role: 'condomino' as const,
    tenantId: tenantId(place, 0),
    residentId: residentId(place, 0, nth + 1),
  })
  const [reader, manager, resident, ...more] = await signInPeople(database, [
    sindicoOf(other),
    sindicoOf(flooding),
    residentOf(flooding, LINKS),
    ...Array.from({ length: PRESSING }, (_, nth) => residentOf(other, nth)),
    ...Array.from({ length: LINKS }, () => sindicoOf(flooding)),
    residentOf(flooding, LINKS + 1),
    ...Array.from({ length: ASKERS }, () => sindicoOf(flooding)),
  ])
  if (!reader || !manager || !resident) throw new Error('nobody is signed in')
  return {
    others: { reader, pressing: more.slice(0, PRESSING) },
    people: {
      manager,
      resident,
      holders: more.slice(PRESSING, PRESSING + LINKS),
      askers: more.slice(PRESSING + LINKS),
    },
  }
}

/** The requests of each load, sent in order on all of its connections. */
async function requestsOf(url: string, { manager, resident, holders }: People): Promise<Requests> {
  const links = await linksOf(url, holders)
  return {
    served: [servedRequest(manager, known)],
    'signed in': Object.values(signedInRequests(manager, resident, known)),
    'no session': Object.values(withoutSessionRequests(known)),
    'one link': links.slice(0, 1),
    'forty links': links,
  }
}

/** Creates the calendar links of people; each request creates a new one. */
function linksOf(url: string, holders: readonly Person[]): Promise<Buffer[]> {
  return Promise.all(
    holders.map(async (holder) => {
      const asked = { method: 'POST', headers: as(holder) }
      const answer = await fetch(`${url}/api/v1/events/feed`, asked)
      const { data } = (await answer.json()) as { data: { url: string } }
      return getRequest(new URL(data.url).pathname, {})
    }),
  )
}

/** Milliseconds of processor time used by the server and its database for one call of each kind. */
async function costsOf(
  server: ServerProcess,
  { manager, holders, askers: [resident, ...askers] }: People,
): Promise<Record<string, number>> {
  const costs: Record<string, number> = {}
  const links = await linksOf(server.url, holders)
  const one = async (kind: string, ...requests: Buffer[]) => {
    const send = (most: number) =>
      loadOverHttp({
        port: server.port,
        connections: 1,
        milliseconds: 60_000,
        most,
        takesRefusals: true,
        requests,
      })
    await send(READY)
    const before = await server.processorTime()
    await send(COUNTED)
    costs[kind] = ((await server.processorTime()) - before) / COUNTED
    // Waits until the allowance for refusals is restored.
    await sleep(REST_MS)
  }
  await one('served', servedRequest(manager, known))
  await one('served', servedRequest(manager, known))
  await one('a link’s file', ...links)
  for (const kind of Object.keys(signedInRequests(manager, manager, known))) {
    const asker = askers.shift()
    const request = asker && resident && signedInRequests(asker, resident, known)[kind]
    if (!request) throw new Error('nobody is left to ask')
    await one(kind, request)
  }
  for (const [kind, request] of Object.entries(withoutSessionRequests(known)))
    await one(kind, request)
  return costs
}

/** Sends requests from a separate process until the measurement is over. */
async function flood(port: number, requests: readonly Buffer[]): Promise<LoadResult> {
  const load = {
    port,
    connections: CONNECTIONS,
    milliseconds: WARM_MS + MEASURED_MS,
    takesRefusals: true,
    requests: requests.map((request) => request.toString()),
  }
  const child = fork(path.join(root, 'bench/parts/flood.ts'), {
    env: { ...process.env, FLOOD: JSON.stringify(load) },
  })
  const [result] = (await once(child, 'message')) as [LoadResult]
  return result
}

type Measured = Side & { processor: number }

function figuresOf(
  results: Record<'idle' | Load, Measured[]>,
  { served = 0, ...costs }: Record<string, number>,
): Figure[] {
  const of = (side: 'idle' | Load, what: (one: Measured) => number) =>
    median(results[side].map(what))
  const p99 = (side: 'idle' | Load) => of(side, ({ panic }) => quantile(panic, 0.99))
  const processor = (side: 'idle' | Load) => of(side, (one) => one.processor)
  const failed = loads.flatMap((side) => results[side].flatMap(({ failures }) => failures))
  const looked = Object.entries(costs).filter(
    ([kind]) => !READS_FIRST.some((one) => kind.startsWith(one)),
  )
  return [
    { name: 'a served call, processor time', value: served, unit: 'ms' },
    {
      name: 'the dearest call that is refused before it is looked up, beside it',
      value: Math.max(...looked.map(([, ms]) => ms)) / served,
      unit: '×',
      limit: { at: 'most', value: 0.5 },
    },
    { name: 'an alarm beside an idle company, p99', value: p99('idle'), unit: 'ms' },
    ...loads.flatMap((side): Figure[] => {
      const isServed = side === 'served'
      return [
        {
          name: `an alarm beside ${CONNECTIONS} connections, ${side}, p99`,
          value: p99(side) / p99('idle'),
          unit: '×',
          ...(!isServed && { limit: { at: 'most', value: 8 } }),
        },
        {
          name: `processor time that ${side} takes of a second`,
          value: 1_000 * (processor(side) - processor('idle')),
          unit: 'ms',
        },
      ]
    }),
    {
      name: 'answers of the other company that failed',
      value: failed.length,
      unit: 'answers',
      limit: { at: 'most', value: 0 },
    },
  ]
}
