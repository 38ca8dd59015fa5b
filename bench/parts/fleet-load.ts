// The people of a fleet in a process of their own: they hold streams and make the requests of a mixed
// day, each when it is due, however long earlier ones take. It is told by one message what to do, says
// when all streams have begun, and starts at the next message.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DayRequest, mixedDay, type Stored } from './fleet-day.ts'
import { type Company, PEOPLE_EACH, TOLD } from './fleet-people.ts'
import { holdStreams } from './fleet-streams.ts'

/** What the process is told. */
export type FleetTask = {
  readonly urls: readonly string[]
  readonly companies: readonly Company[]
  readonly streams: number
  readonly perSecond: number
  readonly milliseconds: number
  readonly seed: number
}

/** What it found. */
export type FleetDay = {
  /** Milliseconds of each answer from when it was due, by kind. */
  readonly latencies: Partial<Record<DayRequest['kind'], number[]>>
  /** Answers by status; `none` without one. */
  readonly statuses: Readonly<Record<string, number>>
  /** Answers that are neither good nor 503, a few of them in words. */
  readonly refusals: readonly string[]
  /** What was stored according to the answers, by its key. */
  readonly stored: Readonly<Record<Stored, readonly string[]>>
  readonly streams: {
    /** Alerts that a stream was not told of, and those that one was told of twice. */
    readonly lost: number
    readonly doubled: number
    readonly ended: number
    readonly resets: number
  }
}

/** Connections to each server, as from a proxy or many browsers. */
const CONNECTIONS = 64
/** Milliseconds after which a request counts as one without an answer. */
const ANSWER_MS = 30_000
/** Milliseconds in which the last alerts may reach the streams. */
const REST_MS = 10_000
const SAID = 10

const [task] = (await once(process, 'message')) as [FleetTask]
const { urls, companies, perSecond, milliseconds } = task

const watched = Array.from({ length: task.streams }, (_, nth) => {
  // All companies have a first watcher before one has a second.
  const company = companies[nth % companies.length]
  const token = company?.watchers[Math.floor(nth / companies.length)]
  if (!company || token === undefined) throw new Error(`at most ${PEOPLE_EACH} streams a company`)
  return { url: urls[nth % urls.length] ?? '', token, company: company.id }
})
const streams = await holdStreams(watched)
process.send?.('ready')
await once(process, 'message')

const agents = urls.map((url) => ({
  url: new URL(url),
  agents: Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true })),
}))
const latencies: Partial<Record<DayRequest['kind'], number[]>> = {}
const statuses: Record<string, number> = {}
const refusals: string[] = []
const stored: Record<Stored, string[]> = { visit: [], parcel: [], reservation: [], press: [] }
/** The companies of the alerts that answers told of. */
const alerts = new Map<string, string>()

/** Makes a request, by a server and a connection in turn; resolves to its status and text. */
function ask(one: DayRequest, nth: number): Promise<{ status: string; text: string }> {
  const at = agents[nth % agents.length]
  const body = one.body === undefined ? undefined : JSON.stringify(one.body)
  return new Promise((resolve) => {
    const none = () => resolve({ status: 'none', text: '' })
    const sent = request(
      {
        port: at?.url.port,
        agent: at?.agents[Math.floor(nth / agents.length) % CONNECTIONS],
        method: one.method,
        path: `/api/v1${one.path}`,
        timeout: ANSWER_MS,
        headers: {
          authorization: `Bearer ${one.token}`,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...one.headers,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: String(response.statusCode), text }))
        response.on('error', none)
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', none)
    sent.end(body)
  })
}

async function make(one: DayRequest, nth: number, due: number): Promise<void> {
  const { status, text } = await ask(one, nth)
  const times = (latencies[one.kind] ??= [])
  times.push(performance.now() - due)
  statuses[status] = (statuses[status] ?? 0) + 1
  if (!status.startsWith('2')) {
    if (status !== '503' && refusals.length < SAID)
      refusals.push(`${one.method} ${one.path} ${status}: ${text.slice(-300)}`)
    return
  }
  if (!one.follow && !one.stores) return
  const { id } = (JSON.parse(text) as { data: { id: string } }).data
  one.follow?.(id)
  if (!one.stores) return
  stored[one.stores.what].push(one.stores.key)
  if (one.stores.what === 'press') alerts.set(id, companyOf(one.token))
}

const companyByToken = new Map(
  companies.flatMap(({ id, watchers }) => watchers.map((token) => [token, id] as const)),
)
const companyOf = (token: string) => companyByToken.get(token) ?? ''

const next = mixedDay(companies, task.seed)
const begun = performance.now()
const made: Promise<void>[] = []
for (let nth = 0; nth < (perSecond * milliseconds) / 1_000; nth += 1) {
  const due = begun + (nth * 1_000) / perSecond
  const early = due - performance.now()
  if (early > 1) await sleep(early)
  made.push(make(next(), nth, due))
}
await Promise.all(made)

/** Counts the tellings of alerts to the streams of those who are told. */
function toldFaults() {
  let [lost, doubled] = [0, 0]
  const told = streams.told()
  watched.forEach(({ company }, nth) => {
    if (Math.floor(nth / companies.length) >= TOLD) return
    for (const [alert, of] of alerts) {
      if (of !== company) continue
      const times = told[nth]?.get(alert) ?? 0
      if (times === 0) lost += 1
      if (times > 1) doubled += 1
    }
  })
  return { lost, doubled }
}

const end = performance.now() + REST_MS
while (toldFaults().lost > 0 && performance.now() < end) await sleep(200)
const day: FleetDay = {
  latencies,
  statuses,
  refusals,
  stored,
  streams: { ...toldFaults(), ...streams.counts() },
}
streams.close()
for (const { agents: all } of agents) for (const agent of all) agent.destroy()
process.send?.(day, undefined, undefined, () => process.disconnect?.())
