// Starts the four readers and the lock boards of the demonstration: `npm start` runs it beside the
// server, on ports of its choice, and again on the same ports after a crash.
import { parseArgs } from 'node:util'
import { ControlIdReader } from './control-id/control-id-reader.ts'
import { startControlServer } from './control-id/control-server.ts'
import type { ReaderModelName } from './control-id/reader-models.ts'
import { startLockBoards } from './lock-board/lock-board-simulator.ts'

/** The password of the demonstration's accounts: a reader with the factory's opens nothing. */
const PASSWORD = 'portaria-demo-2026'

/** The doors and service entrances of two towers, in the order in which the server expects them. */
const models: readonly ReaderModelName[] = ['idface', 'idaccess', 'idface', 'idaccess']

/** Milliseconds after which somebody has taken what lies behind an open door, and closed it. */
const CLOSES_AFTER_MS = 8_000

async function simulate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      readers: { type: 'string' },
      lockers: { type: 'string' },
      control: { type: 'string' },
    },
  })
  const ports = (values.readers ?? '').split(',').map(Number)
  if (ports.length !== models.length) throw new Error(`--readers: ${models.length}`)
  const readers = await Promise.all(
    models.map((model, at) =>
      ControlIdReader.start({
        model,
        port: ports[at] ?? 0,
        password: PASSWORD,
        serial: `DEMO/${String(at + 1).padStart(6, '0')}`,
      }),
    ),
  )
  const lockers = await startLockBoards({
    port: Number(values.lockers),
    closesAfterMs: CLOSES_AFTER_MS,
  })
  const control = await startControlServer({ readers, port: Number(values.control) })
  const stop = () =>
    void Promise.all([control.close(), lockers.stop(), ...readers.map((one) => one.close())]).then(
      () => process.exit(0),
    )
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('SIGHUP', stop)
  // From now on an end is a crash, after which the launcher starts it again.
  process.send?.('ready')
}

try {
  await simulate()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
