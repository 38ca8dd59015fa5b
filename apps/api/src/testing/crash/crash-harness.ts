// Kills the real server and its database at random moments, and looks what is left. Called by
// `npm run test:crash`, with `--rounds 5` for a short run; `--sabotage async-commit` and
// `--sabotage early-answer` prove that it sees a server that loses what it has answered.
import { parseArgs } from 'node:util'
import { type CrashResult, runCrashes, type Sabotage } from './crash-run.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

function sabotageOf(value: string | undefined): Sabotage | undefined {
  if (value === undefined || value === 'async-commit' || value === 'early-answer') return value
  throw new Error('--sabotage is async-commit or early-answer')
}

function tell({ answered, unanswered, events, faults, killed, slowestStart }: CrashResult): void {
  say(`killed: server ${killed.server}, database ${killed.database}, both ${killed.both} times`)
  say(
    `answered: ${answered.presses} presses of ${answered.alerts} alerts, ${answered.towers} towers; ${events} events`,
  )
  say(`without an answer: ${unanswered.asked}, of which ${unanswered.stored} were stored`)
  say(`slowest start after a kill: ${Math.round(slowestStart)} ms`)
  for (const fault of faults.slice(0, 20)) say(`✗ ${fault}`)
  say(faults.length === 0 ? '✓ nothing lost, nothing doubled' : `✗ ${faults.length} faults`)
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, sabotage: { type: 'string' } },
})
const result = await runCrashes({
  rounds: Number(values.rounds),
  sabotage: sabotageOf(values.sabotage),
  report: say,
})
tell(result)
if (result.faults.length > 0) process.exitCode = 1
