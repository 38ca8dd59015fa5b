import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Limits of unread answers. Times in milliseconds. */
export type AnswerLimits = {
  /** Time without any read by the client after which an answer is cut off. */
  readonly silentMs: number
  /** Time between two checks of answers in progress. */
  readonly lookMs: number
}

const LIMITS: AnswerLimits = { silentMs: 30_000, lookMs: 1_000 }

/**
 * Listeners that an answer may have for one event. A stream that Fastify sends brings eight, its promise
 * three more on a busy server, which Node would report as a leak.
 */
const MOST_LISTENERS = 20

/**
 * An answer in progress: the bytes that wait for its client, and the time they last became fewer.
 */
type Reading = { waiting: number; lastReadAt: number }

/**
 * Cuts off answers that their client does not read: each holds a connection and its bytes in
 * memory. Event streams have limits of their own (`live-stream.ts`).
 */
export function endUnreadAnswers(app: FastifyInstance, limits = LIMITS): void {
  const reading = new Map<ServerResponse, Reading>()

  app.addHook('onSend', async (_request, { raw }) => {
    raw.setMaxListeners(MOST_LISTENERS)
    reading.set(raw, { waiting: 0, lastReadAt: performance.now() })
    raw.once('close', () => reading.delete(raw))
  })

  const look = setInterval(() => {
    const now = performance.now()
    for (const [raw, state] of reading) {
      const waiting = waitingOf(raw)
      if (waiting === 0 || waiting !== state.waiting) {
        state.waiting = waiting
        state.lastReadAt = now
      } else if (now - state.lastReadAt >= limits.silentMs) {
        reading.delete(raw)
        raw.destroy()
      }
    }
  }, limits.lookMs)
  look.unref()
  app.addHook('onClose', async () => clearInterval(look))
}

/**
 * Returns the bytes of an answer that its client has not read: those in Node, and those in the
 * system's queue, which the types of a socket do not declare.
 */
function waitingOf({ socket, writableLength }: ServerResponse): number {
  const handle: unknown = socket && Reflect.get(socket, '_handle')
  const queued: unknown =
    typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0
  return writableLength + (typeof queued === 'number' ? queued : 0)
}
