import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../authentication.ts'
import { hasTenant } from '../database/app-database.ts'
import { ProblemError, problem } from '../problem.ts'
import type { LiveEventHub } from './live-event-hub.ts'
import type { Sink } from './live-stream.ts'
import { watcherOf } from './watcher.ts'

/** How often a full answer is looked at. */
const DRAIN_LOOK_MS = 20

/** How long an ended stream may take to be read to its end. */
const END_MS = 1_000

/** `GET /stream`: what happens in the tenant, as it happens (domain.md section 6). */
export function liveEventRoutes(app: FastifyInstance, hub: LiveEventHub): void {
  // Before requests are waited for: a stream would never end by itself.
  app.addHook('preClose', async () => hub.close())

  app.get(
    '/stream',
    {
      config: { access: 'signed_in' },
      exposeHeadRoute: false,
      schema: {
        tags: ['stream'],
        summary: 'Acompanhar eventos ao vivo',
        description:
          'Server-sent events. `Last-Event-ID` repeats what was missed; where that is no longer kept, the first event is `reset`.',
        produces: ['text/event-stream'],
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
        // The head is sent: only a cut connection tells the reader to try again.
        (error: unknown) => {
          // Too many at once, as after a restart, is a limit and no failure.
          const isLimit = error instanceof ProblemError && error.code === 'unavailable'
          if (!isLimit) request.log.error({ err: error }, 'a stream did not begin')
          sink.drop()
        },
      )
    },
  )
}

/** Null for a reader that begins. */
function lastEventIdOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? header : null
}

function sinkOf(raw: ServerResponse): Sink {
  return {
    write: (frame) => void (raw.writable && raw.write(frame)),
    closed: () => !raw.writable,
    waiting: () => raw.writableLength,
    // The answer's own event tells of some writes only.
    async drained() {
      while (raw.writableLength > 0 && !raw.destroyed) await sleep(DRAIN_LOOK_MS)
    },
    end() {
      raw.end()
      // A reader that takes nothing would hold the connection, and the server's own end, for ever.
      setTimeout(() => raw.destroy(), END_MS).unref()
    },
    drop: () => void raw.destroy(),
  }
}
