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

/** A server that answers the commands sent to it with these, in order; null is a lost connection. */
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

test('a command without an answer is sent again under its one id', async () => {
  const command = { id: wish.id, state: 'waiting' }
  const sent = serve([null, answer(503, {}), answer(202, { data: command })])
  expect(await settled(commandDoor(wish))).toEqual({ command })
  expect(sent).toEqual([wish, wish, wish])
})

test('a refusal is not sent again', async () => {
  const refusal = { code: 'state_conflict', status: 409, errors: [] }
  const sent = serve([answer(409, refusal)])
  expect(await settled(commandDoor(wish))).toMatchObject({ failure: { code: 'state_conflict' } })
  expect(sent).toHaveLength(1)
})

test('it is not sent for ever: somebody else may stand before the door by then', async () => {
  const sent = serve([])
  expect(await settled(commandDoor(wish))).toMatchObject({ failure: { code: 'offline' } })
  expect(sent).toHaveLength(4)
})
