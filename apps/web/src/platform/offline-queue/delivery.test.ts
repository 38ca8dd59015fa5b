import { beforeEach, expect, test } from 'vitest'
import { ApiProblem } from '../api-problem.ts'
import { deliver } from './delivery.ts'
import type { Queued } from './queue-types.ts'

let waiting: Queued[]
let sent: string[]
let refused: Set<string>
/** Answers a call with the ids that the server accepts, or throws. */
let server: (ids: readonly string[]) => readonly string[]

const item = (id: string): Queued => ({
  id,
  kind: 'desk',
  tenantId: 't1',
  userId: 'ana',
  at: '',
  body: null,
})

const run = (batch = 2) =>
  deliver({
    sender: {
      batch,
      async send(items) {
        const ids = items.map(({ id }) => id)
        sent.push(ids.join(''))
        await Promise.resolve()
        return server(ids)
      },
    },
    waiting: () => waiting,
    refused,
    remove: async (ids) => {
      waiting = waiting.filter(({ id }) => !ids.includes(id))
    },
  })

const left = () => waiting.map(({ id }) => id).join('')
const refusing =
  (bad: string, status = 422) =>
  (ids: readonly string[]) => {
    if (ids.includes(bad)) throw new ApiProblem(status, 'malformed')
    return ids
  }

beforeEach(() => {
  waiting = ['a', 'b', 'c', 'd', 'e'].map(item)
  sent = []
  refused = new Set()
  server = (ids) => ids
})

test('sends batches in the order of their items, and removes them once they are answered', async () => {
  expect(await run()).toBe(true)
  expect(sent).toEqual(['ab', 'cd', 'e'])
  expect(left()).toBe('')
})

test.each([
  [0, 'offline'],
  [502, 'internal'],
  [503, 'unavailable'],
  [429, 'throttled'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
] as const)('after a %i nothing is lost and nothing goes on', async (status, code) => {
  server = (ids) => {
    if (ids.includes('c')) throw new ApiProblem(status, code)
    return ids
  }
  expect(await run()).toBe(false)
  expect(sent).toEqual(['ab', 'cd'])
  expect(left()).toBe('cde')
})

test('an error in the sender itself loses nothing', async () => {
  server = () => {
    throw new TypeError('a defect')
  }
  expect(await run()).toBe(false)
  expect(left()).toBe('abcde')
})

test.each([400, 404, 413, 422, 500])(
  'a batch refused with %i is sent one by one: what stays refused stays, others go on',
  async (status) => {
    server = refusing('b', status)
    expect(await run()).toBe(false)
    expect(sent).toEqual(['ab', 'a', 'b', 'cd', 'e'])
    expect(left()).toBe('b')
    waiting.push(item('f'))
    sent = []
    expect(await run()).toBe(false)
    expect(sent).toEqual(['f', 'b'])
    server = (ids) => ids
    expect(await run()).toBe(true)
    expect(left()).toBe('')
  },
)

test('keeps the rest when the network is lost while items are sent one by one', async () => {
  const refuse = refusing('b')
  server = (ids) => {
    if (ids.join('') === 'b') throw new ApiProblem(0, 'offline')
    return refuse(ids)
  }
  expect(await run()).toBe(false)
  expect(left()).toBe('bcde')
})

test('keeps items that the server did not name, and tries each once', async () => {
  server = (ids) => [...ids.filter((id) => id !== 'a'), 'z']
  expect(await run()).toBe(false)
  expect(sent).toEqual(['ab', 'cd', 'e'])
  expect(left()).toBe('a')
})

test('sends items queued meanwhile in the same run', async () => {
  server = (ids) => {
    if (ids.includes('e')) waiting = [...waiting, item('f')]
    return ids
  }
  expect(await run()).toBe(true)
  expect(sent).toEqual(['ab', 'cd', 'e', 'f'])
})
