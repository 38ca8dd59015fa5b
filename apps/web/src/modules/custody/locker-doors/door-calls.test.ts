import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../../testing/stub-storage.ts'
import { commandDoor } from './door-calls.ts'

const wish = {
  id: '01994a10-5c00-7d0c-8e00-000000000001',
  purpose: 'collect',
  parcel_id: '01994a10-5c00-7d0c-8e00-000000000002',
} as const

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Serves the given answers to commands, in order; null is a lost connection. */
function serve(answers: (Response | null)[]): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    if (!address.endsWith('/door-commands')) return Promise.resolve(answer(200, {}))
    sent.push(JSON.parse(typeof body === 'string' ? body : ''))
    const next = answers.shift()
    return next ? Promise.resolve(next) : Promise.reject(new TypeError('no network'))
  })
  return sent
}

beforeEach(() => {
  stubStorage({})
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = async (asked: Promise<unknown>) => {
  const outcome = asked.then(
    (command) => ({ command }),
    (failure: unknown) => ({ failure }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

test('sends a command without an answer again with the same id', async () => {
  const command = { id: wish.id, state: 'waiting' }
  const sent = serve([null, answer(503, {}), answer(202, { data: command })])
  expect(await settled(commandDoor(wish))).toEqual({ command })
  expect(sent).toEqual([wish, wish, wish])
})

test('does not send a refused command again', async () => {
  const refusal = { code: 'state_conflict', status: 409, errors: [] }
  const sent = serve([answer(409, refusal)])
  expect(await settled(commandDoor(wish))).toMatchObject({ failure: { code: 'state_conflict' } })
  expect(sent).toHaveLength(1)
})

test('gives up after some tries: somebody else may be at the door by then', async () => {
  const sent = serve([])
  expect(await settled(commandDoor(wish))).toMatchObject({ failure: { code: 'offline' } })
  expect(sent).toHaveLength(4)
})
