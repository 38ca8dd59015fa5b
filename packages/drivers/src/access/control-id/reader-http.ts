import { type IncomingMessage, request as startRequest } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import { type Dial, dialWithin, type Endpoint } from '../../dial.ts'
import type { DriverClock } from '../../driver-clock.ts'

export type HttpRequest = {
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly path: string
  readonly type: string
  readonly body: Uint8Array
}

/** The end of one exchange. `not_sent`: no byte of the request was written. */
export type HttpAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: Buffer }
  | { readonly kind: 'not_sent'; readonly reason: 'no_connection' | 'expired' }
  | { readonly kind: 'lost'; readonly reason: LostReason }
type LostReason = 'timeout' | 'connection_lost' | 'interrupted' | 'too_large' | 'bad_answer'

type Limits = {
  /** Milliseconds until the whole answer must have come. */
  readonly ms: number
  readonly signal: AbortSignal
  /** Asked once more right before the first byte is written. */
  readonly mayWrite: () => boolean
}

const CONNECT_MS = 3_000
/** Limit of an answer: a list of a thousand people has some hundred kilobytes. */
const MOST_BYTES = 4 * 1_024 * 1_024
/** Memory that a piece of an answer takes besides its bytes: a reader may send one byte a piece. */
const PIECE_BYTES = 100

/**
 * Sends a request on a connection of its own, so that none is lost on one that the reader has
 * already ended. Redirects are answers like others, and nothing is sent twice.
 */
export async function exchange(
  reach: { dial: Dial; clock: DriverClock },
  endpoint: Endpoint,
  request: HttpRequest,
  limits: Limits,
): Promise<HttpAnswer> {
  const begun = reach.clock.elapsed()
  const socket = await dialWithin(
    Math.min(CONNECT_MS, limits.ms),
    endpoint,
    reach,
    limits.signal,
  ).catch(() => undefined)
  if (!socket) return { kind: 'not_sent', reason: 'no_connection' }
  if (!limits.mayWrite()) {
    socket.destroy()
    return { kind: 'not_sent', reason: 'expired' }
  }
  const left = limits.ms - (reach.clock.elapsed() - begun)
  return converse(socket, endpoint, request, left, limits.signal, reach.clock)
}

/** Writes a request and reads the answer; ends the connection in any case. */
function converse(
  socket: Socket,
  { host, port }: Endpoint,
  { method, path, type, body }: HttpRequest,
  ms: number,
  signal: AbortSignal,
  clock: DriverClock,
): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: HttpAnswer) => {
      cancel()
      signal.removeEventListener('abort', interrupt)
      // A reset drops the bytes that are not sent yet.
      if (answer.kind === 'answer') socket.destroy()
      else socket.resetAndDestroy()
      resolve(answer)
    }
    const lose = (reason: LostReason) => settle({ kind: 'lost', reason })
    const interrupt = () => lose('interrupted')
    const cancel = clock.after(ms, () => lose('timeout'))
    signal.addEventListener('abort', interrupt)
    if (signal.aborted) {
      interrupt()
      return
    }
    socket.on('error', () => undefined)
    const sent = startRequest({
      createConnection: () => socket,
      method,
      path,
      setHost: false,
      headers: {
        host: `${isIPv6(host) ? `[${host}]` : host}:${port}`,
        connection: 'close',
        'content-type': type,
        'content-length': body.byteLength,
      },
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      lose(error.code?.startsWith('HPE_') ? 'bad_answer' : 'connection_lost'),
    )
    sent.on('close', () => lose('connection_lost'))
    sent.on('response', (answer) => gather(answer, settle))
    sent.end(body)
  })
}

function gather(answer: IncomingMessage, settle: (answer: HttpAnswer) => void): void {
  const chunks: Buffer[] = []
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength + PIECE_BYTES
    if (bytes > MOST_BYTES) settle({ kind: 'lost', reason: 'too_large' })
    else chunks.push(chunk)
  })
  // One that is cut ends the connection, which is told as lost.
  answer.on('error', () => undefined)
  answer.on('end', () =>
    settle({ kind: 'answer', status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }),
  )
}
