import { LIT_MAX } from '@portaria/contract/modules/units/buildings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LitBatches, litBatches } from './lit-batches.ts'

const readSome = vi.fn<(ids: readonly string[]) => Promise<void>>()
const readWhole = vi.fn<() => void>()
let batches: LitBatches
beforeEach(() => {
  vi.useFakeTimers()
  readSome.mockReset().mockResolvedValue(undefined)
  readWhole.mockReset()
  batches = litBatches(readSome, readWhole)
})
afterEach(() => {
  batches.stop()
  vi.useRealTimers()
})

it('joins the events of half a second into one read', async () => {
  for (let nth = 0; nth < 10; nth += 1) {
    batches.note([`row ${nth % 5}`], 1)
    await vi.advanceTimersByTimeAsync(40)
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(readSome.mock.calls).toEqual([[['row 0', 'row 1', 'row 2', 'row 3', 'row 4']]])
  expect(readWhole).not.toHaveBeenCalled()
})

it('with twenty events a second reads twice a second, and never everything', async () => {
  for (let nth = 0; nth < 200; nth += 1) {
    batches.note([`row ${nth}`], 1)
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(readSome.mock.calls.length).toBeLessThanOrEqual(20)
  expect(readWhole).not.toHaveBeenCalled()
})

it('reads everything at most once in five seconds, if more changed than is read by ids', async () => {
  const many = Array.from({ length: LIT_MAX + 1 }, (_, nth) => `row ${nth}`)
  for (let second = 0; second < 10; second += 1) {
    batches.note(many, many.length)
    batches.note(['row'], 5_000)
    batches.noteWhole()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(readSome).not.toHaveBeenCalled()
  expect(readWhole.mock.calls.length).toBeGreaterThan(0)
  expect(readWhole.mock.calls.length).toBeLessThanOrEqual(3)
})

it('reads everything if some rows could not be read', async () => {
  readSome.mockRejectedValue(new Error('no answer'))
  batches.note(['row'], 1)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(readWhole).toHaveBeenCalledTimes(1)
})

it('reads one batch after the other, so that no older answer comes last', async () => {
  const answers: (() => void)[] = []
  readSome.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  batches.note(['first'], 1)
  await vi.advanceTimersByTimeAsync(600)
  batches.note(['second'], 1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(readSome.mock.calls).toEqual([[['first']]])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(600)
  expect(readSome.mock.calls).toEqual([[['first']], [['second']]])
})
