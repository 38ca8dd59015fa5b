import { launch, onStop } from './foreground.mjs'

/** A server that crashes more often within this time is not started again. */
const LIMIT = { restarts: 5, withinMs: 60_000 }

/** Signals by which somebody ends a program on purpose. */
const STOPS = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs the server, and again when it crashed; answers the exit code of its last life. No crash is: an
 * end in order, a start that failed (it has said why), and whatever comes of a signal to stop.
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
      const { code, signal, crashed } = await lifeOf(child)
      // null: ended by a signal, which a program that stops in order catches.
      if (stopping || !crashed) return code ?? 1
      crashes.push(performance.now())
      const recent = crashes.filter((at) => at > performance.now() - withinMs)
      const how = signal ?? `exit code ${code}`
      if (recent.length > restarts) {
        say(
          `The server crashed ${recent.length} times within ${withinMs / 1000} seconds (last: ${how}) and is not started again.`,
        )
        return 1
      }
      say(`The server crashed (${how}) and is started again.`)
    }
  } finally {
    watched()
  }
}

/** How a server ended, which says of itself when it is `ready` and when it is `stopping`. */
function lifeOf(child) {
  let state = 'starting'
  child.on('message', (said) => {
    state = said
  })
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      const failed = signal === null ? code !== 0 && state === 'ready' : !STOPS.has(signal)
      resolve({ code, signal, crashed: failed && state !== 'stopping' })
    })
  })
}

function say(line) {
  process.stderr.write(`${line}\n`)
}
