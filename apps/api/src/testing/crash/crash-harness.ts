// Kills the real server and its database at random moments, and checks what is stored. Called by
// `npm run test:crash`, with `--kills=5` for a short run; `--sabotage async-commit`, `--sabotage
// early-answer`, `--sabotage early-cursor` and `--sabotage forgotten-place` prove that it detects a
// server that loses what it has answered, what a reader logged, or what a stream missed. With
// `--servers=3` three servers on one database, behind a balancer, are killed by turns. With
// `--mode database` the server runs on and starts its database again, and with `--mode taken-port`
// it is started on a port that is taken.
import { parseArgs } from 'node:util'
import { type CrashResult, runCrashes, type Sabotage } from './crash-run.ts'
import { isSourceChange, sourceChanges } from './source-changes.ts'
import { startOnTakenPort } from './taken-port.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Milliseconds within which the server must have restarted its database. */
const RETURN_MS = 5_000

/** Milliseconds within which an alert must be on a stream of some server, where others were killed. */
const ALERT_MS = 30_000

function sabotageOf(value: string | undefined): Sabotage | undefined {
  if (value === undefined || value === 'async-commit' || isSourceChange(value)) return value
  throw new Error(`--sabotage is async-commit, ${Object.keys(sourceChanges).join(', ')}`)
}

function printResult(result: CrashResult): void {
  const { answered, unanswered, events, killed, slowestReturn, decided, slowestAlert } = result
  say(`killed: server ${killed.server}, database ${killed.database}, both ${killed.both} times`)
  say(
    `answered: ${answered.presses} presses of ${answered.alerts} alerts, ${answered.towers} towers, ${answered.parcels} parcels, ${answered.handOvers} hand-overs, ${answered.entries} entries of a desk without a network, ${answered.scans} scans, ${answered.losses} losses of cards, ${answered.commands} commands to open; ${events} events`,
  )
  say(
    `attempts at the reader: ${decided.server} decided by the server, ${decided.reader} by the reader, ${decided.nobody} by nobody`,
  )
  say(`without an answer: ${unanswered.asked}, of which ${unanswered.stored} were stored`)
  say(`slowest return after a kill: ${Math.round(slowestReturn)} ms`)
  say(
    `slowest alert after its answer: on a first stream after ${Math.round(slowestAlert.first)} ms, on the last after ${Math.round(slowestAlert.last)} ms`,
  )
}

function conclude(faults: readonly string[], fine: string): void {
  for (const fault of faults.slice(0, 20)) say(`✗ ${fault}`)
  say(faults.length === 0 ? `✓ ${fine}` : `✗ ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    servers: { type: 'string', default: '1' },
    mode: { type: 'string', default: 'restarts' },
    sabotage: { type: 'string' },
  },
})
const [rounds, servers] = [Number(values.kills), Number(values.servers)]
if (!(rounds >= 1) || !(servers >= 1)) throw new Error('--kills and --servers are numbers from 1')

async function crashes(serverLives: boolean): Promise<void> {
  const sabotage = sabotageOf(values.sabotage)
  const result = await runCrashes({ rounds, servers, serverLives, sabotage, report: say })
  printResult(result)
  const faults = [...result.faults]
  if (serverLives && result.slowestReturn > RETURN_MS)
    faults.push(`back only after ${result.slowestReturn} ms`)
  if (servers > 1 && result.slowestAlert.first > ALERT_MS)
    faults.push(`an alert was on no stream for ${result.slowestAlert.first} ms`)
  conclude(faults, 'nothing lost, nothing doubled')
}

if (values.mode === 'taken-port') {
  const { starts, others } = await startOnTakenPort({ starts: rounds, report: say })
  conclude(others, `${starts} of ${starts} starts said one sentence and ended with exit code 1`)
} else if (values.mode === 'restarts' || values.mode === 'database') {
  await crashes(values.mode === 'database')
} else {
  throw new Error('--mode is restarts, database or taken-port')
}
