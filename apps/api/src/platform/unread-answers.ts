import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Times in milliseconds. */
export type AnswerLimits = {
  /** An answer of which its reader has taken nothing for so long is cut off. */
  readonly silentMs: number
  /** How often answers that are being read are looked at. */
  readonly lookMs: number
}

const LIMITS: AnswerLimits = { silentMs: 30_000, lookMs: 1_000 }

/** An answer that is being read: the bytes that wait for its reader, and when they last became fewer. */
type Reading = { waiting: number; heardAt: number }

/**
 * Cuts off answers that nobody reads: each holds its connection, and what it says in memory, for as long
 * as its reader likes otherwise. Streams of events are their own matter (`live-stream.ts`).
 */
export function endUnreadAnswers(app: FastifyInstance, limits = LIMITS): void {
  const reading = new Map<ServerResponse, Reading>()

  app.addHook('onSend', async (_request, { raw }) => {
    reading.set(raw, { waiting: 0, heardAt: performance.now() })
    raw.once('close', () => reading.delete(raw))
  })

  const look = setInterval(() => {
    const now = performance.now()
    for (const [raw, state] of reading) {
      const waiting = waitingOf(raw)
      if (waiting === 0 || waiting !== state.waiting) {
        state.waiting = waiting
        state.heardAt = now
      } else if (now - state.heardAt >= limits.silentMs) {
        reading.delete(raw)
        raw.destroy()
      }
    }
  }, limits.lookMs)
  look.unref()
  app.addHook('onClose', async () => clearInterval(look))
}

/**
 * Bytes of an answer that its reader has not taken: those that Node keeps, and those that it has given
 * to the system's queue, which the types of a socket do not tell.
 */
function waitingOf({ socket, writableLength }: ServerResponse): number {
  const handle: unknown = socket && Reflect.get(socket, '_handle')
  const queued: unknown =
    typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0
  return writableLength + (typeof queued === 'number' ? queued : 0)
}
