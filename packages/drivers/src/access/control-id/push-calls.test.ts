import { beforeEach, expect, it } from 'vitest'
import { systemClock } from '../../driver-clock.ts'
import { startMovedTime } from '../../testing/moved-time.ts'
import { type PushCalls, pushCalls } from './push-calls.ts'
import type { Command } from './reader-calls.ts'

let push: PushCalls
beforeEach(startMovedTime)
beforeEach(() => {
  push = pushCalls(systemClock)
})

const load = (command: Command = 'load_objects') =>
  push.calls.call({ lane: 'list', command, body: { object: 'users', id: 9007199254740993n } })
const numberOf = (text: string) =>
  (JSON.parse(text) as { transactions: [{ transactionid: string }] }).transactions[0].transactionid
const handed = () => numberOf(push.handOut())

it('hands a call out once, and gives its result to whoever made it', async () => {
  const called = load()
  await Promise.resolve()
  const text = push.handOut()
  const id = numberOf(text)
  expect(text).toBe(
    `{"transactions":[{"transactionid":"${id}","verb":"POST","endpoint":"load_objects",` +
      '"contentType":"application/json","queryString":"",' +
      '"body":{"object":"users","id":9007199254740993}}]}',
  )
  push.settle([{ id, hasFailed: false, response: { users: [] } }])
  expect(await called).toEqual({ result: 'answered', json: { users: [] } })
  expect(push.handOut()).toBe('')
})

it('takes no result of another call', async () => {
  const called = load()
  await Promise.resolve()
  push.settle([{ id: null, hasFailed: false, response: {} }])
  const id = handed()
  push.settle([{ id: '7', hasFailed: false, response: {} }])
  // A late result of the call before may name none, and must not prove this one.
  push.settle([{ id: null, hasFailed: false, response: { users: [] } }])
  push.settle([{ id, hasFailed: true, response: undefined }])
  expect(await called).toMatchObject({ result: 'refused', reason: 'reader_refused' })
})

it('takes no result of a call of another process', async () => {
  void load()
  await Promise.resolve()
  const earlier = handed()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  push = pushCalls(systemClock)
  void load()
  await Promise.resolve()
  expect(handed()).not.toBe(earlier)
})

it('does not hand out again what the reader forgot', async () => {
  const called = load()
  await Promise.resolve()
  handed()
  expect(push.handOut()).toBe('')
  expect(await called).toEqual({ result: 'unknown', reason: 'connection_lost' })
  const next = load('system_information')
  await Promise.resolve()
  push.settle([{ id: handed(), hasFailed: false, response: { serial: 'S1' } }])
  expect(await next).toMatchObject({ json: { serial: 'S1' } })
})

it('knows that nothing happened where the reader never asked, and not where it brought nothing', async () => {
  expect(await load()).toMatchObject({ result: 'refused', reason: 'no_connection' })
  const called = load()
  await Promise.resolve()
  handed()
  expect(await called).toEqual({ result: 'unknown', reason: 'timeout' })
})

it('hands out no door after its expiry', async () => {
  const expiresAt = Date.now() + 5_000
  const door = push.calls.call({ lane: 'opening', command: 'execute_actions', expiresAt })
  expect(await door).toMatchObject({ result: 'refused', reason: 'expired' })
  expect(push.handOut()).toBe('')
})
