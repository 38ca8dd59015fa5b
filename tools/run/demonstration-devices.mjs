import { once } from 'node:events'
import { createServer } from 'node:net'
import { followed } from './foreground.mjs'
import { keepRunning } from './keep-running.mjs'

const SIMULATE = 'apps/simulators/src/simulate-demonstration.ts'
const HOST = '127.0.0.1'
const READERS = 4

/**
 * Starts the simulated readers and lock boards of the demonstration and keeps them running, on the
 * same ports, until the signal. Returns the settings by which the server finds them, and a promise
 * for their end; no settings where there is no demonstration, or somebody named devices of their own.
 */
export async function keepDevices(signal, variables = process.env) {
  if (!wantsDevices(variables)) return { settings: {}, ended: Promise.resolve() }
  const [control, lockers, ...readers] = await freePorts(READERS + 2)
  const args = ['--readers', readers.join(), '--lockers', lockers, '--control', control].map(String)
  // The page of buttons is TypeScript, whose types Node strips by a function that it still calls
  // experimental.
  const program = ['--disable-warning=ExperimentalWarning', ...followed(SIMULATE, ...args)]
  const ended = keepRunning(program, { name: 'The simulator of devices', signal })
  return {
    settings: {
      DEMONSTRATION_READERS: readers.map((port) => `${HOST}:${port}`).join(),
      DEMONSTRATION_READERS_PAGE: `http://${HOST}:${control}`,
      DEMONSTRATION_LOCKERS: `${HOST}:${lockers}`,
    },
    ended,
  }
}

/** Whether the server loads the demonstration, as it reads its settings, and not in production. */
export function wantsDevices(variables) {
  const given = (name) => variables[name]?.trim() || undefined
  return (
    given('NODE_ENV') !== 'production' &&
    (given('SEED') ?? 'demo') === 'demo' &&
    given('DEMONSTRATION_READERS') === undefined &&
    given('DEMONSTRATION_LOCKERS') === undefined
  )
}

/** Finds free ports of loopback, all of them different. */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, HOST))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
