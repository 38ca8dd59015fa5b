import { ApiProblem } from '../api-problem.ts'
import { onConnectionChange } from '../connection/connection.store.ts'
import { send } from '../http-client.ts'
import { eventParser, type StreamBlock } from './event-parser.ts'

/**
 * Milliseconds before the first reconnection, and the longest pause. Each failed try doubles the
 * pause.
 */
const RETRY_MS = 1_000
const RETRY_MAX_MS = 15_000

/**
 * Milliseconds before a retry after a refusal, which only another session or company can change.
 */
const REFUSED_MS = 60_000

/**
 * Milliseconds of silence after which a connection counts as dead. The server sends a comment every
 * 15 seconds, and people are told within 20.
 */
const SILENT_MS = 18_000

type Connection = {
  /** The last id received; the server begins with the events after it. */
  lastId: () => string | null
  onBlock: (block: StreamBlock) => void
  signal: AbortSignal
}

/** Keeps the stream open until the signal aborts, and reconnects when it breaks. */
export async function holdConnection(connection: Connection): Promise<void> {
  const { signal, onBlock } = connection
  let pause = RETRY_MS
  while (!signal.aborted) {
    const begun = Date.now()
    const refused = await readOnce(connection).then(
      () => false,
      (error: unknown) => error instanceof ApiProblem && error.status >= 400 && error.status < 500,
    )
    // Makes every tab check whether the server can be reached.
    if (!refused && !signal.aborted) onBlock({ id: null, event: 'lost', data: '{}' })
    // A connection that lasted for a while does not count as a failed try.
    if (Date.now() - begun > RETRY_MAX_MS) pause = RETRY_MS
    await interruptibleWait(refused ? REFUSED_MS : randomised(pause), signal)
    pause = Math.min(pause * 2, RETRY_MAX_MS)
  }
}

async function readOnce({ lastId, onBlock, signal }: Connection): Promise<void> {
  const silence = new AbortController()
  const silenceTimer = startTimer(() => silence.abort(), SILENT_MS)
  try {
    const id = lastId()
    const response = await send('/stream', {
      headers: { Accept: 'text/event-stream', ...(id !== null && { 'Last-Event-ID': id }) },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const parse = eventParser()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done || value === undefined) return
      silenceTimer.postpone()
      parse(value).forEach(onBlock)
    }
  } finally {
    silenceTimer.stop()
  }
}

function startTimer(onElapsed: () => void, ms: number) {
  let timer = setTimeout(onElapsed, ms)
  return {
    postpone() {
      clearTimeout(timer)
      timer = setTimeout(onElapsed, ms)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Randomises a pause, so that many browsers do not reconnect at the same moment. */
function randomised(ms: number): number {
  return ms * (0.75 + Math.random() / 2)
}

/** Waits for the pause, or until the server can be reached again or the page is visible again. */
function interruptibleWait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ended = new AbortController()
  const options = { signal: ended.signal }
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => resolve(), options)
  const forget = onConnectionChange(resolve)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') resolve()
    },
    options,
  )
  return promise.finally(() => {
    clearTimeout(timer)
    forget()
    ended.abort()
  })
}
