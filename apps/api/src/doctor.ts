import { parseArgs } from 'node:util'
import { countOf, type Diagnosis, examine } from './platform/doctor/doctor.ts'
import { thisServer } from './platform/servers/this-server.ts'
import { StartupError } from './platform/startup-error.ts'

/**
 * Says what is wrong with an installation: `npm run doctor`, or `-- --json` for programs. Ends with exit
 * code 1 if anything is wrong; warnings do not count.
 */
async function main(): Promise<void> {
  const { json } = readArguments()
  const findings = await examine({ variables: process.env, version: thisServer().version })
  const wrong = countOf(findings, 'wrong')
  const warnings = countOf(findings, 'warning')
  if (wrong > 0) process.exitCode = 1
  if (json) {
    say(JSON.stringify({ wrong, warnings, findings }, null, 2))
    return
  }
  for (const finding of findings) say(lineOf(finding))
  say('')
  say(wrong + warnings === 0 ? 'Nothing is wrong.' : `${wrong} wrong, ${warnings} to look at`)
}

function readArguments(): { json?: boolean } {
  try {
    return parseArgs({ options: { json: { type: 'boolean' } } }).values
  } catch {
    throw new StartupError('Use: npm run doctor, or npm run doctor -- --json')
  }
}

const lineOf = ({ state, check, says }: Diagnosis) =>
  `${state.padEnd(8)} ${check.padEnd(23)} ${says}`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
