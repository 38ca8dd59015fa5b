import { setFlagsFromString } from 'node:v8'
import { demonstrationPassword } from './features/demonstration/demonstration.service.ts'
import { readEnvironment } from './platform/environment.ts'
import { StartupError } from './platform/startup-error.ts'
import { type Server, startServer } from './server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** After this long, whatever still runs is left to the operating system. */
const STOP_MS = 5_000

// Left to itself V8 lets the heap grow to four times what is in use before it looks for what is not:
// an import that needs 60 MB would take 250.
setFlagsFromString('--heap-growing-percent=100')

function announce({ address, accounts }: Server, publicUrl: string): void {
  say('')
  say(`Portaria is ready at ${publicUrl} (listening on ${address})`)
  if (accounts.length === 0) return
  say(`Demonstration accounts, all with the password ${demonstrationPassword}:`)
  for (const { email, role, tenant } of accounts) {
    say(`  ${email.padEnd(32)} ${role}${tenant ? ` · ${tenant}` : ''}`)
  }
}

function stopOnSignals(server: Server): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    say('Stopping …')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

try {
  const environment = readEnvironment(process.env)
  const server = await startServer(environment, say)
  stopOnSignals(server)
  announce(server, environment.publicUrl)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
