import type { IncomingMessage, Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from './problem.ts'

/** Limits of the time in which a request's body arrives. Times in milliseconds. */
export type BodyLimits = {
  /** Silence after which a body is ended; none is ended sooner. */
  readonly silentMs: number
  /** Average speed below which a body is ended. */
  readonly bytesPerSecond: number
  /** Limit for a whole body. */
  readonly wholeMs: number
  /** Time between two checks of arriving bodies. */
  readonly lookMs: number
}

const LIMITS: BodyLimits = {
  silentMs: 30_000,
  bytesPerSecond: 4_096,
  wholeMs: 5 * 60_000,
  lookMs: 1_000,
}

/** Milliseconds that a client may take to read the refusal. */
const READ_MS = 2_000

/**
 * Node's own limits: for headers and, some time after ours, for whole requests. Neither counts the
 * answer, so that streams stay open.
 */
export const connectionLimits = {
  requestTimeout: LIMITS.wholeMs + 60_000,
  http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
} satisfies FastifyHttpOptions<Server>

/** A body that is arriving. Times are those of `performance.now()`. */
type ArrivingBody = {
  readonly reply: FastifyReply
  /** Bytes that the connection had read when it began. */
  readonly bytesBefore: number
  readonly begun: number
  /** Milliseconds in which the server, not the client, was slow. */
  serverMs: number
  bytes: number
  lastReadAt: number
}

/**
 * Ends bodies that arrive too slowly with 408 `too_slow`, and closes their connections: each one
 * holds a connection and memory. Time in which received bytes wait for the server is not counted.
 */
export function endSlowBodies(app: FastifyInstance, limits = LIMITS): void {
  const arriving = new Map<IncomingMessage, ArrivingBody>()

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (raw.complete || !announcesBody(request)) return
    const now = performance.now()
    const bytesBefore = raw.socket.bytesRead
    arriving.set(raw, { reply, bytesBefore, begun: now, serverMs: 0, bytes: 0, lastReadAt: now })
  })

  let lookedAt = performance.now()
  const look = setInterval(() => {
    const passed = performance.now() - lookedAt
    lookedAt += passed
    // The thread was busy: bytes that arrived meanwhile are not read yet.
    const late = passed > 2 * limits.lookMs
    for (const [raw, body] of arriving) {
      if (raw.complete || raw.destroyed || body.reply.raw.writableEnded) arriving.delete(raw)
      else if (late || isUnread(raw)) {
        body.serverMs += passed
        body.lastReadAt = lookedAt
      } else if (isTooSlow(raw, body, limits)) {
        arriving.delete(raw)
        end(raw, body.reply)
      }
    }
  }, limits.lookMs)
  look.unref()
  app.addHook('onClose', async () => clearInterval(look))
}

function announcesBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isTooSlow(raw: IncomingMessage, body: ArrivingBody, limits: BodyLimits): boolean {
  const now = performance.now()
  const bytes = raw.socket.bytesRead - body.bytesBefore
  if (bytes > body.bytes) {
    body.bytes = bytes
    body.lastReadAt = now
  }
  const took = now - body.begun - body.serverMs
  const slow = took >= limits.silentMs && bytes < (limits.bytesPerSecond * took) / 1_000
  return slow || now - body.lastReadAt >= limits.silentMs || took >= limits.wholeMs
}

/** Whether received bytes wait for the server, or the body has no reader yet. */
function isUnread(raw: IncomingMessage): boolean {
  return raw.readableLength > 0 || raw.listenerCount('error') === 0
}

/**
 * Makes the reader fail as if the body had broken off, so that it answers; destroying the request
 * would cut the answer off.
 */
function end(raw: IncomingMessage, reply: FastifyReply): void {
  if (!reply.sent) reply.header('connection', 'close')
  raw.emit('error', problem('too_slow'))
  setTimeout(() => raw.socket.destroy(), READ_MS).unref()
}
