import { launch, onStop } from './foreground.mjs'

/** A server that crashes more often within this time is not restarted. */
const LIMIT = { restarts: 5, withinMs: 60_000 }

/** Signals that end a program on purpose. */
const STOPS = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs the server, restarts it after each crash, and returns its last exit code. Exit code 0, a
 * failed start (which the server has explained), and any end after a signal to stop are no crashes.
 * `webBuilt` is the build of the web app in parallel: the server is told when it is ready, and
 * stopped if it fails.
 */
export async function keepRunning(args, { limit: { restarts, withinMs } = LIMIT, webBuilt } = {}) {
  let stopping = false
  let child = null
  let failure = null
  webBuilt?.catch((error) => {
    if (stopping) return
    failure = error
    child?.kill('SIGTERM')
  })
  const watched = onStop(() => {
    stopping = true
    child?.kill('SIGTERM')
  })
  try {
    const crashes = []
    for (;;) {
      child = launch(args, webBuilt === undefined ? {} : { WEB_APP: 'building' })
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
          `The server crashed ${recent.length} times within ${withinMs / 1000} seconds (last: ${how}) and is not started again.`,
        )
        return 1
      }
      print(`The server crashed (${how}) and is started again.`)
    }
  } finally {
    watched()
  }
}

/** Tells a server that the web app is built, unless it has ended by then or the build fails. */
function tellOnceBuilt(child, webBuilt) {
  const tell = () => child.connected && child.send('web app built', () => undefined)
  webBuilt?.then(tell, () => undefined)
}

/**
 * Resolves when a server ends, with the way in which it ended. Before that, the server reports
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
