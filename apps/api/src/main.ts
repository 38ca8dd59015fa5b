import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { databaseProblem } from './platform/database/database-problem.ts'
import { type Environment, readEnvironment } from './platform/environment.ts'
import { plainHttpWarning, plainStorageWarning } from './platform/plain-http.ts'
import { StartupError } from './platform/startup-error.ts'
import {
  type Server,
  type ServerOptions,
  startServer,
  startWorker,
  startWorkers,
} from './server.ts'
import { workerOf } from './worker-processes.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = ({ message }: StartupError) => process.stderr.write(`${message}\n`)

/**
 * By these messages the launcher decides whether an exit is a crash (tools/run/keep-running.mjs).
 */
const notifyLauncher = (state: 'ready' | 'stopping') =>
  // The launcher may be gone: a message that cannot be sent is dropped.
  process.send?.(state, undefined, undefined, () => undefined)

/** Milliseconds after which the process exits, even if something still runs. */
const STOP_MS = 5_000

// By default V8 lets the heap grow to four times what is in use before it collects: an import that
// needs 60 MB would take 250.
setFlagsFromString('--heap-growing-percent=40')

function announce({ address, accounts, readersPage }: Server, publicUrl: string): void {
  say('')
  say(`Portaria is ready at ${publicUrl} (listening on ${address})`)
  if (accounts.length === 0) return
  say('Begin in two windows, as a resident (condomino@) and as the gatehouse (funcionario@): the')
  say('sign-in page offers both, and the first screen has four steps.')
  say(`Demonstration accounts, all with the password ${DEMONSTRATION_PASSWORD}:`)
  for (const { email, role, tenant } of accounts) {
    say(`  ${email.padEnd(32)} ${role}${tenant ? ` · ${tenant}` : ''}`)
  }
  if (readersPage !== null)
    say(`Simulated readers, to present cards, codes and faces to: ${readersPage}`)
}

const stopping = new AbortController()

/** Waits for the launcher, which builds the web app meanwhile and sends a message when it is there. */
async function untilWebAppIsBuilt(): Promise<void> {
  if (process.env['WEB_APP'] !== 'building') return
  // The channel to the launcher does not keep the process running, so a timer does.
  const alive = setInterval(() => undefined, 60_000)
  try {
    await once(process, 'message', { signal: stopping.signal })
  } finally {
    clearInterval(alive)
  }
}

const webBuilt = untilWebAppIsBuilt()
// A stop rejects it, and nothing else handles that before the start awaits it.
webBuilt.catch(() => undefined)

/** Aborts when a server that is told to stop has no time to wait for others to take over. */
const hurry = new AbortController()

/** Stops the server, which may still be starting. */
async function stop(begun: Promise<Server>, exitCode: number, limitMs: number): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  setTimeout(() => process.exit(1), limitMs).unref()
  const server = await begun.catch(() => undefined)
  await server?.stop(hurry.signal)
  process.exit(exitCode)
}

const worker = workerOf(process.env)

function begin(environment: Environment): Promise<Server> {
  const options: ServerOptions = {
    report: say,
    signal: stopping.signal,
    webBuilt,
    onFailure(failure) {
      complain(failure)
      hurry.abort()
      void stop(begun, 1, stopMs)
    },
  }
  const { workers, drainSeconds } = environment.servers
  const startsOthers = worker === null && workers > 1
  // The process that started others waits for them, then stops the database.
  const stopMs = startsOthers ? 2 * STOP_MS : STOP_MS
  const begun = worker
    ? startWorker(environment, worker.demonstration)
    : (startsOthers ? startWorkers : startServer)(environment, options)
  // Registered before the start is over: a start that is killed would leave its database running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted && !worker) say('Stopping …')
      notifyLauncher('stopping')
      // Whoever presses Ctrl+C does not wait. A supervisor may send SIGTERM to the launcher too,
      // which passes it on: a second one changes nothing.
      if (signal !== 'SIGTERM') hurry.abort()
      void stop(begun, 0, stopMs + (hurry.signal.aborted ? 0 : drainSeconds * 1_000))
    })
  }
  return begun
}

/**
 * The queue does not await the statement that marks a job as failed. If its database became
 * unreachable, that statement fails too, as a rejection that nothing handles. The lost database
 * itself is reported elsewhere.
 */
process.on('unhandledRejection', (reason) => {
  const code = databaseProblem(reason)?.code
  if (code !== 'unavailable' && code !== 'outcome_unknown') throw reason
})

try {
  const environment = readEnvironment(process.env)
  const warnings = [
    plainHttpWarning(environment.publicUrl),
    plainStorageWarning(environment.objectStorage?.endpoint),
    environment.ignored,
  ]
  for (const warning of warnings) if (warning && !worker) process.stderr.write(`${warning}\n`)
  const server = await begin(environment)
  if (!worker) announce(server, environment.publicUrl)
  notifyLauncher('ready')
} catch (error) {
  // If a stop interrupts the start, the start fails here, and the stop ends the process.
  if (!stopping.signal.aborted) {
    if (!(error instanceof StartupError)) throw error
    complain(error)
    process.exitCode = 1
  }
}
