import type { FleetPart, SideName } from './fleet-side.ts'
import { type Figure, median, quantile } from './measure.ts'

/** A part with what became of what it was answered. */
export type JudgedPart = FleetPart & {
  readonly verdict: { readonly lost: number; readonly doubled: number }
}

type Results = Readonly<Record<SideName, readonly JudgedPart[]>>

const MIB = 2 ** 20

/** The goal of 300 MB a server. */
const MEMORY_MIB = 300_000_000 / MIB

/** The share of a core that a server or a database may be busy: beyond it, waits grow quickly. */
const FULL = 0.7

/** Cores of the machine of the database in what is computed; a server keeps one core busy. */
const DATABASE_CORES = 2

/** Milliseconds of processor that a request takes of the servers, or of the database, with what idles. */
const costOf = (part: FleetPart, of: 'servers' | 'database') =>
  (part.busy[of] * part.seconds) / part.requests

const latenciesOf = ({ day }: FleetPart, kind?: keyof FleetPart['day']['latencies']) =>
  kind === undefined ? Object.values(day.latencies).flat() : (day.latencies[kind] ?? [])

const none = { at: 'most', value: 0 } as const

/** The figures of all sides, beside the first, and what is computed from them. */
export function figuresOfFleets(results: Results, peer: readonly number[]): Figure[] {
  const one = results['one server']
  const others = Object.entries(results).filter(([name]) => name !== 'one server')
  const listCost = median(peer)
  return [
    { name: 'processor for a list of the peer', value: listCost, unit: 'ms' },
    ...Object.entries(results).flatMap(([name, parts]) => figuresOf(name, parts)),
    {
      name: 'processor for a request, one server beside a list of the peer',
      value: median(one.map((part) => costOf(part, 'servers'))) / listCost,
      unit: '×',
    },
    ...others.flatMap(([name, parts]) => besideOne(name, parts, one)),
    ...computedOf(results),
  ]
}

function figuresOf(name: string, parts: readonly JudgedPart[]): Figure[] {
  const over = (value: (part: JudgedPart) => number) => median(parts.map(value))
  const sum = (value: (part: JudgedPart) => number) =>
    parts.reduce((total, part) => total + value(part), 0)
  const answers = (isCounted: (status: string) => boolean) =>
    sum(({ day }) =>
      Object.entries(day.statuses).reduce(
        (total, [status, count]) => total + (isCounted(status) ? count : 0),
        0,
      ),
    )
  const p99 = (kind?: keyof FleetPart['day']['latencies']) =>
    over((part) => quantile(latenciesOf(part, kind), 0.99))
  const figure = (
    what: string,
    value: number,
    unit: Figure['unit'],
    limit?: Figure['limit'],
  ): Figure => ({ name: `${name}: ${what}`, value, unit, ...(limit && { limit }) })
  return [
    figure(
      'processor of servers for a request',
      over((part) => costOf(part, 'servers')),
      'ms',
    ),
    figure(
      'processor of the database for a request',
      over((part) => costOf(part, 'database')),
      'ms',
    ),
    figure(
      'processor of servers in a second without requests',
      over(({ idle }) => idle.servers),
      'ms',
    ),
    figure('p99 of all', p99(), 'ms'),
    figure('p99 of the gate', p99('gate'), 'ms'),
    figure('p99 of panic', p99('panic'), 'ms'),
    figure(
      'memory of a server at its highest',
      Math.max(...parts.flatMap(({ memories }) => memories)) / MIB,
      'MiB',
      { at: 'most', value: MEMORY_MIB },
    ),
    figure(
      'answers that are 5xx but not 503, or never came',
      answers((status) => status === 'none' || /^5(?!03)/.test(status)),
      'answers',
      none,
    ),
    figure(
      'answers 503',
      answers((status) => status === '503'),
      'answers',
    ),
    figure(
      'answers that refuse',
      answers((status) => status.startsWith('4')),
      'answers',
      none,
    ),
    figure(
      'lost: answered and not stored, or an alert not told',
      sum(({ verdict, day }) => verdict.lost + day.streams.lost),
      'answers',
      none,
    ),
    figure(
      'doubled: stored or told twice',
      sum(({ verdict, day }) => verdict.doubled + day.streams.doubled),
      'answers',
      none,
    ),
  ]
}

/** What a side takes beside one server, part by part. */
function besideOne(
  name: string,
  parts: readonly JudgedPart[],
  one: readonly JudgedPart[],
): Figure[] {
  const beside = (value: (part: JudgedPart) => number) =>
    median(parts.map((part, nth) => value(part) / value(one[nth] ?? part)))
  return [
    {
      name: `${name} beside one: processor of servers for a request`,
      value: beside((part) => costOf(part, 'servers')),
      unit: '×',
    },
    {
      name: `${name} beside one: p99 of all`,
      value: beside((part) => quantile(latenciesOf(part), 0.99)),
      unit: '×',
    },
  ]
}

/**
 * Computes how many requests a second machines of their own would serve, by what a request costs here:
 * each a server on one core, the database on one of two. Nothing of it is measured.
 */
function computedOf(results: Results): Figure[] {
  const parts = results['three servers']
  const idle = (of: 'servers' | 'database') => median(parts.map((part) => part.idle[of]))
  const more = (of: 'servers' | 'database') =>
    median(parts.map((part) => ((part.busy[of] - part.idle[of]) * part.seconds) / part.requests))
  const server = (FULL * 1_000 - idle('servers') / 3) / more('servers')
  const database = (FULL * 1_000 * DATABASE_CORES - idle('database')) / more('database')
  const served = (machines: number) => Math.min(machines * server, database)
  const figure = (what: string, value: number): Figure => ({
    name: `computed, not measured: ${what}`,
    value,
    unit: 'requests/s',
  })
  return [
    figure('one server on a machine of its own', served(1)),
    figure('two', served(2)),
    figure('what a third adds', served(3) - served(2)),
    figure(`the most that a database on ${DATABASE_CORES} cores takes`, database),
  ]
}
