import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { buildApp } from '../../app.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { appDatabase } from '../database/app-database.ts'
import { openPool } from '../database/database-pool.ts'
import { oneLane } from '../database/lanes.ts'
import { readEnvironment } from '../environment.ts'
import { openTracing } from './open-tracing.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
})
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})
type Span = z.infer<typeof span>

/** A collector of traces on this machine. */
async function openCollector() {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = exported.parse(body)
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((two) => two.spans)))
      return response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, spans, close: () => server.close() }
}

const attribute = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

describe('a traced server', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  /** Runs calls on a traced server; returns the spans that its collector got. */
  async function traced(call: (app: TestApp['app']) => Promise<unknown>): Promise<Span[]> {
    const collector = await openCollector()
    const tracing = await openTracing(
      { endpoint: collector.endpoint, share: 1 },
      { id: 'one', version: '1' },
    )
    const pool = openPool(test.database.roleUrl('app'), {
      connections: 2,
      trace: tracing?.statement,
    })
    const database = appDatabase(pool, () => undefined)
    const app = await buildApp({ ...test.parts, database, lanes: oneLane(database), tracing })
    await call(app)
    await app.close()
    await pool.close()
    await tracing?.stop()
    collector.close()
    return collector.spans
  }

  const headers = () => ({ authorization: `Bearer ${test.person('sindico').token}` })

  it('has for each request a trace with its id, and the statements in it', async () => {
    let requestId = ''
    const spans = await traced(async (app) => {
      const made = await app.inject({
        method: 'POST',
        url: '/api/v1/towers',
        headers: headers(),
        payload: { name: '' },
      })
      requestId = z.object({ request_id: z.string() }).parse(made.json()).request_id
      await app.inject({ url: '/api/v1/towers', headers: headers() })
    })
    const [refused, list] = spans.filter(({ parentSpanId }) => !parentSpanId)
    expect([refused?.name, list?.name]).toEqual(['POST /api/v1/towers', 'GET /api/v1/towers'])
    expect(refused?.traceId).toBe(requestId.replaceAll('-', ''))
    expect(refused && attribute(refused, 'error.type')).toBe('validation')
    expect(refused && attribute(refused, 'portaria.request_id')).toBe(requestId)
    expect(list && String(attribute(list, 'http.response.status_code'))).toBe('200')
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === list?.spanId)
    expect(inside.map(({ name }) => name)).toContain('SELECT')
    expect(inside.every(({ traceId }) => traceId === list?.traceId)).toBe(true)
    expect(inside.map((one) => attribute(one, 'db.query.text'))).toContainEqual(
      expect.stringContaining('LIMIT 25'),
    )
  })

  it('holds no body, no value of a query, no token, no name and no message', async () => {
    const spans = await traced(async (app) => {
      const payload = { name: 'Torre Segredo', code: 'SEGREDO', floors: 3 }
      const made = await app.inject({
        method: 'POST',
        url: '/api/v1/towers',
        headers: headers(),
        payload,
      })
      expect(made.statusCode).toBe(201)
      await app.inject({ url: '/api/v1/towers?q=Segredo', headers: headers() })
      await app.inject({ url: '/api/v1/towers/Segredo?q=Segredo', headers: headers() })
      const login = { email: 'segredo@example.com', password: 'Segredo' }
      await app.inject({ method: 'POST', url: '/api/v1/login', payload: login })
      await app.inject({ url: '/Segredo?q=Segredo' })
    })
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'COMMIT']))
    const text = JSON.stringify(spans)
    const { token } = test.person('sindico')
    for (const secret of [/segredo/i, token.split('.')[1] ?? '', 'Síndico', '@'])
      expect(text).not.toMatch(secret)
  })
})

describe('OpenTelemetry', () => {
  /** The packages of OpenTelemetry that a process has loaded with these settings. */
  async function loaded(settings: string): Promise<string[]> {
    const program = `
      import { registerHooks } from 'node:module'
      const found = new Set()
      registerHooks({
        load(url, context, next) {
          const name = /@opentelemetry\\/[\\w-]+/.exec(url)?.[0]
          if (name) found.add(name)
          return next(url, context)
        },
      })
      await import('./apps/api/src/assembled-parts.ts')
      await import('./apps/api/src/app.ts')
      const { openTracing } = await import('./apps/api/src/platform/tracing/open-tracing.ts')
      await openTracing(${settings}, { id: 'one', version: '1' })
      console.log(JSON.stringify([...found]))
      process.exit()`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', program],
      { cwd: root },
    )
    return z.array(z.string()).parse(JSON.parse(stdout))
  }

  it('is not loaded unless traces are collected, but for the interface that prom-client brings', async () => {
    expect(readEnvironment({}).tracing).toBeUndefined()
    expect(await loaded('undefined')).toEqual(['@opentelemetry/api'])
    const all = await loaded(`{ endpoint: 'http://127.0.0.1:9', share: 1 }`)
    expect(all).toContain('@opentelemetry/sdk-trace')
  })

  it('is set up by settings that are checked', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }
    expect(readEnvironment(endpoint).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      share: 1,
    })
    expect(readEnvironment({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing?.share).toBe(
      0.1,
    )
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' }
    expect(() => readEnvironment(wrong)).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be an address')
    expect(() => readEnvironment({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('from 0 to 1')
  })
})
