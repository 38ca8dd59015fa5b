import { launch, onStop } from './foreground.mjs'

/** A program that crashes more often within this time is not restarted. */
const LIMIT = { restarts: 5, withinMs: 60_000 }

/** Signals that end a program on purpose. */
const STOPS = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a program of ours, the server by default, restarts it after each crash, and returns its last
 * exit code. Exit code 0, a failed start (which the program has explained), and any end after a
 * signal to stop are no crashes. `settings` are further variables of its environment, and an aborted
 * `signal` stops it. `webBuilt` is the build of the web app in parallel: the server is told when it
 * is ready, and stopped if it fails.
 */
export async function keepRunning(
  args,
  {
    limit: { restarts, withinMs } = LIMIT,
    name = 'The server',
    settings = {},
    signal: ended,
    webBuilt,
  } = {},
) {
  let stopping = false
  let child = null
  let failure = null
  webBuilt?.catch((error) => {
    if (stopping) return
    failure = error
    child?.kill('SIGTERM')
  })
  const stop = () => {
    stopping = true
    child?.kill('SIGTERM')
  }
  const watched = onStop(stop)
  ended?.addEventListener('abort', stop)
  try {
    const crashes = []
    for (;;) {
      const building = webBuilt === undefined ? {} : { WEB_APP: 'building' }
      child = launch(args, { ...settings, ...building })
      tellOnceBuilt(child, webBuilt)
      const { code, signal, crashed } = await endOf(child)
      if (failure !== null) throw failure
      // null: ended by a signal that it did not handle.
      if (stopping || !crashed) return code ?? 1
      crashes.push(performance.now())
      const recent = crashes.filter((at) => at > performance.now() - withinMs)
      const how = signal ?? `exit code ${code}`
      if (recent.length > restarts) {
        print(
          `${name} crashed ${recent.length} times within ${withinMs / 1000} seconds (last: ${how}) and is not started again.`,
        )
        return 1
      }
      print(`${name} crashed (${how}) and is started again.`)
    }
  } finally {
    watched()
    ended?.removeEventListener('abort', stop)
  }
}

/** Tells a server that the web app is built, unless it has ended by then or the build fails. */
function tellOnceBuilt(child, webBuilt) {
  const tell = () => child.connected && child.send('web app built', () => undefined)
  webBuilt?.then(tell, () => undefined)
}

/**
 * Resolves when a program ends, with the way in which it ended. Before that, the program reports
 * `ready` and `stopping`.
 */
function endOf(child) {
  let state = 'starting'
  child.on('message', (message) => {
    state = message
  })
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      const failed = signal === null ? code !== 0 && state === 'ready' : !STOPS.has(signal)
      resolve({ code, signal, crashed: failed && state !== 'stopping' })
    })
  })
}

function print(line) {
  process.stderr.write(`${line}\n`)
}
