import { registers } from '@portaria/contract/modules/registers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { followImport, ImportGivenUp, ImportLost, type ImportProgress } from './follow-import.ts'
import type { ImportRequest } from './import-calls.ts'

type Answer = () => Response

const request: ImportRequest = {
  file: new File(['Nome\nA\n'], 'torres.csv'),
  dryRun: false,
  existing: 'keep',
  createMissing: true,
  mapping: ['name', null],
}

const status =
  (state: string, checked = 0, before: number | null = null) =>
  () =>
    Response.json({ data: { state, checked, queued_before: before } })
const conflict = () => Response.json({ status: 409, code: 'state_conflict' }, { status: 409 })
const broken = () => {
  throw new TypeError('failed to fetch')
}

let calls: string[]
let form: FormData | undefined
let looks: Answer[]
let onCancel: Answer

/** Replaces the browser's request that sends a form; it sends everything at once. */
class Upload extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 202
  response = new Blob([JSON.stringify({ data: { id: 'i1' } })])
  open(method: string, address: string) {
    calls.push(`${method} ${address}`)
  }
  setRequestHeader() {}
  getResponseHeader = () => 'application/json'
  send(body: FormData) {
    form = body
    this.upload.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  calls = []
  looks = []
  onCancel = () => new Response(null, { status: 204 })
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    // Answers the check of the connection after a call without an answer.
    if (address === '/healthz') return new Response()
    calls.push(`${method} ${address}`)
    await Promise.resolve()
    return method === 'DELETE' ? onCancel() : (looks.shift() ?? status('done'))()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function follow(controller = new AbortController()) {
  const steps: ImportProgress[] = []
  const followed = followImport(registers.towers, request, controller.signal, (step) =>
    steps.push(step),
  ).then(
    (ended) => ended.state,
    (error: unknown) => error,
  )
  const ended: unknown[] = []
  void followed.then((outcome) => ended.push(outcome))
  while (ended.length === 0) {
    // Bodies are read by real timers, not by the faked ones.
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(50)
  }
  return { outcome: ended[0], steps }
}

test('sends an import with its choices and follows it to its end', async () => {
  looks = [status('queued'), status('running', 1000)]
  const { outcome, steps } = await follow()
  expect(outcome).toBe('done')
  expect(steps.at(-1)).toEqual({ phase: 'checking', checked: 1000 })
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    dry_run: 'false',
    existing: 'keep',
    create_missing: 'true',
    mapping: '["name",null]',
  })
})

test('a waiting import reports how many are ahead of it', async () => {
  looks = [status('queued', 0, 2), status('queued', 0, 1), status('queued'), status('running', 5)]
  const { outcome, steps } = await follow()
  expect(outcome).toBe('done')
  expect(steps.slice(-4)).toEqual([
    { phase: 'waiting', before: 2 },
    { phase: 'waiting', before: 1 },
    { phase: 'checking', checked: 0 },
    { phase: 'checking', checked: 5 },
  ])
})

test('loses nothing when the connection breaks for a while', async () => {
  looks = [status('running', 5), broken, broken]
  const { outcome, steps } = await follow()
  expect(outcome).toBe('done')
  expect(steps).toContainEqual({ phase: 'unreachable', checked: 5 })
})

test('an import whose state cannot be read is lost, not failed', async () => {
  looks = Array.from({ length: 100 }, () => broken)
  const { outcome } = await follow()
  expect(outcome).toBeInstanceOf(ImportLost)
  expect(outcome).toHaveProperty('cause', expect.any(ApiProblem))
})

test('aborting cancels on the server', async () => {
  const controller = new AbortController()
  looks = [status('running'), status('running'), status('running')]
  setTimeout(() => controller.abort(), 700)
  const { outcome } = await follow(controller)
  expect(outcome).toBeInstanceOf(ImportGivenUp)
  expect(calls.at(-1)).toBe('DELETE /api/v1/imports/i1')
})

test('an import faster than its cancellation returns its result', async () => {
  const controller = new AbortController()
  looks = [status('running')]
  onCancel = conflict
  setTimeout(() => controller.abort(), 100)
  expect((await follow(controller)).outcome).toBe('done')
})
