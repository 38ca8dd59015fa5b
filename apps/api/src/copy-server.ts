import { once } from 'node:events'
import { say } from './operator-command.ts'
import { freePort } from './platform/embedded-postgres/free-port.ts'
import { readEnvironment } from './platform/environment.ts'
import { type ServerSecret, secretsOf } from './platform/secrets/server-secret.ts'
import { StartupError } from './platform/startup-error.ts'
import { startServer } from './server.ts'

type Copy = {
  secret: ServerSecret
  /** The folder of the copy. */
  dataDir: string
  /** Whether it goes on until the signal, for people to look at it. */
  stays: boolean
  signal: AbortSignal
  /** Calls back once it serves. */
  onReady: () => void
}

/** Starts a server on a copy, and asks whether it is ready and refuses a stranger. */
export async function serveCopy(
  databaseUrl: string,
  { secret, dataDir, stays, signal, onReady }: Copy,
): Promise<void> {
  const environment = readEnvironment({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: secretsOf(secret).current,
    SESSION_SECRET_OTHER: secretsOf(secret).other,
    SEED: 'none',
    COPY_OF_DATA: 'on',
    LOG_LEVEL: 'silent',
  })
  const quiet = new AbortController()
  const server = await startServer(environment, {
    report: say,
    signal: quiet.signal,
    webBuilt: Promise.resolve(),
    onFailure: (failure) => say(failure.message),
  })
  try {
    await expectStatus(`${server.address}/readyz`, 200)
    await expectStatus(`${server.address}/api/v1/residents`, 401)
    onReady()
    if (!stays || signal.aborted) return
    say(`The copy is served at ${server.address} until you press Ctrl+C.`)
    await once(signal, 'abort')
  } finally {
    await server.stop(AbortSignal.abort())
  }
}

async function expectStatus(address: string, status: number): Promise<void> {
  const answer = await fetch(address)
  if (answer.status === status) return
  throw new StartupError(`${new URL(address).pathname} answered ${answer.status}.`)
}
