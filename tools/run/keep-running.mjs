import { launch, onStop } from './foreground.mjs'

/** A server that crashes more often within this time is not started again. */
const LIMIT = { restarts: 5, withinMs: 60_000 }

/** Signals that end a program on purpose. */
const STOPS = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs the server, again after each crash, and returns its last exit code. No crashes are: exit code
 * 0, a start that failed (the server has said why), and any end after a signal to stop.
 */
export async function keepRunning(args, { restarts, withinMs } = LIMIT) {
  let stopping = false
  let child = null
  const watched = onStop(() => {
    stopping = true
    child?.kill('SIGTERM')
  })
  try {
    const crashes = []
    for (;;) {
      child = launch(args)
      const { code, signal, crashed } = await endOf(child)
      // null: ended by a signal that it did not catch.
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

/** How a server ended; it sends `ready` and `stopping`. */
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
