import { parseArgs } from 'node:util'
import { access } from './access.bench.ts'
import { browserLoad } from './browser-load.bench.ts'
import { commonLife } from './common-life.bench.ts'
import { demoApps } from './demo-apps.bench.ts'
import { deskTypos } from './desk-typos.bench.ts'
import { fleet } from './fleet.bench.ts'
import { gate } from './gate.bench.ts'
import { gateScreen } from './gate-screen.bench.ts'
import { guardedRecords } from './guarded-records.bench.ts'
import { importLines } from './import-lines.bench.ts'
import { interactionAnswers } from './interactions.bench.ts'
import { lighthouse } from './lighthouse.bench.ts'
import { liveView } from './live-view.bench.ts'
import { manyResidents } from './many-residents.bench.ts'
import { memory } from './memory.bench.ts'
import { neighbours } from './neighbours.bench.ts'
import { panicDelivery } from './panic-delivery.bench.ts'
import { panicScreens } from './panic-screens.bench.ts'
import { type Benchmark, type Figure, isReached } from './parts/measure.ts'
import { refusedCalls } from './refused-calls.bench.ts'
import { reports } from './reports.bench.ts'
import { residentsList } from './residents-list.bench.ts'
import { roundScans } from './round-scans.bench.ts'
import { search } from './search.bench.ts'
import { slowLine } from './slow-line.bench.ts'

const benchmarks: Readonly<Record<string, Benchmark>> = {
  'residents-list': residentsList,
  'guarded-records': guardedRecords,
  'many-residents': manyResidents,
  search,
  gate,
  'desk-typos': deskTypos,
  access,
  'gate-screen': gateScreen,
  'common-life': commonLife,
  'demo-apps': demoApps,
  neighbours,
  fleet,
  'refused-calls': refusedCalls,
  memory,
  reports,
  'round-scans': roundScans,
  'panic-delivery': panicDelivery,
  'panic-screens': panicScreens,
  'import-lines': importLines,
  'browser-load': browserLoad,
  'slow-line': slowLine,
  interactions: interactionAnswers,
  'live-view': liveView,
  lighthouse,
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Formats a value with three significant digits. */
function write(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toFixed(digits)
}

function printFigure(figure: Figure): void {
  const { name, value, unit, limit } = figure
  const mark = limit === undefined ? ' ' : isReached(figure) ? '✓' : '✗'
  const bound = limit === undefined ? '' : ` (at ${limit.at} ${write(limit.value)})`
  print(`  ${mark} ${name}: ${write(value)} ${unit}${bound}`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    tenants: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '60' },
  },
})
const rounds = Number(values.rounds)
const fleetSize = {
  minutes: Number(values.minutes),
  tenants: Number(values.tenants),
  streams: Number(values.streams),
  rate: Number(values.rate),
}
const numbers = [rounds, ...Object.values(fleetSize)]
const unknown = positionals.filter((name) => !Object.hasOwn(benchmarks, name))
if (unknown.length > 0 || !numbers.every((one) => one > 0)) {
  print(
    `npm run bench [-- <name> …] [--rounds=5] [--minutes=10 --tenants=1000 --streams=5000 --rate=60, of fleet]; names: ${Object.keys(benchmarks).join(', ')}`,
  )
  process.exit(2)
}
let missed = 0
for (const [name, { about, run }] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  print(`${name}: ${about}`)
  const figures = await run({ rounds, fleetSize, say: (line) => print(`    ${line}`) })
  figures.forEach(printFigure)
  missed += figures.filter((figure) => !isReached(figure)).length
}
if (missed > 0) {
  print(`${missed} missed`)
  process.exitCode = 1
}
