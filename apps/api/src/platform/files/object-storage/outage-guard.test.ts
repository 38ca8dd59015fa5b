import { expect, it } from 'vitest'
import { outageGuard } from './outage-guard.ts'

/** A guard on a clock of the test, and the calls that it let through. */
function guarded() {
  let now = 0
  let isUp = true
  let calls = 0
  const guard = outageGuard(() => now)
  return {
    calls: () => calls,
    turn: (up: boolean) => {
      isUp = up
    },
    wait: (ms: number) => {
      now += ms
    },
    call: (held?: Promise<void>) =>
      guard
        .run(
          async () => {
            calls += 1
            await held
            if (!isUp) throw new Error('gone')
            return 'answered'
          },
          () => true,
        )
        .catch(({ message }: Error) => message),
  }
}

it('refuses calls at once while the store is gone, and tries it again one call at a time', async () => {
  const { call, calls, turn, wait } = guarded()
  turn(false)
  for (let nth = 0; nth < 3; nth += 1) expect(await call()).toBe('gone')
  expect(await call()).toBe('unavailable')
  expect(calls()).toBe(3)

  wait(5_000)
  const { promise, resolve } = Promise.withResolvers<void>()
  const trying = call(promise)
  expect(await call()).toBe('unavailable')
  resolve()
  expect(await trying).toBe('gone')
  expect(await call()).toBe('unavailable')

  wait(5_000)
  turn(true)
  expect(await call()).toBe('answered')
  expect(await Promise.all([call(), call()])).toEqual(['answered', 'answered'])
})

it('counts failures in a row alone, and refusals not', async () => {
  const { call, turn } = guarded()
  for (let nth = 0; nth < 4; nth += 1) {
    turn(false)
    expect(await call()).toBe('gone')
    turn(true)
    expect(await call()).toBe('answered')
  }
  const guard = outageGuard()
  const refuse = () =>
    guard.run(
      () => Promise.reject(new Error('refused')),
      () => false,
    )
  for (let nth = 0; nth < 5; nth += 1) await expect(refuse()).rejects.toThrow('refused')
})
