import { copyCondominiums } from './parts/condominium-rows.ts'
import { type Condominiums, settle, tenantId, untilCounted } from './parts/condominiums.ts'
import {
  type BenchDatabase,
  type BenchEnvironment,
  inBenchEnvironment,
} from './parts/environment.ts'
import { figuresOfFleets } from './parts/fleet-figures.ts'
import { peersList } from './parts/fleet-peer.ts'
import { type Company, PEOPLE_EACH, signInCompanies } from './parts/fleet-people.ts'
import { runPart, type SideName, sides } from './parts/fleet-side.ts'
import { endDay, judgeStored } from './parts/fleet-verdict.ts'
import { makeGuardedTable } from './parts/guarded-table.ts'
import { type Benchmark, inTurns, quantile } from './parts/measure.ts'
import { bookedByAll, makeReservations } from './parts/reservations.ts'

const RESIDENTS_EACH = 1_000

/** Servers for which the database takes connections, and those of the benchmark itself. */
const SERVERS = 4

/** Minutes for which the people's tokens are valid at least, with the time of their streams. */
const LONGEST_PART = 10

/** Companies whose residents the peer lists. */
const PEERS = 100

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `sides`
const names = Object.keys(sides) as SideName[]

export const fleet: Benchmark = {
  about: 'the same mixed day by one server, by three on one database, and by one of two processes',
  run: ({ rounds, fleetSize, say }) =>
    inBenchEnvironment(
      async (environment) => {
        const { minutes, tenants, streams, rate } = fleetSize
        if (streams > tenants * PEOPLE_EACH)
          throw new Error(`${tenants} companies hold at most ${tenants * PEOPLE_EACH} streams`)
        const size: Condominiums = { batch: 1, tenants, residentsEach: RESIDENTS_EACH }
        const { database, signAgain, login } = await makeFleetRows(environment, size, say)
        const listed = tenantsOf(size).slice(0, PEERS)
        const parts = Math.max(rounds, Math.ceil(minutes / LONGEST_PART))
        const peer: number[] = []
        const results = await inTurns(names, parts, async (name, round) => {
          peer.push(await peersList(environment, { tenants: listed, login }))
          const companies: readonly Company[] = await signAgain()
          const part = await runPart(environment, database, name, {
            companies,
            streams,
            perSecond: rate,
            milliseconds: (minutes * 60_000) / parts,
            seed: round + 1,
          })
          const verdict = await judgeStored(database, part.day.stored)
          const all = Object.values(part.day.latencies).flat()
          say(
            `${name} ${round + 1}: ${part.requests} requests, p99 ${quantile(all, 0.99).toFixed(0)} ms, ${JSON.stringify(part.day.statuses)}, streams ${JSON.stringify(part.day.streams)}, stored ${JSON.stringify(verdict)}`,
          )
          for (const refusal of part.day.refusals) say(`  ${refusal}`)
          await endDay(database)
          return { ...part, verdict }
        })
        return figuresOfFleets(results, peer)
      },
      { servers: SERVERS },
    ),
}

const tenantsOf = (size: Condominiums) =>
  Array.from({ length: size.tenants }, (_, nth) => tenantId(size, nth))

/** Makes all rows once; they stay for all sides. */
async function makeFleetRows(
  environment: BenchEnvironment,
  size: Condominiums,
  say: (line: string) => void,
) {
  const begun = performance.now()
  const told = (what: string) =>
    say(`${what} after ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
  const database: BenchDatabase = await environment.database('fleet')
  await copyCondominiums(database, size)
  told(`${size.tenants} companies of ${size.residentsEach} residents are there`)
  await makeReservations(database, { booked: 0, from: '2030-01-01' })
  await bookedByAll(database)
  const login = await makeGuardedTable(database, tenantsOf(size).slice(0, PEERS))
  const signAgain = await signInCompanies(database, size)
  await settle(database)
  told('the tables are settled')
  // A new server counts the figures of all companies, which those that are measured find.
  const first = await environment.server(database)
  await untilCounted(database)
  await first.stop()
  told('the figures are counted')
  return { database, signAgain, login }
}
