import { expect, it } from 'vitest'
import { type Condition, objectStore, whereOf } from './object-store.ts'
import type { Command, ReaderCalls } from './reader-calls.ts'
import { oneOf, pair } from './reader-rows.ts'

const never: ReaderCalls = {
  call: () => Promise.reject(new Error('a call was made')),
  endOfWriting: () => Promise.resolve(false),
  login: () => null,
  useLogin: () => undefined,
  close: () => Promise.resolve(),
}
const store = objectStore(never)
const asking = { lane: 'list' } as const

it('writes clauses with a connector after each but the last', () => {
  const condition: Condition = [
    { field: 'id', operator: '>', value: 519n },
    { field: 'event', operator: '=', value: 7n },
  ]
  expect(whereOf('access_logs', condition)).toEqual([
    { object: 'access_logs', field: 'id', operator: '>', value: 519n, connector: ') AND (' },
    { object: 'access_logs', field: 'event', operator: '=', value: 7n },
  ])
})

it('writes no change without a condition, not even one that was emptied', () => {
  // @ts-expect-error: an empty condition is none.
  const empty: Condition = []
  expect(() => store.destroy('users', empty, asking)).toThrow('every row')
  expect(() => store.modify('users', () => ({}), empty, asking)).toThrow('every row')
  expect(() => store.destroy('users', oneOf('id', []), asking)).toThrow('1 to 999')
  expect(() => pair({})).toThrow('without values')
})

it('writes no list of more than 999 values, and no name that comes from data', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `${at + 1}`)
  expect(() => whereOf('users', oneOf('id', many))).toThrow('1 to 999')
  expect(() => whereOf('users', [{ field: 'id) OR (1=1', operator: '=', value: 1 }])).toThrow(
    'name',
  )
  expect(() => whereOf('users', [{ field: 'id', operator: '=', value: [1] }])).toThrow('IN')
})

it('has no command that resets a reader', async () => {
  // @ts-expect-error: the type has no such command.
  const command: Command = 'reset_to_factory_default'
  await expect(never.call({ lane: 'list', command })).rejects.toThrow('a call was made')
})
