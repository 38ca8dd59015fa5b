import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { fileAnswerOf } from '../api-document/operations.ts'
import { actorOf } from '../authentication.ts'
import { hasTenant } from '../database/app-database.ts'
import { ProblemError, problem } from '../problem.ts'
import type { Servers } from '../servers/server-presence.ts'
import type { LiveEventHub } from './live-event-hub.ts'
import type { Sink } from './live-stream.ts'
import { watcherOf } from './watcher.ts'

/** Milliseconds between two checks of a full socket. */
const DRAIN_LOOK_MS = 20

/** Milliseconds in which a client must read an ended stream to its end. */
const END_MS = 1_000

/** Serves `GET /stream`: the events of the tenant, as they happen (platform §17). */
export function liveEventRoutes(
  app: FastifyInstance,
  hub: LiveEventHub,
  servers: Pick<Servers, 'onDrain'>,
): void {
  servers.onDrain((withinMs) => hub.drain(withinMs))
  // Runs before the server waits for open requests: a stream would never end by itself.
  app.addHook('preClose', async () => hub.close())

  app.get(
    '/stream',
    {
      config: { access: 'signed_in', takes: ['Last-Event-ID'], lasts: true },
      exposeHeadRoute: false,
      schema: {
        tags: ['stream'],
        summary: 'Follow live events',
        description:
          'Server-sent events. `Last-Event-ID` repeats what was missed; where that is no longer kept, the first event is `reset`.',
        response: { 200: fileAnswerOf('text/event-stream; charset=utf-8') },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      if (!hasTenant(actor)) throw problem('tenant_required')
      const watcher = watcherOf(actor)
      if (!watcher) throw problem('forbidden')
      const { raw } = reply
      reply.hijack()
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value)
      }
      raw.flushHeaders()
      const sink = sinkOf(raw)
      raw.on('close', () => hub.closed(sink))
      await hub.open(watcher, sink, lastEventIdOf(request.headers['last-event-id'])).catch(
        // The headers are sent: only a closed connection makes the client retry.
        (error: unknown) => {
          // Too many streams at once, as after a restart, is a limit and not a failure.
          const isLimit = error instanceof ProblemError && error.code === 'unavailable'
          if (!isLimit) request.log.error({ err: error }, 'a stream did not begin')
          sink.drop()
        },
      )
    },
  )
}

/** Returns the last event id of a header; null for a new client. */
function lastEventIdOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? header : null
}

function sinkOf(raw: ServerResponse): Sink {
  return {
    write: (frame) => void (raw.writable && raw.write(frame)),
    closed: () => !raw.writable,
    waiting: () => raw.writableLength,
    // The `drain` event comes only after some writes, so the length of the buffer is polled
    // instead.
    async drained() {
      while (raw.writableLength > 0 && !raw.destroyed) await sleep(DRAIN_LOOK_MS)
    },
    end() {
      raw.end()
      // A client that reads nothing would hold the connection, and the server's shutdown, for ever.
      setTimeout(() => raw.destroy(), END_MS).unref()
    },
    drop: () => void raw.destroy(),
  }
}
