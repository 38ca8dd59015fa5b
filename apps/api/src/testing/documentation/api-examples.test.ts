import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiExample } from '@portaria/contract/api-examples/api-example'
import { apiExamples } from '@portaria/contract/api-examples/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../modules/accounts/public/password/password-hash.ts'
import { loadDemonstration } from '../../modules/demonstration/demonstration.service.ts'
import { placeDemonstrationDevices } from '../../modules/demonstration/placed-devices.service.ts'
import { gathered } from '../../modules.ts'
import { onServer } from '../database-server.ts'
import { type LiveApp, openLiveApp } from '../live-app.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { differences, lineDifferences } from './shown-answer.ts'

const PATIENCE_MS = 20_000

/** The demonstration on a real port, as somebody who tries out the examples uses it. */
let app: TestApp
let live: LiveApp
beforeAll(async () => {
  app = await openTestApp({ alone: 'lists all companies' })
  live = await openLiveApp(app)
  let hash: Promise<string> | undefined
  await loadDemonstration({
    database: app.database.app,
    ownerUrl: app.database.roleUrl('owner'),
    parts: gathered.demonstration,
    secret: app.parts.secret,
    publicUrl: app.parts.publicUrl,
    files: app.parts.files,
    // All have one password, and a hash costs half a second.
    hashPassword: (text) => (hash ??= hashPassword(text)),
    storePassword: (userId, stored) =>
      app.database.auth.query(async (queries) => {
        await queries.count(
          sql`INSERT INTO user_passwords (user_id, hash) VALUES (${userId}, ${stored})`,
        )
      }),
    report: () => undefined,
  })
  // As at a start with simulated devices, whose addresses are approved; nothing answers at these.
  const ports = [1, 2, 3, 4]
  await placeDemonstrationDevices(
    { database: app.database.app, secret: app.parts.secret },
    { readers: ports.map((port) => ({ host: '127.0.0.1', port })) },
  )
  // The demonstration's last accesses, and with them who is inside, depend on the hour.
  await onServer(
    app.database.adminUrl,
    `SELECT set_config('app.tenant_id', tenant_id::text, false) FROM residents
       WHERE name = 'Camila Duarte Moreira';
     INSERT INTO access_presence (tenant_id, id, resident_id, is_inside, seen_at, corrected_by)
       SELECT r.tenant_id, gen_random_uuid(), r.id, true, now(), u.id FROM residents r, users u
       WHERE r.name = 'Camila Duarte Moreira' AND u.email = 'sindico@bosque.example'
     ON CONFLICT (tenant_id, resident_id) WHERE resident_id IS NOT NULL
       DO UPDATE SET is_inside = true, seen_at = now(), doubts = '{}', point_id = NULL,
         event_id = NULL, corrected_by = excluded.corrected_by`,
  )
})
afterAll(async () => {
  open.abort()
  await live.close()
  await app.close()
})

/** Values that earlier examples keep, by name. */
const kept = new Map<string, string>()
/** Ends the streams that stay open while later examples run. */
const open = new AbortController()
const streams: Promise<string[]>[] = []

function filled(text: string): string {
  return text.replace(/\$([A-Z_]+)/g, (_, name: string) => {
    const value = kept.get(name)
    if (value === undefined) throw new Error(`no example before keeps ${name}`)
    return value
  })
}

function send(example: ApiExample): Promise<Response> {
  const { method, path, as, headers, body, form } = example
  return fetch(`${live.address}/api/v1${filled(path)}`, {
    method,
    signal: open.signal,
    headers: {
      ...(as && { authorization: `Bearer ${filled(`$${as}`)}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: formOf(form) }),
  })
}

function formOf({ file, fields }: NonNullable<ApiExample['form']>): FormData {
  const form = new FormData()
  form.set(file.field, new Blob([file.lines.join('\n')]), file.name)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Sends an example; one that waits for a job is sent again until the job has ended. */
async function answerOf(example: ApiExample): Promise<Response> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    // Each try waits for the one before.
    // oxlint-disable-next-line no-await-in-loop
    const response = await send(example)
    if (!example.settles || Date.now() > end) return response
    // oxlint-disable-next-line no-await-in-loop
    const { data } = (await response.clone().json()) as { data: { state: string } }
    if (data.state !== 'queued' && data.state !== 'running') return response
    // oxlint-disable-next-line no-await-in-loop
    await sleep(20)
  }
}

/** Reads as many lines as the example shows; calls `onBegun` with each chunk. */
async function linesOf(response: Response, count: number, onBegun: () => void): Promise<string[]> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    onBegun()
    if (text.split('\n').length > count) break
  }
  return text.split('\n')
}

/** Runs an example and lists the differences from the shown answer; a stream is compared at its end. */
async function tried(example: ApiExample): Promise<string[]> {
  const { answer, keeps } = example
  const response = await answerOf(example)
  const heads = [
    ...differences(answer.status, response.status, 'status'),
    ...Object.entries(answer.headers ?? {}).flatMap(([name, value]) =>
      differences(value, response.headers.get(name), name),
    ),
  ]
  if (example.streams) {
    const { lines = [] } = answer
    const begun = Promise.withResolvers<void>()
    const came = linesOf(response, lines.length, begun.resolve)
    streams.push(came.then((shown) => lineDifferences(lines, shown)))
    // The head of the answer arrives before the server has chosen the event from which it sends.
    await begun.promise
    return heads
  }
  const text = await response.text()
  if (answer.lines) {
    const came = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
    const missing = differences(answer.lines.length, came.length, 'lines')
    return [...heads, ...missing, ...lineDifferences(answer.lines, came)]
  }
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const body: unknown = isJson ? JSON.parse(text) : undefined
  if (keeps) kept.set(keeps.name, String(valueAt(body, keeps.from)))
  return [...heads, ...differences(answer.json, body)]
}

function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), body)
}

/** The examples build on each other: later ones change rows that earlier ones made. */
describe('every example of the documentation does what it shows', () => {
  test.each(apiExamples)('$id: $method $path', async (example) => {
    expect(await tried(example)).toEqual([])
  })

  test('each stream sends the lines that are shown', async () => {
    expect(streams).toHaveLength(apiExamples.filter((each) => each.streams).length)
    expect((await Promise.all(streams)).flat()).toEqual([])
  })
})

test('each has a name of its own', () => {
  expect(new Set(apiExamples.map(({ id }) => id)).size).toBe(apiExamples.length)
})
