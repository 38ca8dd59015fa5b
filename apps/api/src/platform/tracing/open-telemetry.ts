import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import { databaseCode } from '../database/database-problem.ts'
import { ProblemError } from '../problem.ts'
import type { TracedServer, Tracing } from './tracing.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Milliseconds that a stop waits for the collector. */
const STOP_MS = 1_000

/**
 * Traces by hand, at the one place where requests begin and the one where statements are sent.
 * Packages that patch Fastify and pg would have to be loaded before these, and note addresses with
 * their queries and statements with their values; here a span holds neither, nor any body, token, name
 * or message of an error (platform §42). The caller's own `traceparent` is not believed.
 */
export function openTelemetry(
  { endpoint, share }: TracingSettings,
  { id, version }: TracedServer,
): Tracing {
  const ids = new RandomIdGenerator()
  let requestId: string | null = null
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'portaria',
      'service.version': version,
      'service.instance.id': id,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: {
      generateSpanId: () => ids.generateSpanId(),
      generateTraceId: () => requestId ?? ids.generateTraceId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
      }),
    ],
  })
  const tracer = provider.getTracer('portaria', version)
  const current = new AsyncLocalStorage<Span>()
  const requests = new WeakMap<FastifyRequest, Span>()

  /** Begins the span of a request, whose trace has the id of the request. */
  function begin(request: FastifyRequest): Span {
    const route = request.routeOptions.url ?? 'none'
    requestId = traceIdOf(request.id)
    try {
      return tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'portaria.request_id': request.id,
          },
        },
        ROOT_CONTEXT,
      )
    } finally {
      requestId = null
    }
  }

  return {
    follow(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const span = begin(request)
        requests.set(request, span)
        current.run(span, done)
      })
      // The body arrives on events of the socket, which know nothing of the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = requests.get(request)
        if (span) current.run(span, done)
        else done()
      })
      app.addHook('onError', async (request, _reply, error) => {
        requests.get(request)?.setAttribute('error.type', typeOf(error))
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = requests.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
      app.addHook('onRequestAbort', async (request) => {
        requests.get(request)?.setAttribute('error.type', 'aborted').end()
      })
    },

    async statement(text, run) {
      const parent = current.getStore()
      if (parent === undefined) return run()
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
      const span = tracer.startSpan(
        operation,
        {
          kind: SpanKind.CLIENT,
          attributes: {
            'db.system.name': 'postgresql',
            'db.operation.name': operation,
            'db.query.text': withoutValues(text),
          },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      try {
        return await run()
      } catch (error) {
        span.setAttribute('error.type', databaseCode(error) ?? typeOf(error))
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },

    async stop() {
      const ended = provider.shutdown().catch(() => undefined)
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

/** An id of a request is a UUID, and that of a trace has the same 128 bits. */
const traceIdOf = (id: string) => id.replaceAll('-', '')

/** The code of a problem, or the class of an error; a message may hold values. */
const typeOf = (error: unknown): string =>
  error instanceof ProblemError ? error.code : error instanceof Error ? error.name : 'unknown'

/** Values travel apart from a statement; what is quoted within it is left out all the same. */
const withoutValues = (text: string) => text.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, 2_000)
